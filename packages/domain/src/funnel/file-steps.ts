import type { LoanFile } from '../loan-file/file.ts';
import type { GateId } from '../loan-file/gates.ts';

/** Gates that a loan file gets to only after everyone signed. */
const AFTER_SIGNING: readonly GateId[] = [
  'rescission-notice',
  'rescission',
  'recording',
  'mail-margin',
  'final-checks',
  'funding-decision',
];

/** The steps of the lender's funnel of loan files, in order, each with the test for whether a file has got there. */
const STEPS = {
  CREATED: (file) => file.created !== null,
  SOFT_CREDIT: (file) => file.softPull.outcome === 'FOUND',
  OFFERS: (file) => file.offers.outcome === 'OFFERS',
  OFFER_SELECTED: (file) => file.selection.count > 0,
  SUBMITTED: (file) => file.submissions > 0,
  INCOME: (file) => file.submissions > 0 && file.income.done,
  IDENTITY: (file) => file.identity.result === 'VERIFIED',
  TITLE: (file) => file.finalTitle.done,
  CLEAR_TO_CLOSE: (file) => file.finalOfferAcceptedSet > 0,
  SIGNED: (file) => AFTER_SIGNING.some((gate) => file.reached[gate] !== undefined),
  FUNDED: (file) => file.fundsSent,
} as const satisfies Readonly<Record<string, (file: LoanFile) => boolean>>;

export type FileStep = keyof typeof STEPS;
export const FILE_STEPS = Object.keys(STEPS) as readonly FileStep[];

/** Returns the index in `FILE_STEPS` of the furthest step that a loan file has got to; -1 for a file without facts. */
export const getFileStep = (file: LoanFile): number => FILE_STEPS.findLastIndex((step) => STEPS[step](file));
