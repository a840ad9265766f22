import type { ClosingData } from '../closing/closing-data.ts';
import type { DocumentLender } from '../document-model/lender.ts';
import type { SignerRole } from '../enums/people.ts';
import type { SummarySection } from './summary-sections.ts';

/**
 * The loan file's own offer, as the application documents show it. Amounts and fees are in dollars; `rate` and
 * `originationFee` are decimal fractions; `term` is in years.
 */
export interface DocumentOffer {
  readonly rate: number;
  readonly term: number;
  readonly interestOnly: boolean;
  readonly totalDraw: number;
  readonly lineAmount: number;
  readonly monthlyPayment: number;
  readonly originationFee: number;
  readonly originationFeeAmount: number;
  readonly recordingFee: number;
  readonly recordingTax: number;
  readonly valuationFee: number;
  readonly notaryFee: number;
}

/** A signer, as documents name them. */
export interface DocumentSigner {
  /** The person's id in the loan file. */
  readonly person: string;
  readonly name: string;
  readonly role: 'BORROWER' | SignerRole;
}

/**
 * The data that every document text is written from; each uses a part of it. Parts that the document set doesn't need
 * may be missing; a text throws an error for a missing part that it needs.
 */
export interface DocumentData {
  readonly lender: DocumentLender;
  /** yyyy-MM-dd */
  readonly madeOn: string;
  readonly loanNumber: string;
  readonly borrower: string;
  readonly property: string;
  readonly offer: DocumentOffer | null;
  readonly summary: readonly SummarySection[] | null;
  /** The figures of the document set; null before the closing. */
  readonly closing: ClosingData | null;
  /** Everyone who signs the deed, the borrower first; absent before the package. */
  readonly signers?: readonly DocumentSigner[];
  /** The owner that a notice is addressed to, where each owner gets their own. */
  readonly owner?: string;
  /** The deed's own words about the owners and how they hold title, from the title commitment. */
  readonly vesting?: string;
  /** The home's parcel number; null while unknown. */
  readonly parcel?: string | null;
  /** The consent texts, exactly as published and hashed. */
  readonly consents: { readonly soft: string; readonly hard: string; readonly esign: string };
}
