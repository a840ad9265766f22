import * as z from 'zod/mini';
import { NO_ROUTING_NUMBER } from './routing-number-words.en.ts';

/** A routing or account number in its stored form: without the spaces and dashes of a check. */
export const normalizeBankNumber = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

/**
 * Whether nine digits are a routing number: Federal Reserve prefix and check digit. Nine zeros pass both but are no
 * bank's.
 */
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
  .string(NO_ROUTING_NUMBER)
  .check(z.overwrite(normalizeBankNumber), z.refine(isRoutingNumber, NO_ROUTING_NUMBER));
