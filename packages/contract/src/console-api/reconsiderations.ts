import { RECONSIDERED } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { onLoan, uuid } from '../shapes/base.ts';
import { CONSOLE_API, comment, reason } from '../shapes/console.ts';
import { write } from '../shapes/status.ts';

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
  params: z.extend(onLoan, { reconsiderationUuid: uuid }),
  body: z.strictObject({ outcome: z.enum(RECONSIDERED), reason, comment }),
  reply: write({}),
  errors: ['outcome-not-possible', 'reason-missing'],
  rules: { idempotency: 'required', ifMatch: 'required' },
});
