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

/** The person that the bureau is asked about. `ssn` is set only after the borrower gave it for the pull. */
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
  /** yyyy-MM-dd by the loan clock. */
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
  /** Lien position on the home, or null for a debt that isn't secured by it. */
  position: z.nullable(z.int()),
  balanceCents: cents,
  monthlyPaymentCents: cents,
  /** yyyy-MM. This field and the ones after it are set where the bureau reports them. */
  openedOn: z.optional(month),
  /** The credit limit, or the original loan amount. */
  highCreditCents: z.optional(cents),
  status: z.optional(z.enum(['OPEN', 'CLOSED', 'CHARGED_OFF', 'COLLECTION'])),
  pastDueCents: z.optional(cents),
  /** The day of the creditor's last report. */
  reportedOn: z.optional(day),
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
 * A fraud or active duty alert as the consumer placed it. `phoneNumber`: where a user of the report must call before it
 * opens credit (15 USC 1681c-1(h)(1)(B)); absent where the consumer named none.
 */
export const creditAlert = z.strictObject({
  kind: z.enum(['INITIAL', 'EXTENDED', 'ACTIVE_DUTY']),
  phoneNumber: z.optional(z.string().check(z.regex(/^\d{10}$/))),
  placedOn: z.optional(day),
  text: z.optional(z.string().check(z.maxLength(1000))),
});
export type CreditAlert = z.infer<typeof creditAlert>;

const foundReport = z.strictObject({
  outcome: z.literal('FOUND'),
  alerts: z.array(z.enum(['FACTA', 'DELINQUENCY'])),
  /** The fraud alerts behind FACTA, where the bureau reports them. */
  fraudAlerts: z.optional(z.array(creditAlert).check(z.maxLength(10))),
  report: creditReport,
});
const frozen = z.strictObject({ outcome: z.literal('FROZEN'), bureaus: z.array(z.string()).check(z.minLength(1)) });
const error = z.strictObject({ outcome: z.literal('ERROR') });

/** A bureau's possible answers. Transport failures aren't answers: they are a VendorFailure. */
export const creditAnswer = z.discriminatedUnion('outcome', [
  foundReport,
  z.strictObject({ outcome: z.literal('NO_MATCH') }),
  frozen,
  z.strictObject({ outcome: z.literal('MINOR') }),
  error,
]);
export type CreditAnswer = z.infer<typeof creditAnswer>;

/** A hard pull finds a file that the soft pull found. Any other outcome isn't a usable answer. */
export const hardCreditAnswer = z.discriminatedUnion('outcome', [foundReport, frozen, error]);
export type HardCreditAnswer = z.infer<typeof hardCreditAnswer>;

/**
 * A credit bureau, or a reseller that asks several. Replies are unparsed: the caller parses them with `creditAnswer`.
 * `meta.key` identifies the question; a vendor that supports idempotency keys must receive it, so that a repeat isn't a
 * second pull.
 */
export interface CreditPort {
  readonly provider: string;
  softPull(request: CreditRequest, meta: RequestMeta): Promise<unknown>;
  /**
   * Appears on the borrower's report, so one `meta.key` must never reach the bureau as two pulls. Parsed with
   * `hardCreditAnswer`.
   */
  hardPull(request: CreditRequest, meta: RequestMeta): Promise<unknown>;
}
