import { conditionKind, DECLINE_REASONS, SIGNER_REMOVAL_REASONS, WITHDRAWAL_REASONS } from '@lintel/domain';
import {
  choice,
  count,
  howMany,
  moment,
  ordinal,
  person,
  reason,
  reasons,
  TECHNICAL,
  text,
  yesNo,
  type Field,
} from '../../details/field.ts';
import { CATEGORY_WORDS, CONDITIONS } from '../conditions/words.en.ts';
import { CLOSURE } from '../end-file/words.en.ts';
import type { FactFields } from './fact-fields.ts';
import { DELIVERIES, DOCUMENT_SETS, FIELD } from './field-words.en.ts';

const INTAKE_CHECKS = {
  DUPLICATE: 'Duplicate application',
  SANCTIONS: 'OFAC lists',
  AREA: 'Service area',
  AGE: 'Legal age',
  SALE: 'For-sale listing',
};

/** Which of the system's own conditions; a condition that staff posted is named where it was posted. */
const CONDITION: Field<string> = {
  label: 'Condition',
  toText: (id) => {
    const kind = conditionKind(id, { category: '' });
    return kind === 'POSTED' ? null : CONDITIONS.kinds[kind];
  },
};

/** How an application starts, what the borrower reads and answers, and how it ends. */
export const APPLICATION_FACTS = {
  ApplicationCreated: {
    occupancy: choice('Occupancy', {
      HOME: 'Primary residence',
      SECONDARY: 'Second home',
      INVESTMENT: 'Investment property',
    }),
    crypto: yesNo('Crypto-backed HELOC'),
    softConsent: yesNo('Agreed to the soft credit pull'),
    property: TECHNICAL,
    profile: TECHNICAL,
  },
  SoftCreditConsentGiven: { version: TECHNICAL },
  AnswersChanged: { profile: TECHNICAL },
  IntakeCompleted: {
    regime: choice('State rules', {
      ORDINARY: 'Standard (New York and Texas 50(a)(6) rules don’t apply)',
      NY: 'New York',
      TX_50A6: 'Texas home equity, section 50(a)(6)',
    }),
    checks: reasons('Checks run', INTAKE_CHECKS),
    ruleSet: TECHNICAL,
  },
  DocumentsRequested: { set: choice(FIELD.documents, DOCUMENT_SETS), documents: TECHNICAL },
  DocumentsReady: {
    attempt: ordinal(FIELD.attempt),
    set: choice(FIELD.documents, DOCUMENT_SETS),
    documents: TECHNICAL,
  },
  ESignConsentGiven: {
    person: person(FIELD.person),
    version: TECHNICAL,
    demonstrated: yesNo('Demonstrated electronic access'),
  },
  ESignConsentWithdrawn: {
    person: person(FIELD.person),
    reason: reason(FIELD.reason, { ...SIGNER_REMOVAL_REASONS, TAKEN_BACK: 'Withdrawn by the person' }),
  },
  DocumentAcknowledged: {
    set: choice(FIELD.documents, {
      ...DOCUMENT_SETS,
      CLOSING: 'Closing documents',
      PACKAGE: 'Signing package',
      NOTICES: 'Notices',
    }),
    document: TECHNICAL,
    sha256: TECHNICAL,
    person: person(FIELD.person),
    how: choice('How', {
      END: 'Read to the end',
      TEXT: 'Read as text',
      DOWNLOAD: 'Downloaded',
      PAPER: 'Read on paper',
    }),
    setComplete: yesNo('All documents of the set acknowledged'),
  },
  NoticePosted: {
    notice: choice('Notice', {
      TX_50G: 'Texas section 50(g) notice',
      FLOOD: 'Flood notice',
      COUNTER_OFFER: 'Counteroffer',
      ADVERSE: 'Adverse action notice',
      INCOMPLETENESS: 'Notice of incompleteness',
      RESCISSION: 'Notice of right to cancel',
      SCORE: 'Credit score notice',
      VALUATION: 'Copy of the appraisal',
    }),
    person: person(FIELD.person),
    how: choice(FIELD.delivery, DELIVERIES),
    at: moment(FIELD.delivered),
    due: moment('Deadline'),
    letter: TECHNICAL,
  },
  ContactDetailsGiven: { contact: TECHNICAL },
  DemographicsAnswered: {
    channel: choice('Answered', { ONLINE: 'Online', PHONE: 'By phone', MAIL: 'By mail', IN_PERSON: 'In person' }),
  },
  ApplicationSubmitted: { hardConsentVersion: TECHNICAL },
  ConditionPosted: {
    id: TECHNICAL,
    category: reason('Type', CATEGORY_WORDS),
    blocks: choice('Prior to', CONDITIONS.blocks),
    askBorrower: yesNo('Borrower must answer'),
    person: person(FIELD.person),
    documents: reasons('Documents requested'),
    text: text('Message'),
    deadline: moment('Due'),
  },
  ConditionAnswered: { id: CONDITION, documents: howMany(FIELD.documents) },
  ConditionReturned: { id: CONDITION, reason: text(FIELD.toldReader) },
  ConditionCleared: {
    id: CONDITION,
    how: choice('Outcome', { ACCEPTED: 'Cleared', WAIVED: 'Removed' }),
    by: TECHNICAL,
  },
  EvidenceExpired: {
    what: choice('What expired', {
      CREDIT: 'Credit report',
      INCOME: 'Income',
      TITLE: 'Title search',
      PAYOFF: 'Payoff figures',
    }),
  },
  IncompletenessNoticeSent: {
    ball: TECHNICAL,
    since: moment('Waiting since'),
    idle: count('Days without an answer'),
    notice: TECHNICAL,
    missing: reasons('Missing'),
    due: moment('Answer due'),
  },
  ClockReached: {
    clock: choice('Deadline', {
      SIGNING: 'Waiting period before the deed of trust',
      FLOOD: 'Flood notice period',
      RESCISSION: 'Rescission period',
      SATISFIED: 'Mail hold after the rescission period',
      INCOMPLETE: 'Notice of incompleteness (NOI) deadline',
      COUNTER_OFFER: 'Counteroffer deadline',
    }),
    due: moment('Due'),
    at: TECHNICAL,
  },
  ApplicationWithdrawn: { reason: reason(FIELD.reason, WITHDRAWAL_REASONS) },
  ApplicationDeclined: {
    reasons: reasons('Reasons', DECLINE_REASONS),
    ruleSet: TECHNICAL,
    reliedOn: TECHNICAL,
    ground: choice('Post-signing grounds', CLOSURE.grounds),
  },
} satisfies Partial<FactFields>;
