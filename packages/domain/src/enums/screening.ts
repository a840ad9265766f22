/**
 * What makes us screen people against the sanctions lists: an application opens (OPENING), the title or the borrower
 * names someone (NAMED), money is about to leave (CLOSING), a list changes (LIST).
 */
export const SCREENING_CAUSES = ['OPENING', 'NAMED', 'CLOSING', 'LIST'] as const;
export type ScreeningCause = (typeof SCREENING_CAUSES)[number];
