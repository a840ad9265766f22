import { readDollars } from '@lintel/domain';
import { LIENS } from './copy.ts';

export interface TypedLien { creditorName: string; monetaryBalance: number; monthlyPayment: number; position: number }
type Field = keyof TypedLien;
const FIELDS = ['creditorName', 'monetaryBalance', 'monthlyPayment', 'position'] as const;

/** The largest amount that a field of dollars takes (calls, "Shapes"). */
const MOST = 999_999_999.99;

/** A lien as typed: what is wrong with it, in the page's order, or the lien. */
export function checkLien(typed: Readonly<Record<string, string>>): { lien?: TypedLien; messages: { field: Field; message: string }[] } {
  const lien: TypedLien = {
    creditorName: (typed['creditorName'] ?? '').trim(),
    monetaryBalance: readDollars(typed['monetaryBalance'] ?? ''),
    monthlyPayment: readDollars(typed['monthlyPayment'] ?? ''),
    position: Number((typed['position'] ?? '').trim() || 'none'),
  };
  const good: Record<Field, boolean> = {
    creditorName: lien.creditorName.length >= 1 && lien.creditorName.length <= 100,
    monetaryBalance: lien.monetaryBalance >= 1 && lien.monetaryBalance <= MOST,
    monthlyPayment: lien.monthlyPayment >= 0 && lien.monthlyPayment <= MOST,
    position: Number.isInteger(lien.position) && lien.position >= 1 && lien.position <= 9,
  };
  const messages = FIELDS.filter((field) => !good[field]).map((field) => ({ field, message: LIENS.errors[field] }));
  return messages.length === 0 ? { lien, messages } : { messages };
}
