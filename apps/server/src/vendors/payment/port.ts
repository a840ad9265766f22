import * as z from 'zod/mini';
import type { RequestMeta } from '../call.ts';

/**
 * A page of the payment service where a borrower pays by card. Only the webhook `paid` reports the payment, whatever
 * address the browser returns to.
 */
export const pageAnswer = z.strictObject({ url: z.url(), expiresAt: z.iso.datetime({ offset: true }) });
export type PaymentPage = z.infer<typeof pageAnswer>;

/** ASKED: the webhook `refunded` later confirms that the money is back on the card. */
export const refundAnswer = z.strictObject({ outcome: z.enum(['REFUNDED', 'ASKED']) });
export type RefundAnswer = z.infer<typeof refundAnswer>;

/** A request for a page to pay an amount. */
export interface PageRequest {
  readonly amountCents: number;
  /** The purpose in the payer's words, without name or address. */
  readonly about: string;
  readonly returnUrl: string;
  readonly expiresAt: string;
}

export interface RefundRequest {
  /** The key under which the page was opened. */
  readonly paymentKey: string;
  readonly amountCents: number;
}

/** Takes card payments on its own page, and refunds them. We never receive a card number. Replies are unparsed. */
export interface PaymentPort {
  readonly provider: string;
  openPage(request: PageRequest, meta: RequestMeta): Promise<unknown>;
  refund(request: RefundRequest, meta: RequestMeta): Promise<unknown>;
}
