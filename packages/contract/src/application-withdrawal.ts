import { LEAVING_REASONS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { HELOC_API } from './paths.ts';
import { onLoan, text } from './shapes/base.ts';
import { refund, write } from './shapes/status.ts';

/**
 * Withdraws the application; possible until everyone has signed. Records ApplicationWithdrawn, preceded by FeeRefunded
 * when an appraisal fee must be refunded.
 */
export const withdrawApplication = call({
  id: 'AP-13',
  tag: 'application',
  method: 'POST',
  path: `${HELOC_API}/withdrawal`,
  auth: 'borrower',
  params: onLoan,
  body: z.strictObject({ reason: z.enum(LEAVING_REASONS), comment: z.nullish(text) }),
  reply: write({ refund: z.nullish(refund) }),
  errors: [],
  rules: { idempotency: 'required', ifMatch: 'required' },
});
