import * as z from 'zod/mini';
import { expirePayoffFigures } from './effects.ts';
import { fact } from './fact.ts';
import { type Refusal, rule, type RuleContext } from './needs.ts';
import { ordinal, recordRef, shortText } from './parts.ts';

/** Facts about the account that gets the money, and about how payments are made. */
export const accountsFacts = {
  DisbursementAccountEntered: fact({
    data: z.strictObject({ account: recordRef, method: z.enum(['INSTANT', 'MICRO_DEPOSIT', 'MANUAL']) }),
    effect: (file, { method }) => ({
      ...file,
      disbursement: { ...file.disbursement, entered: method },
    }),
    needs: (context) => context.turns.step(context, ['disburse']),
    act: true,
  }),
  DisbursementAccountVerified: fact({
    data: z.strictObject({ attempt: ordinal, by: z.enum(['BORROWER', 'STAFF']) }),
    effect: (file) => ({ ...file, disbursement: { ...file.disbursement, verified: true } }),
    needs: (context, { attempt, by }) =>
      by === 'STAFF'
        ? context.turns.worker(context, ['disburse-review'], attempt)
        : (context.turns.step(context, ['disburse-wait']) ?? context.turns.worker(context, ['disburse-wait'], attempt)),
    act: ({ by }) => by !== 'STAFF',
  }),
  DisbursementAccountRefused: fact({
    data: z.strictObject({
      attempt: ordinal,
      by: z.enum(['BORROWER', 'STAFF', 'BANK']),
      reason: shortText(80),
    }),
    /** A new account needs the final checks again, and the payoff figures would expire while the borrower adds it. */
    effect: (file) => ({
      ...(file.disbursement.verified ? expirePayoffFigures(file) : file),
      disbursement: { entered: null, verified: false, attempt: file.disbursement.attempt + 1 },
    }),
    needs: (context, { attempt, by, reason }) => {
      if (by === 'STAFF')
        return context.file.disbursement.verified
          ? requireBeforeFunding(context, attempt)
          : context.turns.worker(context, ['disburse-review'], attempt);
      if (by === 'BANK') return context.turns.worker(context, ['disburse-wait'], attempt);
      return (
        context.turns.step(context, ['disburse-review', 'disburse-wait']) ??
        context.turns.worker(context, ['disburse-review', 'disburse-wait'], attempt) ??
        rule(reason === 'WITHDRAWN', 'a borrower can only remove an account; a bank or staff say what is wrong with it')
      );
    },
    act: ({ by }) => by === 'BORROWER',
  }),
  PaymentMethodChosen: fact({
    data: z.strictObject({ method: z.enum(['AUTOPAY', 'MANUAL']), account: z.nullable(recordRef) }),
    effect: (file, { method }) => ({ ...file, paymentMethod: method }),
    /** The borrower can choose another payment method until autopay is confirmed. */
    needs: (context) => context.turns.step(context, ['autopay', 'autopay-confirm']),
    act: true,
  }),
  AutopayConfirmed: fact({
    data: z.strictObject({ account: recordRef }),
    effect: (file) => ({ ...file, autopayConfirmed: true }),
    needs: (context) => context.turns.step(context, ['autopay-confirm']),
    act: true,
  }),
};

/** Refuses to take back a verified account of this attempt, unless funding is neither proposed nor approved. */
function requireBeforeFunding(context: RuleContext, attempt: number): Refusal | null {
  const { disbursement, proposal } = context.file;
  return (
    context.turns.step(context, ['funding-decision']) ??
    rule(attempt === disbursement.attempt, 'the borrower has added another account since') ??
    rule(proposal === null, 'a proposed payment must be rejected first')
  );
}
