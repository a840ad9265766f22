import { INCOME_RETURN_REASONS, STAFF_REVIEWS } from '@lintel/domain';
import { choice, choices, howMany, ordinal, reason, TECHNICAL, yesNo } from '../../details/field.ts';
import { INCOME_SOURCE_WORDS } from '../../platform/income-source-words.en.ts';
import type { FactFields } from './fact-fields.ts';
import { ALERTS, CHECK_RESULTS, FIELD, RETRY_REASONS } from './field-words.en.ts';

const CLEARED_REASONS = {
  ...STAFF_REVIEWS.facta.CLEARED.reasons,
  ...STAFF_REVIEWS['delinquency-review'].CLEARED.reasons,
};

const PULL_RESULTS = {
  FOUND: 'Credit file found',
  FROZEN: 'Credit file frozen',
  ERROR: 'No response from the bureau',
};

/** Credit, income and identity. */
export const CREDIT_FACTS = {
  SoftCreditReturned: {
    attempt: ordinal(FIELD.attempt),
    outcome: choice(FIELD.result, {
      ...PULL_RESULTS,
      NO_MATCH: 'No credit file found',
      MINOR: 'Reported as under age',
    }),
    alerts: choices(FIELD.alerts, ALERTS),
    report: TECHNICAL,
  },
  HardCreditReturned: {
    attempt: ordinal(FIELD.attempt),
    outcome: choice(FIELD.result, PULL_RESULTS),
    alerts: choices(FIELD.alerts, ALERTS),
    matched: yesNo(FIELD.sameFigures),
    consent: TECHNICAL,
    report: TECHNICAL,
  },
  SsnGiven: { ssn: TECHNICAL, name: TECHNICAL, previousAddress: TECHNICAL },
  SoftCreditRetryAsked: { reason: choice(FIELD.reason, RETRY_REASONS) },
  HardCreditRetryAsked: { reason: choice(FIELD.reason, RETRY_REASONS) },
  ReviewCleared: { review: choice('Alert', ALERTS), how: reason(FIELD.reason, CLEARED_REASONS) },
  DelinquencyExplained: { text: TECHNICAL },
  IncomeBypassDecided: {
    decision: choice('Decision', {
      WAITING: 'Not decided yet',
      BYPASS: 'Documents waived',
      NO_BYPASS: 'Documents required',
    }),
  },
  IncomeDocumentsSubmitted: { documents: howMany(FIELD.documents) },
  IncomeDocumentsReturned: {
    attempt: ordinal(FIELD.attempt),
    reason: reason(FIELD.toldBorrower, INCOME_RETURN_REASONS),
  },
  IncomeEvidenced: {
    attempt: ordinal(FIELD.attempt),
    source: reason('Source', INCOME_SOURCE_WORDS),
    accepted: choice('Accepted', {
      MATCH: 'Matches the stated income',
      BORROWER: 'By the borrower',
      STAFF: 'By staff',
    }),
    manual: yesNo('VOE required'),
    matched: yesNo(FIELD.sameFigures),
    income: TECHNICAL,
  },
  EmployerContactGiven: { contact: TECHNICAL },
  EmploymentConfirmed: { attempt: ordinal(FIELD.attempt), by: TECHNICAL },
  EmploymentNotConfirmed: { attempt: ordinal(FIELD.attempt), by: TECHNICAL },
  IdentityDocumentsSubmitted: { documents: howMany(FIELD.documents) },
  IdentityChecked: {
    attempt: ordinal(FIELD.attempt),
    result: choice(FIELD.result, CHECK_RESULTS),
    reason: reason(FIELD.toldBorrower),
  },
} satisfies Partial<FactFields>;
