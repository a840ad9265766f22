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
    ask: 'Link payroll or bank, or upload a pay stub.',
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
    name: 'We read your documents',
    text: 'We are reading your documents.',
    ask: 'Nothing; you may link a source instead.',
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
    name: 'Whom to ask at your work',
    text: 'We must confirm where you work.',
    ask: 'Tell us whom to ask.',
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
    name: 'Your employer confirms',
    text: 'We are asking your employer to confirm.',
    usualTime: '2 business days',
  },
] as const satisfies readonly GateRow[];
