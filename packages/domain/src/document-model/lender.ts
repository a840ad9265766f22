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

/** The first paragraph of every text shipped with the product. */
export const SAMPLE = 'Sample text. A lender has its own counsel write or check this paper before anyone relies on it.';

export const sample = (): Block => paragraph(SAMPLE);

/** How to reach the lender, in one line. */
export function reach({ legalName, phone, email, address }: DocumentLender): string {
  return [legalName, ...address, phone, email].join(', ');
}
