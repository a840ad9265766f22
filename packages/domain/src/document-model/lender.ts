import { paragraph, type Block } from './text.ts';

/**
 * Kinds of lenders that Regulation B distinguishes (12 CFR 1002, Appendix A). A non-bank is a finance or mortgage
 * company.
 */
export type LenderKind =
  | 'non-bank'
  | 'national-bank'
  | 'state-member-bank'
  | 'state-bank'
  | 'federal-credit-union'
  | 'state-credit-union';

/** Decides which agency a notice names. A lender without a kind is a non-bank. */
export interface Supervision {
  readonly lenderKind?: LenderKind | undefined;
  /** The lender, or the bank or credit union it is affiliated with, has more than $10 billion in assets. */
  readonly overTenBillion?: boolean | undefined;
}

/** The lender, as its documents name it. `phone` is formatted for people. */
export interface DocumentLender extends Supervision {
  readonly legalName: string;
  readonly nmlsId: string;
  readonly phone: string;
  readonly email: string;
  readonly address: readonly string[];
}

/** The first paragraph of every document, because no lawyer has checked the texts that the product comes with. */
export const SAMPLE = 'Sample text. A lender has its own counsel write or check this paper before anyone relies on it.';

/** Builds the paragraph that marks a document as a sample. */
export const sample = (): Block => paragraph(SAMPLE);

/** Formats the lender's name, address, phone and email in one line. */
export function formatLenderContact({ legalName, phone, email, address }: DocumentLender): string {
  return [legalName, ...address, phone, email].join(', ');
}
