import * as z from 'zod/mini';
import type { PayoffFigure } from './port.ts';

/**
 * A payment to a creditor that pays off a debt. `hasLeft`: the bank sent the money with the line, so the creditor is
 * asked only for its receipt.
 */
export interface CreditorPayment {
  readonly liabilityUuid: string;
  readonly amountCents: number;
  readonly hasLeft: boolean;
  readonly payTo: PayoffFigure['payTo'];
}

/** The request to pay off all selected debts of a loan. */
export interface PayCreditorsRequest {
  readonly applicationUuid: string;
  readonly payments: readonly CreditorPayment[];
  readonly email: string;
  /** yyyy-MM-dd by the loan clock. */
  readonly today: string;
}

/** A creditor's confirmation that the debt is paid. */
export const receipt = z.strictObject({
  liabilityUuid: z.uuid(),
  amountCents: z.int().check(z.gte(0)),
  on: z.iso.date(),
});
export type Receipt = z.infer<typeof receipt>;

/** PAID: every receipt arrived right away. SENT: the money was sent, and missing receipts come by webhook `paid`. */
export const payCreditorsAnswer = z.strictObject({
  outcome: z.enum(['PAID', 'SENT']),
  receipts: z.array(receipt).check(z.maxLength(100)),
  expectedOn: z.nullable(z.iso.date()),
});
export type PayCreditorsAnswer = z.infer<typeof payCreditorsAnswer>;
