import * as z from 'zod/mini';

const REFUSED = 'Please enter a valid routing number';

/** A number of a bank or an account as it is compared and kept: the spaces and dashes of a check are dropped. */
export const normalizeBankNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/** Whether the nine digits are a routing number: the Federal Reserve's prefixes and the check digit. Nine zeros pass both and name no bank. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const prefix = Number(text.slice(0, 2));
  const assigned =
    (prefix <= 12 && Number(text) > 0) ||
    (prefix >= 21 && prefix <= 32) ||
    (prefix >= 61 && prefix <= 72) ||
    prefix === 80;
  const sum = Array.from(text).reduce((total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0);
  return assigned && sum % 10 === 0;
}

/** Routing number of a bank; spaces and dashes are dropped. */
export const routingNumberField = z
  .string(REFUSED)
  .check(z.overwrite(normalizeBankNumber), z.refine(isRoutingNumber, REFUSED));
