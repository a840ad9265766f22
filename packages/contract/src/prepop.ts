import { EMPLOYMENT_TYPES, emailField, incomeField, phoneField } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { dollars, instant, line } from './shapes/base.ts';
import { address, name, sentAddress, sentName } from './shapes/person.ts';

/** The partner's report of its own page: the version that the visitor saw, and the offers on it. */
const affiliate = z.strictObject({
  abVersion: z.nullish(line),
  appIndicator: z.nullish(line),
  liveOffers: z.nullish(line),
});

/**
 * Returns the answers that a partner stored for this browser's visitor, to fill in the registration. The prefill cookie
 * finds them.
 */
export const readPrepop = call({
  id: 'G50',
  tag: 'prepop',
  method: 'GET',
  path: '/a/external/prepop',
  auth: 'anonymous',
  reply: z.strictObject({
    email: z.nullish(line),
    phoneNumber: z.nullish(line),
    name: z.nullish(name),
    address: z.nullish(address),
    income: z.nullish(dollars),
    employmentType: z.nullish(z.enum(EMPLOYMENT_TYPES)),
    affiliate,
  }),
  mayBeEmpty: true,
  errors: [],
  rules: { rate: 'lookup' },
});

/**
 * Stores answers that a visitor gave to a partner. The partner's server calls it with its key in `x-partner-key` and
 * sends the visitor to the link, which works once.
 */
export const storePrepop = call({
  id: 'AF-1',
  tag: 'prepop',
  method: 'POST',
  path: '/a/external/prepop',
  auth: 'anonymous',
  body: z.strictObject({
    email: z.nullish(emailField),
    phoneNumber: z.nullish(phoneField),
    name: z.nullish(sentName),
    address: z.nullish(sentAddress),
    income: z.nullish(incomeField),
    employmentType: z.nullish(z.enum(EMPLOYMENT_TYPES)),
    affiliate: z.nullish(affiliate),
  }),
  status: 201,
  reply: z.strictObject({ link: z.string(), expiresAt: instant }),
  errors: ['unauthenticated'],
});
