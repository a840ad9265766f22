import { RECONSIDERATION_OUTCOMES } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { loanParams, uuid } from '../shapes/base.ts';
import { CONSOLE_API, comment, reason } from '../shapes/console.ts';
import { writeReply } from '../shapes/status.ts';

/**
 * Decides a borrower's request for a reconsideration of value (`askReconsideration`). Changes no value: a new one comes
 * from the appraiser.
 */
export const decideReconsideration = call({
  id: 'ST-10 value',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/reconsiderations/{reconsiderationUuid}/decision`,
  auth: 'staff',
  permission: ['review'],
  params: z.extend(loanParams, { reconsiderationUuid: uuid }),
  body: z.strictObject({ outcome: z.enum(RECONSIDERATION_OUTCOMES), reason, comment }),
  reply: writeReply({}),
  errors: ['outcome-not-possible', 'reason-missing'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});
