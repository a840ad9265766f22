/** When people are compared with the lists: as a file opens, when the title or the borrower names them, before money leaves, and when a list changes. */
export const SCREENING_TIMES = ['OPENING', 'NAMED', 'CLOSING', 'LIST'] as const;
export type ScreeningTime = (typeof SCREENING_TIMES)[number];
