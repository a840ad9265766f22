import { VOIDING_GROUNDS, PROBLEM_OUTCOMES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { checked, loanParams, uuid } from '../shapes/base.ts';
import { CONSOLE_API, comment, personUuid } from '../shapes/console.ts';
import { writeReply } from '../shapes/status.ts';

/**
 * Voids a closing between the package and the recording of the deed, on a ground or with the written consent of
 * everyone who signs. Records ClosingVoided: new documents follow.
 */
export const voidClosing = call({
  id: 'ST-28',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/closing/voiding`,
  auth: 'staff',
  permission: ['closing'],
  params: loanParams,
  body: z.strictObject({
    ground: z.nullish(z.enum(VOIDING_GROUNDS)),
    consents: checked(z.array(z.strictObject({ personUuid, documentUuid: uuid })), z.maxLength(20)),
    comment,
  }),
  reply: writeReply({}),
  errors: ['consents-incomplete', 'document-refused', 'not-at-this-step'],
  rules: { idempotency: 'required', ifMatch: 'required', stepUp: true },
});

/**
 * Answers a problem that stopped the signing. NEW_PAPERS also voids the closing on the ground PAPERS_WRONG; the person
 * who reported the problem reads the comment.
 */
export const answerSigningProblem = call({
  id: 'ST-34',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/signing-problems/{problemUuid}/answer`,
  auth: 'staff',
  permission: ['closing'],
  params: z.extend(loanParams, { problemUuid: uuid }),
  body: z.strictObject({ outcome: z.enum(PROBLEM_OUTCOMES), comment }),
  reply: writeReply({}),
  errors: ['outcome-not-possible', 'reason-missing'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});
