import type { LoanFile } from '../file.ts';
import type { GateRow } from './gate.ts';

const incomeAttempt: GateRow['attempt'] = (file) => file.income.attempt;
const needsIncome = (file: LoanFile): boolean => file.bypass !== 'BYPASS';

export const incomeGates = [
  {
    id: 'income',
    status: 'INCOME_VERIFICATION',
    owner: 'borrower',
    stage: 'LINK_INCOME',
    when: needsIncome,
    until: (file) => file.income.submitted || file.income.done,
    attempt: incomeAttempt,
    name: 'Proof of your income',
    text: 'We need proof of your income.',
    ask: 'Connect your payroll or bank, or upload a pay stub.',
    usualTime: '5 minutes',
  },
  {
    id: 'income-review',
    status: 'INCOME_VERIFICATION',
    owner: 'staff',
    stage: 'LINK_INCOME',
    when: needsIncome,
    until: (file) => file.income.done,
    work: 'staff.review',
    attempt: incomeAttempt,
    name: 'Review of your income documents',
    text: "We're reviewing your income documents.",
    ask: 'Nothing. You can also connect your payroll or bank instead.',
    usualTime: '1 business day',
  },
  {
    id: 'employer-contact',
    status: 'EMPLOYMENT_VERIFICATION',
    owner: 'borrower',
    stage: 'LINK_INCOME',
    when: (file) => file.income.manual,
    until: (file) => file.income.employerContactGiven,
    attempt: incomeAttempt,
    name: 'Your contact at work',
    text: 'We need to confirm where you work.',
    ask: 'Tell us who to contact at your employer.',
    usualTime: '1 minute',
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
    name: 'Confirmation from your employer',
    text: "We're asking your employer to confirm that you work there.",
    usualTime: '2 business days',
  },
] as const satisfies readonly GateRow[];
