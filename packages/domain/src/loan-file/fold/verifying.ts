import type { LoanFile } from '../file.ts';
import { figuresArrived, newPrice, type Effects } from './effect.ts';

/** Contact, demographics, submission, income, identity. */
export const applicationEffects = {
  ContactDetailsGiven: (file) => ({ ...file, contact: true }),
  DemographicsAnswered: (file) => ({ ...file, hmda: true }),
  ApplicationSubmitted: (file) => ({ ...file, hardConsent: file.spent + 1, consents: file.consents + 1 }),
  IncomeBypassDecided: (file, { decision }) => ({ ...file, bypass: decision }),
  IncomeDocumentsSubmitted: (file) => ({ ...file, income: { ...file.income, submitted: true } }),
  IncomeDocumentsReturned: (file) => ({
    ...file,
    income: { ...file.income, submitted: false, attempt: file.income.attempt + 1 },
  }),
  IncomeEvidenced: (file, { matched, manual }) => {
    const after: LoanFile = {
      ...file,
      income: { ...file.income, done: true, matched, manual, contact: false, employment: false },
    };
    return matched ? after : newPrice(after);
  },
  EmployerContactGiven: (file) => ({ ...file, income: { ...file.income, contact: true } }),
  EmploymentConfirmed: (file) => ({ ...file, income: { ...file.income, employment: true } }),
  EmploymentNotConfirmed: (file) => ({
    ...file,
    income: {
      ...file.income,
      submitted: false,
      done: false,
      manual: false,
      contact: false,
      attempt: file.income.attempt + 1,
    },
  }),
  IdentityDocumentsSubmitted: (file) => ({ ...file, identity: { ...file.identity, submitted: true } }),
  IdentityChecked: (file, { result }) => ({
    ...file,
    identity:
      result === 'FAILED_VERIFICATION'
        ? { attempt: file.identity.attempt + 1, submitted: false, result: null }
        : { ...file.identity, result },
  }),
} as const satisfies Partial<Effects>;

const PHASE_AFTER: ReadonlyMap<string, LoanFile['valuation']['phase']> = new Map([
  ['VALUE', 'DONE'],
  ['NEEDS_ESTIMATE', 'ESTIMATE'],
  ['NOT_OBTAINABLE', 'APPRAISAL_REQUEST'],
]);

/** Title, liens, payoff figures, valuation. */
export const homeEffects = {
  PrequalTitleReturned: (file, { texas }) => ({
    ...file,
    prequal: {
      ...file.prequal,
      done: true,
      openA6Lien: texas?.openA6Lien ?? false,
      notBefore: texas?.notBefore ?? null,
    },
  }),
  LiensConfirmed: (file, { payoffs, required, disputed, matched }) => {
    const after: LoanFile = {
      ...file,
      liens: true,
      payoffs,
      required,
      conditions: disputed > 0 ? { ...file.conditions, 'liens-disputed': closingProof } : file.conditions,
    };
    return matched ? after : newPrice(after);
  },
  PayoffFiguresReceived: (file) => figuresArrived(file),
  ValuationOrdered: (file) => withPhase(file, 'PROCESSING'),
  ValuationReturned: (file, { outcome }) => {
    const phase = PHASE_AFTER.get(outcome) ?? 'UNCLEAR';
    const after = withPhase(file, phase);
    return phase === 'DONE' ? newPrice(after) : after;
  },
  AppraisalQuoted: (file) => withPhase(file, 'APPRAISAL_PAYMENT'),
  AppraisalPaid: (file) => ({ ...withPhase(file, 'APPRAISAL_PENDING'), fee: { ...file.fee, paid: true } }),
  AppraisalAccepted: (file) => newPrice(withPhase(file, 'DONE')),
  FeeRefunded: (file) => ({ ...file, fee: { ...file.fee, refunded: true } }),
} as const satisfies Partial<Effects>;

/** A condition that the file posts by itself, so that nobody can forget it: a document is owed before the papers. */
export const closingProof = {
  round: 1,
  category: 'GENERIC_DOCUMENT_REQUEST',
  blocks: 'CLOSING',
  state: 'ASKED',
} as const;

function withPhase(file: LoanFile, phase: LoanFile['valuation']['phase']): LoanFile {
  return { ...file, valuation: { ...file.valuation, phase } };
}
