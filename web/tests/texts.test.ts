import { expect, it } from 'vitest';
import { ago, number, signed, signedPercent, t } from '../src/texts';

it('writes numbers with their thousands', () => {
  expect([number(999), number(12_000), number(-1)]).toEqual(['999', '12,000', '-1']);
});

it('writes what is won and lost with a sign, the minus as wide as the plus', () => {
  expect([signed(4000), signed(0), signed(-1500)]).toEqual(['+4,000', '+0', '−1,500']);
});

it('says how long ago something was in the largest unit that fits', () => {
  expect([-3, 0, 59, 60, 3599, 3600, 86_399, 86_400, 200_000].map(ago)).toEqual([
    '0 s',
    '0 s',
    '59 s',
    '1 min',
    '60 min',
    '1 h',
    '24 h',
    '1 d',
    '2 d',
  ]);
});

it('fills places, and shows the key where there is no text', () => {
  expect(t('why_rule', { rule: 'K3.2' })).toBe('Why? Rule K3.2');
  expect(t('never_written')).toBe('never_written');
});

it('writes changes in percent with their sign, and none as no loss', () => {
  expect(signedPercent(0.123)).toBe('+12%');
  expect(signedPercent(-0.01)).toBe('−1%');
  expect(signedPercent(-0.001)).toBe('+0%');
});
