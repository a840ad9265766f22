import type { PaperClosing } from '../closing/paper-closing.ts';
import type { Supervised } from '../notices/ecoa.ts';
import type { SignerRole } from '../signers/enums.ts';
import type { Block } from './paper.ts';
import { paragraph } from './paper.ts';
import type { SummarySection } from './summary-sections.ts';

/** The lender, as its papers name it. `phone` as people read it. */
export interface PaperLender extends Supervised {
  readonly legalName: string;
  readonly nmlsId: string;
  readonly phone: string;
  readonly email: string;
  readonly address: readonly string[];
}

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

/** What stands first in every text shipped with the product. */
export const SAMPLE = 'Sample text. A lender has its own counsel write or check this paper before anyone relies on it.';

export const sample = (): Block => paragraph(SAMPLE);

/** How to reach the lender, in one line. */
export function reach({ legalName, phone, email, address }: PaperLender): string {
  return [legalName, ...address, phone, email].join(', ');
}
