import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';

const cents = z.int().check(z.gte(0));
const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const person = z.string().check(z.minLength(1), z.maxLength(200));

/** A visit of an appraiser or broker to the home. */
export const visit = z.strictObject({ from: instant, to: instant, person });
export type Visit = z.infer<typeof visit>;

/** A time that an appraiser offers for the visit. */
export const slot = z.strictObject({
  slotId: z.string().check(z.minLength(1), z.maxLength(60)),
  from: instant,
  to: instant,
});
export type Slot = z.infer<typeof slot>;

/** ORDERED: the value comes later by webhook `returned`. The other outcomes are immediate. */
export const valuationAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('VALUE'), valueCents: cents.check(z.gte(1)) }),
  z.strictObject({ outcome: z.literal('NEEDS_ESTIMATE') }),
  z.strictObject({ outcome: z.literal('NOT_OBTAINABLE') }),
  z.strictObject({ outcome: z.literal('ORDERED'), expectedOn: z.nullable(day), visit: z.nullable(visit) }),
]);
export type ValuationAnswer = z.infer<typeof valuationAnswer>;

/** LATER: the quote comes by webhook `quoted`. */
export const quoteAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('QUOTED'), feeCents: cents.check(z.gte(1)) }),
  z.strictObject({ outcome: z.literal('LATER') }),
]);
export type QuoteAnswer = z.infer<typeof quoteAnswer>;

/** After this an appraisal is always in progress. Its report comes by webhook `accepted`. */
export const appraisalAnswer = z.strictObject({
  outcome: z.literal('ORDERED'),
  person,
  expectedOn: z.nullable(day),
  slots: z.array(slot).check(z.maxLength(50)),
});
export type AppraisalAnswer = z.infer<typeof appraisalAnswer>;

export const bookingAnswer = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('BOOKED'), visit }),
  z.strictObject({ outcome: z.literal('TAKEN') }),
]);
export type BookingAnswer = z.infer<typeof bookingAnswer>;

export interface ValuedHome {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export interface ValuationRequest {
  readonly kind: 'BPO' | 'RESI_EVAL';
  readonly home: ValuedHome;
  /** The owner's estimate of the value. */
  readonly estimateCents: number;
  readonly accessContact: {
    readonly name: string;
    readonly phoneNumber: string;
    readonly notes?: string | null | undefined;
  } | null;
  readonly attempt: number;
  /** yyyy-MM-dd by the loan clock. */
  readonly today: string;
}

export interface AppraisalRequest {
  readonly home: ValuedHome;
  readonly today: string;
}

export interface BookingRequest {
  readonly slot: Slot;
  readonly person: string;
}

/**
 * A company that values homes by brokers, evaluations and appraisals. Replies are unparsed: the schemas above parse
 * them. `meta.key` identifies the question.
 */
export interface ValuationPort {
  readonly provider: string;
  order(request: ValuationRequest, meta: RequestMeta): Promise<unknown>;
  quoteAppraisal(request: AppraisalRequest, meta: RequestMeta): Promise<unknown>;
  orderAppraisal(request: AppraisalRequest, meta: RequestMeta): Promise<unknown>;
  book(request: BookingRequest, meta: RequestMeta): Promise<unknown>;
}
