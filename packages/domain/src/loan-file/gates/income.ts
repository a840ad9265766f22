import type { LoanFile } from '../file.ts';
import type { GateRow } from './gate.ts';

const incomeAttempt: GateRow['attempt'] = (file) => file.income.attempt;
const needsIncome = (file: LoanFile): boolean => file.bypass !== 'BYPASS';

/** The gates of the proof of income and of the employer's confirmation. */
export const incomeGates = [
  {
    id: 'income',
    status: 'INCOME_VERIFICATION',
    owner: 'borrower',
    stage: 'LINK_INCOME',
    when: needsIncome,
    until: (file) => file.income.submitted || file.income.done,
    attempt: incomeAttempt,
  },
  {
    id: 'income-review',
    status: 'INCOME_VERIFICATION',
    owner: 'staff',
    stage: 'LINK_INCOME',
    when: needsIncome,
    until: (file) => file.income.done,
    isConditional: true,
    work: 'staff.review',
    attempt: incomeAttempt,
  },
  {
    id: 'employer-contact',
    status: 'EMPLOYMENT_VERIFICATION',
    owner: 'borrower',
    stage: 'LINK_INCOME',
    when: (file) => file.income.manual,
    until: (file) => file.income.employerContactGiven,
    attempt: incomeAttempt,
  },
  {
    id: 'employer',
    status: 'EMPLOYMENT_VERIFICATION',
    owner: 'income',
    stage: 'LINK_INCOME',
    when: (file) => file.income.manual,
    until: (file) => file.income.employmentConfirmed,
    work: 'income.confirmEmployment',
    attempt: incomeAttempt,
  },
] as const satisfies readonly GateRow[];
