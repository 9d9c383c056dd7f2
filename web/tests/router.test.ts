import { beforeEach, describe, expect, it } from 'vitest';
import { followLinks, router } from '../src/lib/router.svelte';

beforeEach(() => router.go('/', { replace: true }));

it('knows the parts of an address, and the key behind it', () => {
  router.go('/join/abc#secret');
  expect([router.path, router.parts, router.key]).toEqual(['/join/abc', ['join', 'abc'], 'secret']);
});

describe('a link', () => {
  function click(html: string, options: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    let followed = false;
    const listen = (one: Event) => {
      followLinks(one as MouseEvent);
      followed = one.defaultPrevented;
      // Nothing is loaded in a test.
      one.preventDefault();
    };
    document.body.addEventListener('click', listen, { once: true });
    document.querySelector('a, p')!.dispatchEvent(event);
    return followed;
  }

  it('inside the app is followed without loading it anew', () => {
    expect(click(`<a href="${location.origin}/rules/kette#K3">K3</a>`)).toBe(true);
    expect([router.path, router.key]).toEqual(['/rules/kette', 'K3']);
  });

  it('is the browser’s where it leads elsewhere, or another page is wanted', () => {
    const here = `${location.origin}/record`;
    expect(click('<a href="http://127.0.0.1:9/record">x</a>')).toBe(false);
    expect(click(`<a href="${location.origin}/api/games">x</a>`)).toBe(false);
    expect(click(`<a href="${here}" target="_blank">x</a>`)).toBe(false);
    expect(click(`<a href="${here}" download>x</a>`)).toBe(false);
    expect(click('<a href="#K3">x</a>')).toBe(false);
    expect(click(`<a href="${here}">x</a>`, { ctrlKey: true })).toBe(false);
    expect(click('<p>x</p>')).toBe(false);
    expect(router.path).toBe('/');
  });
});
