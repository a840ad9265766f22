import * as z from 'zod/mini';
import { call } from '../call.ts';
import { date, instant, loanParams, uuid } from '../shapes/base.ts';
import { CONSOLE_API, comment, personUuid } from '../shapes/console.ts';
import { writeReply } from '../shapes/status.ts';

const path = `${CONSOLE_API}/applications/{uuid}/rescissions` as const;

/**
 * Enters a letter or fax that cancels the loan; the date it was sent decides, and the 20 days run from the receipt.
 * Records Rescinded, or LateRescissionReceived once the money was sent.
 */
export const enterRescission = call({
  id: 'ST-27',
  tag: 'console-api',
  method: 'POST',
  path,
  auth: 'staff',
  permission: ['closing'],
  params: loanParams,
  body: z.strictObject({
    personUuid,
    sentAt: instant,
    receivedAt: instant,
    how: z.enum(['LETTER', 'FAX']),
    documentUuid: uuid,
  }),
  status: 201,
  /** `dueOn`: the last of the 20 days to return everything, or to answer a late request. */
  reply: writeReply({ rescissionUuid: uuid, kind: z.enum(['IN_TIME', 'LATE']), dueOn: date }),
  errors: ['rescission-over', 'document-refused', 'choice-unknown', 'outcome-not-possible'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});

/**
 * Completes the 20-day task: everything was returned after a rescission, or a late request was answered. Records no
 * fact.
 */
export const settleRescission = call({
  id: 'ST-27 settlement',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/{rescissionUuid}/settlement`,
  auth: 'staff',
  permission: ['closing'],
  params: z.extend(loanParams, { rescissionUuid: uuid }),
  body: z.strictObject({ comment }),
  reply: writeReply({}),
  errors: ['outcome-not-possible'],
  rules: { idempotency: 'required' },
});
