import { isCompanyName, isDollarsIn, isLienPosition, LEAST_LIEN_BALANCE, readDollars } from '@lintel/domain';
import { LIENS } from './words.en.ts';

/** A lien that the borrower adds, with amounts in dollars. */
export interface TypedLien {
  creditorName: string;
  monetaryBalance: number;
  monthlyPayment: number;
  position: number;
}
type Field = keyof TypedLien;
const FIELDS = ['creditorName', 'monetaryBalance', 'monthlyPayment', 'position'] as const;

/** Returns the typed lien, or its errors in page order. */
export function checkLien(typed: Readonly<Record<string, string>>): {
  lien?: TypedLien;
  messages: { field: Field; message: string }[];
} {
  const lien: TypedLien = {
    creditorName: (typed['creditorName'] ?? '').trim(),
    monetaryBalance: readDollars(typed['monetaryBalance'] ?? ''),
    monthlyPayment: readDollars(typed['monthlyPayment'] ?? ''),
    position: Number((typed['position'] ?? '').trim() || 'none'),
  };
  const good: Record<Field, boolean> = {
    creditorName: isCompanyName(lien.creditorName),
    monetaryBalance: isDollarsIn(lien.monetaryBalance, LEAST_LIEN_BALANCE),
    monthlyPayment: isDollarsIn(lien.monthlyPayment),
    position: isLienPosition(lien.position),
  };
  const messages = FIELDS.filter((field) => !good[field]).map((field) => ({ field, message: LIENS.errors[field] }));
  return messages.length === 0 ? { lien, messages } : { messages };
}
