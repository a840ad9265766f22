import type { LoanFile } from '../loan-file/file.ts';
import type { NotaryOffer } from '../notary/offer.ts';
import type { Offer, Quote } from '../offer/offer.ts';
import type { EarliestSigning, DocumentDelivery } from '../signing/first-day.ts';
import type { CopyName } from '../valuation/copies.ts';
import type { ClosingFee } from './fees.ts';

/** A value of the home, and how its copy came to the borrower. Dollars; dates yyyy-MM-dd. */
export interface GivenValue extends DocumentDelivery {
  readonly name: CopyName;
  readonly value: number;
  readonly asOf: string;
  readonly by: string;
}

/** What the papers of the closing say, all of one paper set. Dollars. */
export interface PaperClosing {
  /** The number of the paper set. */
  readonly papers: number;
  readonly offer: Offer;
  readonly quote: Quote;
  readonly fees: readonly ClosingFee[];
  readonly notary: NotaryOffer;
  /** Debts that the line pays off. */
  readonly payoffs: readonly { readonly creditorName: string; readonly balance: number }[];
  /** What the offer rests on. */
  readonly homeValue: number;
  /** Debts on the home that stay before the line. */
  readonly liens: number;
  readonly values: readonly GivenValue[];
  readonly earliest: EarliestSigning;
  readonly regime: LoanFile['regime'];
  /** Whether the right to cancel is owed to the borrower or to another owner. */
  readonly rescindable: boolean;
  /** The zone of the flood map; null outside a flood area. */
  readonly floodZone: string | null;
  /** Caps of the lender's policy for a Texas homestead, as decimal fractions. */
  readonly texas: { readonly feeCap: number; readonly cltvCap: number };
}
