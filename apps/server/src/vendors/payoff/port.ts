import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';
import type { PayCreditorsRequest } from './payments.ts';

const cents = z.int().check(z.gte(0));
const day = z.iso.date();

/** A creditor's account for a payoff. */
export const payTo = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  address: z.string().check(z.minLength(1), z.maxLength(200)),
  routingNumber: z.string().check(z.regex(/^\d{9}$/)),
  accountNumber: z.string().check(z.minLength(4), z.maxLength(17)),
  reference: z.string().check(z.maxLength(60)),
});

/** The amount that pays off one debt until a day. */
export const payoffFigure = z.strictObject({
  liabilityUuid: z.uuid(),
  amountCents: cents,
  /** Interest for each additional day. */
  perDiemCents: cents,
  goodThrough: day,
  payTo,
});
export type PayoffFigure = z.infer<typeof payoffFigure>;

/**
 * ASKED: the letters were sent, and figures come later by webhook `figures` or from staff. Figures that are known
 * already are included.
 */
export const payoffAnswer = z.strictObject({
  outcome: z.enum(['FIGURES', 'ASKED']),
  figures: z.array(payoffFigure).check(z.maxLength(100)),
  expectedOn: z.nullable(day),
});
export type PayoffAnswer = z.infer<typeof payoffAnswer>;

/** A question to creditors for payoff figures. */
export interface PayoffRequest {
  readonly debts: readonly {
    readonly liabilityUuid: string;
    readonly creditorName: string;
    readonly mask: string | null;
    readonly balanceCents: number;
  }[];
  readonly email: string;
  readonly borrower: string;
  /** yyyy-MM-dd by the loan clock. */
  readonly today: string;
}

/**
 * Asks creditors for payoff figures, and pays them. Replies are unparsed: `payoffAnswer` and `payCreditorsAnswer` parse
 * them. `meta.key` identifies the question; the same key is the same payment.
 */
export interface PayoffPort {
  readonly provider: string;
  letters(request: PayoffRequest, meta: RequestMeta): Promise<unknown>;
  pay(request: PayCreditorsRequest, meta: RequestMeta): Promise<unknown>;
}
