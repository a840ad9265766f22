import type { Fault } from '../../../gate/refusal.ts';
import type { Typed } from '../../../gate/use-press.ts';
import { PIN } from './copy.ts';

const MOST = 60;
const plain = (number: string): string => number.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

export const parcelOf = (typed: Typed): string => (typed['parcelNumber'] ?? '').trim();

/** Another number than the one we have: dashes and case make no difference. */
export function parcelFaults(typed: Typed, known: string | null | undefined): readonly Fault[] {
  const number = parcelOf(typed);
  if (plain(number) === '') return [{ id: 'parcelNumber', message: PIN.missing }];
  if (number.length > MOST) return [{ id: 'parcelNumber', message: PIN.long }];
  return known && plain(known) === plain(number) ? [{ id: 'parcelNumber', message: PIN.same }] : [];
}
