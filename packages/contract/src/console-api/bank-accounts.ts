import { BANK_REVIEW, type BankReview } from '@lintel/domain';
import * as z from 'zod/mini';
import { bankAccount } from '../bank.ts';
import { call } from '../call.ts';
import { loanParams, uuid } from '../shapes/base.ts';
import { CONSOLE_API, comment, reason } from '../shapes/console.ts';
import { writeReply } from '../shapes/status.ts';

/**
 * Decides on a bank letter: the account is the borrower's, or another is needed. Records DisbursementAccountVerified or
 * DisbursementAccountRefused; for a payment account it updates only the account's row.
 */
export const reviewBankAccount = call({
  id: 'ST-24',
  tag: 'console-api',
  method: 'POST',
  path: `${CONSOLE_API}/applications/{uuid}/bank-accounts/{bankAccountUuid}/review`,
  auth: 'staff',
  permission: ['review'],
  params: z.extend(loanParams, { bankAccountUuid: uuid }),
  body: z.strictObject({ outcome: z.enum(Object.keys(BANK_REVIEW) as [BankReview, ...BankReview[]]), reason, comment }),
  reply: writeReply({ account: bankAccount }),
  errors: ['outcome-not-possible', 'reason-missing'],
  rules: { idempotency: 'required', ifMatch: 'required', stepUp: true },
});
