import type { LoanFile } from '../loan-file/file.ts';

/** What the desk answers a borrower who questioned a value: it stands, or its valuer was asked to look again. */
export const RECONSIDERED = ['STANDS', 'WITH_VALUER'] as const;
export type Reconsidered = (typeof RECONSIDERED)[number];

/** A valuer was asked and has found a value: there is one to look at again, and to give a copy of (12 CFR 1002.14(a)(1)). */
export const isValued = (file: Pick<LoanFile, 'valuation'>): boolean =>
  file.valuation.required && file.valuation.phase === 'DONE';

/** Whether the borrower may question the value: from the day it is there until the closing papers are drawn up, and only while the file is open. */
export const mayReconsider = (file: Pick<LoanFile, 'ended' | 'valuation' | 'reached'>): boolean =>
  file.ended === null && isValued(file) && file.reached['closing-disclosure'] === undefined;
