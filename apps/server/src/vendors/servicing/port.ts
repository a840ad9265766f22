import type { OpenLine } from '@lintel/domain';
import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';

const day = z.iso.date();
const dollars = z.number();

/** A line as its servicer has it. Dollars with at most 2 decimals; the rate is a decimal fraction. */
export const servicedAccount = z.strictObject({
  /** The day of the figures. */
  asOf: day,
  balance: dollars,
  available: dollars,
  rate: z.number(),
  /** Null once everything is paid. */
  nextPayment: z.nullable(z.strictObject({ on: day, amount: dollars, autopay: z.boolean() })),
  servicer: z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(100)),
    /** Ten digits. */
    phone: z.string().check(z.regex(/^\d{10}$/)),
    email: z.nullable(z.string().check(z.maxLength(254))),
  }),
});
export type ServicedAccount = z.infer<typeof servicedAccount>;

/** A question about an open line. The sandbox computes from `line`; a real servicer needs only the loan number. */
export interface ServicingRequest {
  readonly loanNumber: string;
  /** yyyy-MM-dd by the loan clock. */
  readonly today: string;
  readonly line: OpenLine & { readonly autopay: boolean };
}

/**
 * The company that services open lines and knows their balance. Replies are unparsed: `servicedAccount` parses them.
 */
export interface ServicingPort {
  readonly provider: string;
  account(request: ServicingRequest, meta: RequestMeta): Promise<unknown>;
}
