import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';

/** A page of the payment service. The payment is told by webhook `paid` alone, whatever address the browser comes back to. */
export const pageOpened = z.strictObject({ url: z.url(), expiresAt: z.iso.datetime({ offset: true }) });
export type PageOpened = z.infer<typeof pageOpened>;

/** ASKED: that the card has it back comes later, by webhook `refunded`. */
export const refundAnswer = z.strictObject({ outcome: z.enum(['REFUNDED', 'ASKED']) });
export type RefundAnswer = z.infer<typeof refundAnswer>;

export interface PageRequest {
  readonly amountCents: number;
  /** What it is for, in the payer's words; no name, no address. */
  readonly about: string;
  readonly returnUrl: string;
  readonly expiresAt: string;
}

export interface RefundRequest {
  /** The key under which the page was opened. */
  readonly paymentKey: string;
  readonly amountCents: number;
}

/** Takes money by card on its own page, and gives it back. No card number ever comes near us. Replies come unparsed. */
export interface PaymentPort {
  readonly provider: string;
  openPage(request: PageRequest, meta: RequestMeta): Promise<unknown>;
  refund(request: RefundRequest, meta: RequestMeta): Promise<unknown>;
}
