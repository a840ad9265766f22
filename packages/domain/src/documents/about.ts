import type { PaperClosing } from '../closing/paper-closing.ts';
import type { SignerRole } from '../enums/people.ts';
import type { PaperLender } from '../paper/lender.ts';
import type { SummarySection } from './summary-sections.ts';

/** The file's own offer, as the papers of the application show it. Dollars; rates and fees as decimal fractions; term in years. */
export interface PaperOffer {
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

/** Somebody who signs, as papers name them. */
export interface PaperSigner {
  /** The person of the loan file. */
  readonly person: string;
  readonly name: string;
  readonly role: 'BORROWER' | SignerRole;
}

/** Everything a paper may name. What a set does not need may be missing; a writer that needs it says so. */
export interface PaperAbout {
  readonly lender: PaperLender;
  /** yyyy-MM-dd */
  readonly madeOn: string;
  readonly loanNumber: string;
  readonly borrower: string;
  readonly property: string;
  readonly offer: PaperOffer | null;
  readonly summary: readonly SummarySection[] | null;
  /** The figures of the paper set; null before the closing. */
  readonly closing: PaperClosing | null;
  /** Everybody who signs the deed, the borrower first; absent before the package. */
  readonly signers?: readonly PaperSigner[];
  /** Whom a notice is for, where each owner gets their own. */
  readonly owner?: string;
  /** Title to the home, as the search has it, and the parcel where one is known. */
  readonly vesting?: string;
  readonly parcel?: string | null;
  /** The texts that are agreed to, as they are published and hashed. */
  readonly consents: { readonly soft: string; readonly hard: string; readonly esign: string };
}
