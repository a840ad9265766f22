import * as z from 'zod/mini';
import { accountMask } from '../account-mask.ts';
import type { RequestMeta } from '../call.ts';

export interface CreditAddress {
  readonly street1: string;
  readonly street2?: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Whom the bureau is asked about. `ssn` only after the borrower gave it for the pull. */
export interface CreditRequest {
  readonly name: {
    readonly firstName: string;
    readonly middleName?: string;
    readonly lastName: string;
    readonly suffix?: string;
  };
  /** yyyy-MM-dd */
  readonly birthdate: string;
  readonly email: string;
  readonly address: CreditAddress;
  readonly previousAddress?: CreditAddress;
  readonly ssn?: string;
  readonly statedMonthlyIncomeCents: number;
  readonly attempt: number;
  /** yyyy-MM-dd of the loan clock. */
  readonly today: string;
}

const cents = z.int().check(z.gte(0));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const month = z.string().check(z.regex(/^\d{4}-\d{2}$/));

export const creditLiability = z.strictObject({
  reference: z.string(),
  creditorName: z.string(),
  mask: accountMask,
  kind: z.enum(['LIEN', 'CARD', 'LOAN']),
  /** Lien position on the home; null for what is not secured by it. */
  position: z.nullable(z.int()),
  balanceCents: cents,
  monthlyPaymentCents: cents,
  /** yyyy-MM; this and what follows where the bureau says it. */
  openedOn: z.optional(month),
  /** The credit limit, or the amount first lent. */
  highCreditCents: z.optional(cents),
  status: z.optional(z.enum(['OPEN', 'CLOSED', 'CHARGED_OFF', 'COLLECTION'])),
  /** Latest month first: CURRENT, the days late, or null where nothing was reported. */
  history: z.optional(z.array(z.nullable(z.enum(['CURRENT', '30', '60', '90', '120']))).check(z.maxLength(84))),
});
export type CreditLiability = z.infer<typeof creditLiability>;

export const creditReport = z.strictObject({
  bureau: z.strictObject({ name: z.string(), address: z.string(), phoneNumber: z.string(), url: z.string() }),
  score: z.strictObject({
    value: z.int(),
    date: day,
    low: z.int(),
    high: z.int(),
    factors: z.array(z.string()).check(z.maxLength(5)),
  }),
  liabilities: z.array(creditLiability),
  late: z.array(
    z.strictObject({ creditorName: z.string(), month, days: z.optional(z.enum(['30', '60', '90', '120'])) }),
  ),
  inquiries: z.optional(z.array(z.strictObject({ creditorName: z.string(), on: day })).check(z.maxLength(200))),
});
export type CreditReport = z.infer<typeof creditReport>;

/**
 * A fraud or active duty alert as the consumer placed it. `phoneNumber`: where a user of the report must call before it opens credit (15 USC 1681c-1(h)(1)(B));
 * absent where the consumer named none.
 */
export const creditAlert = z.strictObject({
  kind: z.enum(['INITIAL', 'EXTENDED', 'ACTIVE_DUTY']),
  phoneNumber: z.optional(z.string().check(z.regex(/^\d{10}$/))),
  placedOn: z.optional(day),
  text: z.optional(z.string().check(z.maxLength(1000))),
});
export type CreditAlert = z.infer<typeof creditAlert>;

const found = z.strictObject({
  outcome: z.literal('FOUND'),
  alerts: z.array(z.enum(['FACTA', 'DELINQUENCY'])),
  /** The fraud alerts behind FACTA, where the bureau gives them. */
  fraudAlerts: z.optional(z.array(creditAlert).check(z.maxLength(10))),
  report: creditReport,
});
const frozen = z.strictObject({ outcome: z.literal('FROZEN'), bureaus: z.array(z.string()).check(z.minLength(1)) });
const error = z.strictObject({ outcome: z.literal('ERROR') });

/** What a bureau can answer. Transport failures are no answer: they are a VendorFailure. */
export const creditAnswer = z.discriminatedUnion('outcome', [
  found,
  z.strictObject({ outcome: z.literal('NO_MATCH') }),
  frozen,
  z.strictObject({ outcome: z.literal('MINOR') }),
  error,
]);
export type CreditAnswer = z.infer<typeof creditAnswer>;

/** A hard pull finds a file that the soft pull found: anything but these is no usable answer. */
export const hardCreditAnswer = z.discriminatedUnion('outcome', [found, frozen, error]);
export type HardCreditAnswer = z.infer<typeof hardCreditAnswer>;

/**
 * A credit bureau, or the reseller that asks several. The reply is given as it came, unparsed: the caller parses it with
 * `creditAnswer`. `meta.key` names the question; a vendor that knows such keys must be given it, so that a repeat is no second pull.
 */
export interface CreditPort {
  readonly provider: string;
  softPull(request: CreditRequest, meta: RequestMeta): Promise<unknown>;
  /** Shows on the borrower's report, so `meta.key` must never reach the bureau as two pulls. Read with `hardCreditAnswer`. */
  hardPull(request: CreditRequest, meta: RequestMeta): Promise<unknown>;
}
