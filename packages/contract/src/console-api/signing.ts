import { CLOSING_GROUNDS, PROBLEM_OUTCOMES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { checked, onLoan, uuid } from '../shapes/base.ts';
import { G, comment, personUuid } from '../shapes/desk.ts';
import { write } from '../shapes/status.ts';

/** ST-28. Voids a closing, from the package until the deed is recorded: on a ground, or with the written consent of everybody who signs. Records ClosingVoided: new papers follow. */
export const voidClosing = call({
  id: 'ST-28',
  tag: 'console-api',
  method: 'POST',
  path: `${G}/applications/{uuid}/closing/voiding`,
  auth: 'staff',
  permission: ['closing'],
  params: onLoan,
  body: z.strictObject({
    ground: z.nullish(z.enum(CLOSING_GROUNDS)),
    consents: checked(z.array(z.strictObject({ personUuid, documentUuid: uuid })), z.maxLength(20)),
    comment,
  }),
  reply: write({}),
  errors: ['consents-incomplete', 'document-refused', 'not-at-this-step'],
  rules: { idempotency: 'required', ifMatch: 'required', stepUp: true },
});

/** ST-34. Answers a problem that stopped the signing. NEW_PAPERS voids the closing with it, ground PAPERS_WRONG; the comment is read by whoever told of it. */
export const answerSigningProblem = call({
  id: 'ST-34',
  tag: 'console-api',
  method: 'POST',
  path: `${G}/applications/{uuid}/signing-problems/{problemUuid}/answer`,
  auth: 'staff',
  permission: ['closing'],
  params: z.extend(onLoan, { problemUuid: uuid }),
  body: z.strictObject({ outcome: z.enum(PROBLEM_OUTCOMES), comment }),
  reply: write({}),
  errors: ['outcome-not-possible', 'reason-missing'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});
