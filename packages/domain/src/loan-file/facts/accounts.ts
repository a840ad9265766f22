import * as z from 'zod/mini';
import { fact } from './fact.ts';
import { rule } from './needs.ts';
import { ordinal, recordRef, shortText } from './parts.ts';

/** The account that gets the money, and how payments are made. */
export const accountsFacts = {
  DisbursementAccountEntered: fact({
    data: z.strictObject({ account: recordRef, method: z.enum(['INSTANT', 'MICRO_DEPOSIT', 'MANUAL']) }),
    effect: (file, { method }) => ({
      ...file,
      disbursement: { ...file.disbursement, entered: method },
    }),
    needs: (seen) => seen.turns.step(seen, ['disburse']),
    act: true,
  }),
  DisbursementAccountVerified: fact({
    data: z.strictObject({ attempt: ordinal, by: z.enum(['BORROWER', 'STAFF']) }),
    effect: (file) => ({ ...file, disbursement: { ...file.disbursement, verified: true } }),
    needs: (seen, { attempt, by }) =>
      by === 'STAFF'
        ? seen.turns.worker(seen, ['disburse-review'], attempt)
        : (seen.turns.step(seen, ['disburse-wait']) ?? seen.turns.worker(seen, ['disburse-wait'], attempt)),
    act: ({ by }) => by !== 'STAFF',
  }),
  DisbursementAccountRefused: fact({
    data: z.strictObject({
      attempt: ordinal,
      by: z.enum(['BORROWER', 'STAFF', 'BANK']),
      reason: shortText(80),
    }),
    effect: (file) => ({
      ...file,
      disbursement: { ...file.disbursement, entered: null, attempt: file.disbursement.attempt + 1 },
    }),
    needs: (seen, { attempt, by, reason }) => {
      if (by === 'STAFF') return seen.turns.worker(seen, ['disburse-review'], attempt);
      if (by === 'BANK') return seen.turns.worker(seen, ['disburse-wait'], attempt);
      return (
        seen.turns.step(seen, ['disburse-review', 'disburse-wait']) ??
        seen.turns.worker(seen, ['disburse-review', 'disburse-wait'], attempt) ??
        rule(reason === 'WITHDRAWN', 'a borrower can only remove an account; a bank or staff say what is wrong with it')
      );
    },
    act: ({ by }) => by === 'BORROWER',
  }),
  PaymentMethodChosen: fact({
    data: z.strictObject({ method: z.enum(['AUTOPAY', 'MANUAL']), account: z.nullable(recordRef) }),
    effect: (file, { method }) => ({ ...file, paymentMethod: method }),
    /** The borrower can choose another payment method until autopay is confirmed. */
    needs: (seen) => seen.turns.step(seen, ['autopay', 'autopay-confirm']),
    act: true,
  }),
  AutopayConfirmed: fact({
    data: z.strictObject({ account: recordRef }),
    effect: (file) => ({ ...file, autopayConfirmed: true }),
    needs: (seen) => seen.turns.step(seen, ['autopay-confirm']),
    act: true,
  }),
};
