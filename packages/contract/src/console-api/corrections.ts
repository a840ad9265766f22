import * as z from 'zod/mini';
import { call } from '../call.ts';
import { loanParams, uuid } from '../shapes/base.ts';
import { CONSOLE_API, comment } from '../shapes/console.ts';
import { sentAddress, sentName } from '../shapes/person.ts';
import { writeReply } from '../shapes/status.ts';

/** The corrected value: only the field that the correction names. */
const change = z.strictObject({
  name: z.nullish(sentName),
  homeAddress: z.nullish(sentAddress),
  mailingAddress: z.nullish(sentAddress),
});

/**
 * Decides a correction that the borrower asked for (`askCorrection`). If accepted, the name or addresses change in
 * the application and the profile. Records no fact.
 */
export const decideCorrection = call({
  id: 'ST-10 decision',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/corrections/{correctionUuid}/decision`,
  auth: 'staff',
  permission: ['review'],
  params: z.extend(loanParams, { correctionUuid: uuid }),
  body: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('ACCEPTED'), change, comment }),
    z.strictObject({ outcome: z.literal('REFUSED'), comment }),
  ]),
  reply: writeReply({}),
  errors: ['outcome-not-possible'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});
