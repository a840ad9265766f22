import { BORROWER_WITHDRAWAL_REASONS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { HELOC_API } from './paths.ts';
import { loanParams, text } from './shapes/base.ts';
import { refund, writeReply } from './shapes/status.ts';

/**
 * Withdraws the borrower's application; possible until everyone has signed. Records ApplicationWithdrawn, preceded by
 * FeeRefunded when an appraisal fee must be refunded.
 */
export const withdrawApplication = call({
  id: 'AP-13',
  tag: 'application',
  method: 'POST',
  path: `${HELOC_API}/withdrawal`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ reason: z.enum(BORROWER_WITHDRAWAL_REASONS), comment: z.nullish(text) }),
  reply: writeReply({ refund: z.nullish(refund) }),
  errors: [],
  rules: { idempotency: 'required', ifMatch: 'required' },
});
