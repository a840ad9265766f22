import { CONDITION_CATEGORIES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { checked, instant, line, loanParams, text } from '../shapes/base.ts';
import { CONSOLE_API, comment, conditionId, staffCondition, reason } from '../shapes/console.ts';
import { writeReply } from '../shapes/status.ts';

const conditionParams = z.extend(loanParams, { conditionId });
const path = `${CONSOLE_API}/applications/{uuid}/conditions` as const;

/** Lists the conditions of a loan file, oldest first, including closed ones. */
export const listConditions = call({
  id: 'ST-6 get',
  tag: 'console-api',
  method: 'GET',
  path,
  auth: 'staff',
  permission: ['condition'],
  params: loanParams,
  reply: z.array(staffCondition),
  errors: [],
});

/** Posts a condition that the borrower or a signer answers, or that only staff track. */
export const postCondition = call({
  id: 'ST-6 post',
  tag: 'console-api',
  method: 'POST',
  path,
  auth: 'staff',
  permission: ['condition'],
  params: loanParams,
  body: z.strictObject({
    categoryEnum: z.enum(CONDITION_CATEGORIES),
    blocks: z.enum(['NOW', 'CLOSING', 'FUNDING', 'NONE']),
    askBorrower: z.boolean(),
    requestDocuments: checked(z.array(checked(z.string(), z.maxLength(80))), z.maxLength(10)),
    commentsToBorrower: checked(z.string(), z.minLength(1), z.maxLength(2000)),
    notes: z.nullish(text),
    signerUuid: z.nullish(line),
    dueOn: z.nullish(instant),
  }),
  status: 201,
  reply: writeReply({ condition: staffCondition }),
  errors: ['outcome-not-possible', 'choice-unknown'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});

/** Closes a condition: CLEARED when it is met, CANCELLED when it no longer applies. */
export const closeCondition = call({
  id: 'ST-6 put',
  tag: 'console-api',
  method: 'PUT',
  path: `${path}/{conditionId}`,
  auth: 'staff',
  permission: ['condition'],
  params: conditionParams,
  body: z.strictObject({ state: z.enum(['CLEARED', 'CANCELLED']), reason, notes: z.nullish(text) }),
  reply: writeReply({ condition: staffCondition }),
  errors: ['condition-closed', 'reason-missing'],
  rules: { ifMatch: 'required' },
});

/** Rejects the borrower's answer to a condition, with a reason: it is their turn again. */
export const returnCondition = call({
  id: 'ST-22',
  tag: 'console-api',
  method: 'POST',
  path: `${path}/{conditionId}/return`,
  auth: 'staff',
  permission: ['condition'],
  params: conditionParams,
  body: z.strictObject({ reason, commentsToBorrower: comment }),
  reply: writeReply({ condition: staffCondition }),
  errors: ['condition-closed', 'reason-missing'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});
