import { hasHardConsent } from '../gates/offer-and-application.ts';
import { first, rule, type Needs } from './needs.ts';

/** Contact, demographics, submission, income, identity. */
export const applicationNeeds = {
  ContactDetailsGiven: (seen) => seen.turns.step(seen, ['contact']),
  DemographicsAnswered: (seen) => seen.turns.step(seen, ['hmda']),
  ApplicationSubmitted: (seen, { hardConsentVersion }) =>
    seen.turns.step(seen, ['submit']) ??
    rule(
      seen.file.acks.APP === true && seen.file.acks.SUMMARY === true,
      'disclosures and summary are not all acknowledged',
    ) ??
    rule(hardConsentVersion !== null || hasHardConsent(seen.file), 'the hard pull has no consent'),
  IncomeBypassDecided: ({ file }, { decision }) =>
    rule(file.consents > file.spent && !file.income.done, 'the bypass is decided at the submission') ??
    rule(file.bypass === null || (file.bypass === 'WAITING' && decision !== 'WAITING'), 'the bypass is decided'),
  IncomeDocumentsSubmitted: (seen) => seen.turns.step(seen, ['income']),
  IncomeDocumentsReturned: (seen, { attempt }) =>
    seen.turns.worker(seen, ['income-review'], attempt) ?? rule(seen.file.income.submitted, 'no documents were sent'),
  IncomeEvidenced: (seen, { attempt, accepted, matched }) => {
    if (accepted === 'MATCH' && !matched)
      return rule(false, 'income that differs from what was said is accepted by a person');
    if (accepted === 'STAFF') return seen.turns.worker(seen, ['income-review'], attempt);
    const mine = accepted === 'BORROWER' ? seen.turns.step(seen, ['income', 'income-review']) : null;
    return mine ?? seen.turns.worker(seen, ['income', 'income-review'], attempt);
  },
  EmployerContactGiven: (seen) => seen.turns.step(seen, ['employer-contact']),
  EmploymentConfirmed: (seen, { attempt }) => seen.turns.worker(seen, ['employer'], attempt),
  EmploymentNotConfirmed: (seen, { attempt }) => seen.turns.worker(seen, ['employer'], attempt),
  IdentityDocumentsSubmitted: (seen) => seen.turns.step(seen, ['id-upload']),
  IdentityChecked: (seen, { attempt, result }) => {
    const before = seen.file.identity.result;
    if (before !== 'PENDING_REVIEW') {
      return (
        seen.turns.worker(seen, ['id-check'], attempt) ??
        first(before, result, ['VERIFIED', 'FAILED_VERIFICATION', 'PENDING_REVIEW'])
      );
    }
    return (
      seen.turns.worker(seen, ['id-review'], attempt) ??
      rule(result === 'VERIFIED' || result === 'FAILED_VERIFICATION', 'a review ends with verified or failed')
    );
  },
} as const satisfies Partial<Needs>;

/** Title, liens, payoff figures, valuation. */
export const homeNeeds = {
  PrequalTitleReturned: (seen, { attempt, texas }) =>
    seen.turns.worker(seen, ['prequal-title'], attempt) ??
    rule(seen.file.regime !== 'TX_50A6' || texas !== null, 'a Texas homestead needs the answer about (a)(6) liens'),
  LiensConfirmed: (seen, { payoffs, required }) =>
    seen.turns.step(seen, ['liens']) ??
    rule(payoffs >= required, 'required payoffs are marked') ??
    rule(
      seen.file.regime !== 'TX_50A6' || !seen.file.prequal.openA6Lien || required > 0,
      'an open (a)(6) lien must be paid off',
    ),
  PayoffFiguresReceived: (seen, { attempt }) => seen.turns.worker(seen, ['payoff', 'payoff-renew'], attempt),
  ValuationOrdered: (seen, { attempt }) =>
    seen.turns.step(seen, ['valuation-order-bpo', 'valuation-order-resi-eval']) ??
    (attempt === seen.file.valuation.attempt
      ? null
      : { name: 'STALE_ATTEMPT', because: 'the order is of another estimate' }),
  ValuationReturned: (seen, { attempt, outcome }) => {
    const { phase } = seen.file.valuation;
    return (
      seen.turns.worker(seen, ['valuation-wait-bpo', 'valuation-wait-resi-eval'], attempt) ??
      rule(phase === 'PROCESSING' || phase === 'UNCLEAR', 'the valuer has answered') ??
      first(phase === 'UNCLEAR' ? '' : null, outcome, ['VALUE', 'NEEDS_ESTIMATE', 'NOT_OBTAINABLE'])
    );
  },
  AppraisalQuoted: (seen) => seen.turns.worker(seen, ['appraisal-request'], null),
  AppraisalPaid: (seen) => seen.turns.worker(seen, ['appraisal-payment'], null),
  AppraisalAccepted: (seen) => seen.turns.worker(seen, ['appraisal-wait'], null),
  FeeRefunded: ({ file }) => rule(file.fee.paid && !file.fee.refunded, 'no fee is due back'),
} as const satisfies Partial<Needs>;
