import { FILE_RECORDS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { date, instant, line, uuid } from './shapes/base.ts';

const path = '/identity/secure/api/v1/account-closing' as const;

/** Returns what keeps the account open, and which records the law or the lender's policy keeps after it closes. */
export const readAccountClosing = call({
  id: 'ID-16 get',
  tag: 'account-closing',
  method: 'GET',
  path,
  auth: 'borrower',
  reply: z.strictObject({
    open: z.array(z.strictObject({ uuid, kind: z.enum(['APPLICATION', 'LINE', 'SIGNING']) })),
    /** Until then the earlier email address can change the account back, so the account can't be closed. */
    changeBackUntil: z.nullable(instant),
    kept: z.array(z.strictObject({ record: z.enum(FILE_RECORDS), source: line, until: date })),
  }),
  errors: [],
});

/** Closes the caller's account: nothing logs in to it anymore. */
export const closeOwnAccount = call({
  id: 'ID-16 post',
  tag: 'account-closing',
  method: 'POST',
  path,
  auth: 'borrower',
  errors: ['loan-open', 'change-back-open'],
  rules: { stepUp: true },
});
