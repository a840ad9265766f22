import type { LoanFile } from '../loan-file/file.ts';
import type { NotaryTerms } from '../notary/terms.ts';
import type { Offer, Quote } from '../offer/offer.ts';
import type { FirstSigningDay, DocumentDelivery } from '../signing/first-day.ts';
import type { CopyName } from '../valuation/copies.ts';
import type { ClosingFee } from './fees.ts';

/** A valuation of the home, and how its copy was given to the borrower. Dollars; dates yyyy-MM-dd. */
export interface GivenValue extends DocumentDelivery {
  readonly name: CopyName;
  readonly value: number;
  readonly asOf: string;
  readonly by: string;
}

/**
 * The figures that one set of closing documents is made from: the server collects them, `documents/texts/` prints them.
 */
export interface ClosingData {
  readonly setNumber: number;
  readonly offer: Offer;
  readonly quote: Quote;
  readonly fees: readonly ClosingFee[];
  readonly notary: NotaryTerms;
  readonly payoffs: readonly { readonly creditorName: string; readonly balance: number }[];
  /** The home value that the offer is based on. Dollars. */
  readonly homeValue: number;
  /** Debts on the home that stay ahead of the line. Dollars. */
  readonly liens: number;
  readonly values: readonly GivenValue[];
  readonly earliest: FirstSigningDay;
  readonly regime: LoanFile['regime'];
  /** Whether the borrower or another owner has the right to cancel. */
  readonly rescindable: boolean;
  /** The zone on the flood map; null outside a flood area. */
  readonly floodZone: string | null;
  /** The lender's policy limits for a Texas homestead, as decimal fractions. */
  readonly texas: { readonly feeCap: number; readonly cltvCap: number };
}
