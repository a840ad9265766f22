import { takesAccount } from '../predicates.ts';
import { always, type GateRow } from './gate.ts';

const accountAttempt: GateRow['attempt'] = (file) => file.disbursement.attempt;

/** The gates of the account that gets the money and of the way to pay. */
export const accountGates = [
  {
    id: 'disburse',
    status: 'DISBURSEMENT_ACCOUNT',
    owner: 'borrower',
    stage: 'SIGNING',
    when: takesAccount,
    until: (file) => file.disbursement.entered !== null,
    attempt: accountAttempt,
    variant: (file) => (accountAttempt(file) > 1 ? 'ANOTHER_ACCOUNT' : null),
  },
  {
    id: 'disburse-review',
    status: 'DISBURSEMENT_ACCOUNT',
    owner: 'staff',
    stage: 'SIGNING',
    when: (file) => takesAccount(file) && file.disbursement.entered === 'MANUAL',
    until: (file) => file.disbursement.verified,
    isConditional: true,
    work: 'staff.review',
    attempt: accountAttempt,
  },
  {
    id: 'disburse-wait',
    status: 'DISBURSEMENT_ACCOUNT',
    owner: 'bank',
    stage: 'SIGNING',
    // Staff compare an account typed by hand with its letter; no deposit is sent.
    when: (file) => takesAccount(file) && file.disbursement.entered !== 'MANUAL',
    until: (file) => file.disbursement.verified,
    isConditional: true,
    work: 'bank.microDeposit',
    attempt: accountAttempt,
  },
  {
    id: 'autopay',
    status: 'AUTOPAY_ACCOUNT',
    owner: 'borrower',
    stage: 'SIGNING',
    when: always,
    until: (file) => file.paymentMethod !== null,
    screen: 'bank/autopay',
  },
  {
    id: 'autopay-confirm',
    status: 'VERIFIED_AUTOPAY_ACCOUNT',
    owner: 'borrower',
    stage: 'SIGNING',
    when: (file) => file.paymentMethod === 'AUTOPAY',
    until: (file) => file.autopayConfirmed,
  },
] as const satisfies readonly GateRow[];
