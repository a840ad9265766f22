import type { Payout } from '../../records/funding-orders/index.ts';
import type { Receipt } from '../../vendors/index.ts';

/** A creditor's receipt, with its document where staff entered it. */
export type CreditorReceipt = Receipt & { readonly document?: string | null };

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    /** The bank's trace number of what was sent. `bookedOn` is yyyy-MM-dd. */
    funding: {
      readonly trace: string;
      readonly bookedOn: string;
      readonly payouts: readonly Omit<Payout, 'paidOn' | 'receipt'>[];
    };
    receipt: CreditorReceipt;
  }
}
