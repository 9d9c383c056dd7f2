/** Kette as the server shows it to one seat. */
import type { Own, View } from '../../api/types';

export const KINDS = ['ruby', 'pearl', 'topaz', 'emerald', 'sapphire'] as const;
export type Kind = (typeof KINDS)[number];
/** A column from -4 to 4 and a row from 1 to 4. */
export type At = [number, number];

export interface Field {
  at: At;
  card?: string;
  stands_for?: string;
  reserved?: boolean;
}

export interface KetteView extends View {
  lions: string;
  players: { seat: number; cash: number; hand_size: number; known: string[] }[];
  auctioneer: number;
  lot: string | null;
  bid: { seat: number; amount: number } | null;
  price: number | null;
  deck_size: number;
  necklace: Field[];
  columns: { columns: number[]; kind: Kind | null; may_hold: Kind[] }[];
  forgeries: string[];
  me?: Own & { hand: string[] };
}

export const COLUMNS = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
export const ROWS = [1, 2, 3, 4];

/** A card's kind and value; the lion has no value. */
export function parts(card: string): { kind: string; value: number } {
  const [kind = '', value = '0'] = card.split(' ');
  return { kind, value: Number(value) };
}

export const placeOf = (at: At) => `field ${at[0]},${at[1]}`;
