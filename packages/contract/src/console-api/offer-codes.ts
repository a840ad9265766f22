import * as z from 'zod/mini';
import { call } from '../call.ts';
import { checked, date, whole } from '../shapes/base.ts';
import { CONSOLE_API } from '../shapes/console.ts';

const path = `${CONSOLE_API}/offer-codes` as const;
/** A file of 500 rows. */
const CSV_BYTES = 200_000;

/** Counts the lender's offer codes by mailing. No name or address is shown. */
export const listOfferMailings = call({
  id: 'ST-60 get',
  tag: 'console-api',
  method: 'GET',
  path,
  auth: 'staff',
  permission: ['admin'],
  reply: z.array(z.strictObject({ respondByDate: date, codes: whole, isOver: z.boolean() })),
  errors: [],
  rules: { stepUp: true },
});

/** Adds the offer codes of a CSV file and replaces those that exist. Saves all rows or, if one is wrong, none. */
export const importOfferCodes = call({
  id: 'ST-60 import',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/import`,
  auth: 'staff',
  permission: ['admin'],
  body: z.strictObject({ csv: checked(z.string(), z.minLength(1), z.maxLength(CSV_BYTES)) }),
  reply: z.strictObject({ added: whole, changed: whole }),
  errors: [],
  rules: { idempotency: 'required', stepUp: true, bodyLimit: CSV_BYTES * 2 },
});
