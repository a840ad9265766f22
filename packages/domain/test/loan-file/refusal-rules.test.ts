import { describe, expect, test } from 'vitest';
import type { Fact, FactData, FactType } from '../../src/loan-file/facts.ts';
import { BORROWER, type LoanFile } from '../../src/loan-file/file.ts';
import { refusal } from '../../src/loan-file/refusal.ts';
import { driveTo, good, record, type Story } from './drive.ts';

interface Row {
  readonly because: string;
  readonly file: () => LoanFile;
  readonly refused: (file: LoanFile) => Fact;
  readonly accepted: ((file: LoanFile) => Fact) | null;
}

/**
 * A fact that is refused with this sentence and, where given, the same fact accepted: the rule is neither missing nor
 * too strict.
 */
function row<T extends FactType>(
  because: string,
  file: () => LoanFile,
  type: T,
  refused: Partial<FactData[T]>,
  accepted?: Partial<FactData[T]>,
): Row {
  return {
    because,
    file,
    refused: (seen) => good(seen, type, refused),
    accepted: accepted ? (seen) => good(seen, type, accepted) : null,
  };
}

const at =
  (gate: Parameters<typeof driveTo>[0], story: Story = {}) =>
  (): LoanFile =>
    driveTo(gate, story).file;
/** The loan file after one more good fact. */
const after =
  <T extends FactType>(file: () => LoanFile, type: T, data: Partial<FactData[T]> = {}) =>
  (): LoanFile => {
    const before = file();
    return record(before, good(before, type, data));
  };

const texas: Story = {
  IntakeCompleted: { regime: 'TX_50A6' },
  PrequalTitleReturned: { texas: { openA6Lien: false, notBefore: null } },
};
const rental: Story = { ApplicationCreated: { occupancy: 'INVESTMENT', crypto: false, softConsent: true } };
const spouse: Story = {
  FinalTitleReturned: {
    mustSign: [{ person: 'kim', relation: 'SPOUSE', reason: 'the state asks the spouse', livesThere: 'YES' }],
  },
};
const marked: Story = { LiensConfirmed: { payoffs: 1, required: 1, disputed: 0, matched: true } };
const opened = after(at('deed-others', spouse), 'SignerInvitationOpened', { signer: 'kim' });
const answered = after(
  after(at('contact'), 'ConditionPosted', { id: 'one', blocks: 'NONE', askBorrower: true }),
  'ConditionAnswered',
  { id: 'one' },
);
const consented = after(at('contact'), 'ESignConsentGiven', { person: BORROWER });

const PERIOD_ENDS = '2026-04-10T05:00:00.000Z';
const periodRuns = after(at('rescission'), 'RescissionPeriodSet', {
  endsAt: PERIOD_ENDS,
  satisfiedAt: '2026-04-13T05:00:00.000Z',
});

const RULES: readonly Row[] = [
  row('the application is created once', at('intake'), 'ApplicationCreated', {}),
  row('intake already has its answer', at('choose'), 'IntakeCompleted', {}),
  row('the first disclosure was not requested, or is already prepared', at('contact'), 'DocumentsReady', {
    set: 'PRE',
  }),
  row(
    'the person is neither an owner nor a signer',
    at('contact'),
    'ESignConsentGiven',
    { person: 'stranger' },
    { person: BORROWER },
  ),
  row(
    'the person has not shown that they can read electronic documents',
    at('contact'),
    'ESignConsentGiven',
    { person: BORROWER, demonstrated: false },
    { person: BORROWER, demonstrated: true },
  ),
  row('the person has already consented', consented, 'ESignConsentGiven', { person: BORROWER }),
  row('there is no consent to withdraw', at('contact'), 'ESignConsentWithdrawn', { person: BORROWER }),
  row(
    'the document is not current',
    consented,
    'DocumentAcknowledged',
    { set: 'SUMMARY', person: BORROWER, how: 'END' },
    { set: 'APP', person: BORROWER, how: 'END' },
  ),
  row('the document is not current', consented, 'DocumentAcknowledged', {
    set: 'PACKAGE',
    person: BORROWER,
    how: 'END',
  }),
  row('the document is not current', at('final-checks', rental), 'DocumentAcknowledged', {
    set: 'PACKAGE',
    person: BORROWER,
    how: 'PAPER',
  }),
  row(
    'without E-SIGN consent this must be done on paper',
    at('contact'),
    'DocumentAcknowledged',
    { set: 'APP', person: BORROWER, how: 'END' },
    { set: 'APP', person: BORROWER, how: 'PAPER' },
  ),
  row(
    'without E-SIGN consent this must be done on paper',
    at('contact'),
    'NoticePosted',
    { notice: 'SCORE', person: BORROWER, how: 'ELECTRONIC' },
    { notice: 'SCORE', person: BORROWER, how: 'MAIL' },
  ),
  row('the person is neither an owner nor a signer', at('contact'), 'NoticePosted', {
    notice: 'SCORE',
    person: 'stranger',
    how: 'MAIL',
  }),
  row('this owner does not need a 50(g) notice', at('contact'), 'NoticePosted', {
    notice: 'TX_50G',
    person: BORROWER,
    how: 'MAIL',
  }),
  row(
    'this owner does not need a 50(g) notice',
    after(at('contact', texas), 'NoticePosted', { notice: 'TX_50G', person: BORROWER, how: 'MAIL' }),
    'NoticePosted',
    { notice: 'TX_50G', person: BORROWER, how: 'MAIL' },
  ),
  row('no flood notice is due', at('note'), 'NoticePosted', {
    notice: 'FLOOD',
    person: BORROWER,
    how: 'MAIL',
    due: '2026-04-01T00:00:00.000Z',
  }),
  row('no counteroffer is waiting for its notice', at('choose'), 'NoticePosted', {
    notice: 'COUNTER_OFFER',
    person: BORROWER,
    how: 'MAIL',
    due: '2026-04-01T00:00:00.000Z',
  }),
  row('answers can be changed only until the application is submitted', at('income'), 'AnswersChanged', {}),
  row(
    'this attempt already has an answer',
    after(at('soft-credit'), 'SoftCreditReturned', { outcome: 'THIN' }),
    'SoftCreditReturned',
    { outcome: 'THICK' },
    { outcome: 'FOUND' },
  ),
  row(
    'this attempt already has an answer',
    after(at('locate'), 'PropertyLocated', { outcome: 'HALF' }),
    'PropertyLocated',
    { outcome: 'THIRD' },
    { outcome: 'ONE' },
  ),
  row(
    'each pull needs its own consent, and this one has none',
    at('hard-credit'),
    'HardCreditReturned',
    { consent: 2 },
    { consent: 1 },
  ),
  row('no open credit problem would be settled by this', at('contact'), 'SoftCreditRetryAsked', {
    reason: 'CORRECTED',
  }),
  row('no open credit problem would be settled by this', at('soft-credit'), 'SoftCreditRetryAsked', {
    reason: 'AGE_PROVED',
  }),
  row(
    'no open credit problem would be settled by this',
    after(at('soft-credit'), 'SoftCreditReturned', { outcome: 'ERROR' }),
    'SoftCreditRetryAsked',
    { reason: 'AGE_PROVED' },
    { reason: 'CORRECTED' },
  ),
  row('no open credit problem would be settled by this', at('income'), 'HardCreditRetryAsked', {
    reason: 'CORRECTED',
  }),
  row('no such review is open', at('contact'), 'ReviewCleared', { review: 'FACTA' }),
  row(
    'without an automated value, the result must say who values the home',
    at('value'),
    'PropertyValued',
    { outcome: 'NO_VALUE', route: null },
    { outcome: 'NO_VALUE', route: 'BPO' },
  ),
  row('offer versions must have no gaps', at('price'), 'OffersPriced', { version: 2 }, { version: 1 }),
  row(
    'fewer offers than requested need reasons',
    at('price'),
    'OffersPriced',
    { outcome: 'WINBACK', stands: false, reasons: [] },
    { outcome: 'WINBACK', stands: false, reasons: ['Income insufficient'] },
  ),
  row(
    'an offer that still stands is not worse',
    at('price'),
    'OffersPriced',
    { stands: true, worse: true },
    { stands: false, worse: true },
  ),
  row(
    'a lien can be paid off only once the liens are known',
    at('winback', { OffersPriced: { outcome: 'WINBACK', stands: false, reasons: ['Income insufficient'] } }),
    'ReducedOfferAccepted',
    { payoffs: 1 },
    { payoffs: null },
  ),
  row(
    'stopping at an offer that is not worse counts as withdrawing',
    after(after(at('income'), 'IncomeEvidenced', { accepted: 'BORROWER', matched: false }), 'OffersPriced', {
      stands: false,
      worse: false,
    }),
    'ReducedOfferRefused',
    {},
  ),
  row(
    'a lien can be paid off only once the liens are known',
    at('choose'),
    'PayoffMarked',
    { status: 'MARKED_FOR_PAYOFF', lien: true, payoffs: 1 },
    { status: 'MARKED_FOR_PAYOFF', lien: false, payoffs: 1 },
  ),
  row('only one debt can be marked at a time', at('choose'), 'PayoffMarked', {
    status: 'MARKED_FOR_PAYOFF',
    lien: false,
    payoffs: 2,
  }),
  row('not all disclosures and the summary are acknowledged', at('submit'), 'ApplicationSubmitted', {
    hardConsentVersion: 'hard-4',
  }),
  row('the bypass is decided at submission', at('contact'), 'IncomeBypassDecided', { decision: 'NO_BYPASS' }),
  row(
    'the bypass is already decided',
    after(at('income'), 'IncomeBypassDecided', { decision: 'NO_BYPASS' }),
    'IncomeBypassDecided',
    { decision: 'BYPASS' },
  ),
  row(
    'the bypass is already decided',
    after(at('income'), 'IncomeBypassDecided', { decision: 'WAITING' }),
    'IncomeBypassDecided',
    { decision: 'WAITING' },
    { decision: 'BYPASS' },
  ),
  row(
    'a review must end as verified or failed',
    after(at('id-check'), 'IdentityChecked', { result: 'PENDING_REVIEW' }),
    'IdentityChecked',
    { result: 'PENDING_REVIEW' },
    { result: 'VERIFIED' },
  ),
  row(
    'a Texas homestead needs an answer about (a)(6) liens',
    at('prequal-title', texas),
    'PrequalTitleReturned',
    { texas: null },
    { texas: { openA6Lien: false, notBefore: null } },
  ),
  row(
    'required payoffs must be marked',
    at('liens'),
    'LiensConfirmed',
    { payoffs: 0, required: 1 },
    { payoffs: 1, required: 1 },
  ),
  row(
    'an open (a)(6) lien must be paid off',
    at('liens', { ...texas, PrequalTitleReturned: { texas: { openA6Lien: true, notBefore: null } } }),
    'LiensConfirmed',
    { payoffs: 0, required: 0 },
    { payoffs: 1, required: 1 },
  ),
  row('no fee has to be refunded', at('liens'), 'FeeRefunded', {}),
  row(
    'a co-borrower can be named only once, before the application is submitted',
    at('income'),
    'AdditionalSignerNamed',
    {
      signer: 'pat',
      role: 'CO_BORROWER',
      by: 'BORROWER',
    },
  ),
  row(
    'a co-borrower can be named only once, before the application is submitted',
    at('contact'),
    'AdditionalSignerNamed',
    { signer: BORROWER, role: 'CO_BORROWER', by: 'BORROWER' },
    { signer: 'pat', role: 'CO_BORROWER', by: 'BORROWER' },
  ),
  row(
    'the title search asks for no such signer, or the signer is already named',
    at('co-deed', spouse),
    'AdditionalSignerNamed',
    { signer: 'pat', role: 'CO_DEEDER', by: 'BORROWER' },
    { signer: 'kim', role: 'CO_DEEDER', by: 'BORROWER' },
  ),
  row('this signer has no open invitation', opened, 'SignerInvitationOpened', { signer: 'kim' }),
  row('this signer has no open invitation', opened, 'SignerInvitationOpened', { signer: 'stranger' }),
  row('the signer must say this before signing', at('deed-others', spouse), 'SignerResidenceGiven', { signer: 'kim' }),
  row('no identity check of this signer is open', at('deed-others', spouse), 'SignerIdentityChecked', {
    signer: 'kim',
  }),
  row(
    'no identity check of this signer is open',
    after(opened, 'SignerIdentityChecked', { signer: 'kim', result: 'VERIFIED' }),
    'SignerIdentityChecked',
    { signer: 'kim' },
  ),
  row('no such signer', at('contact'), 'SignerRemoved', { signer: 'stranger', by: 'STAFF' }),
  row(
    'once the invitation is opened, only staff can remove a signer',
    opened,
    'SignerRemoved',
    { signer: 'kim', by: 'BORROWER' },
    { signer: 'kim', by: 'STAFF' },
  ),
  row(
    'the person has nothing to sign',
    at('final-offer'),
    'SigningDeclined',
    { person: 'stranger', condition: 'declined' },
    { person: BORROWER, condition: 'declined' },
  ),
  row(
    'the person has already said so',
    after(at('deed'), 'SigningDeclined', { person: BORROWER, condition: 'declined' }),
    'SigningDeclined',
    { person: BORROWER, condition: 'again' },
  ),
  row('the flood zone is requested once, after submission', at('contact'), 'FloodDetermined', {}),
  row('the flood zone is requested once, after submission', at('note'), 'FloodDetermined', {}),
  row(
    'the disclosed notary must be the last one quoted',
    after(at('notary-plan'), 'NotaryPlanned', { mode: 'MANUAL', fee: 300 }),
    'ClosingDisclosureReady',
    { notary: { mode: 'REMOTE', fee: null } },
    { notary: { mode: 'MANUAL', fee: 300 } },
  ),
  row(
    'only the borrower and co-borrowers sign the note',
    at('note', spouse),
    'NoteSigned',
    { signer: 'kim', how: 'INK', by: 'STAFF' },
    { signer: BORROWER, how: 'INK', by: 'STAFF' },
  ),
  row('no such signer', at('deed'), 'DeedSigned', { signer: 'stranger' }, { signer: BORROWER }),
  row('already signed', at('deed-others', spouse), 'DeedSigned', { signer: BORROWER }),
  row('the signer is not identified', opened, 'DeedSigned', { signer: 'kim' }),
  row(
    'there is no E-SIGN consent, and no notary or staff member saw the ink signature',
    at('note'),
    'NoteSigned',
    { signer: BORROWER, how: 'INK', by: 'ESIGN' },
    { signer: BORROWER, how: 'INK', by: 'STAFF' },
  ),
  row(
    'a Texas homestead must be signed at an office, and not before its date',
    at('notary-plan', texas),
    'NotaryPlanned',
    {
      mode: 'MANUAL',
      fee: 300,
      notBefore: null,
    },
  ),
  row(
    'a Texas homestead must be signed at an office, and not before its date',
    at('notary-plan', texas),
    'NotaryPlanned',
    {
      mode: 'REMOTE',
      fee: null,
      notBefore: '2026-04-01T05:00:00.000Z',
    },
  ),
  row(
    'less than a year has passed since the last (a)(6) loan',
    at('notary-plan', { ...texas, PrequalTitleReturned: { texas: { openA6Lien: false, notBefore: '2026-08-01' } } }),
    'NotaryPlanned',
    { mode: 'MANUAL', fee: 300, notBefore: '2026-07-31T05:00:00.000Z' },
    { mode: 'MANUAL', fee: 300, notBefore: '2026-08-01T05:00:00.000Z' },
  ),
  row(
    'a Texas homestead must be signed at an office',
    at('deed-manual', texas),
    'NotaryBooked',
    { person: BORROWER, mode: 'MANUAL', fee: 300, place: { kind: 'HOME' } },
    { person: BORROWER, mode: 'MANUAL', fee: 300, place: null },
  ),
  row(
    'a Texas homestead must be signed at an office',
    at('deed-manual', texas),
    'NotaryBooked',
    { person: BORROWER, mode: 'REMOTE', fee: null, place: null },
    { person: BORROWER, mode: 'MANUAL', fee: 300, place: { kind: 'OFFICE', officeId: 'office-1' } },
  ),
  row(
    'a Texas homestead must be signed at an office',
    at('deed-manual', texas),
    'DeedSigned',
    { signer: BORROWER, place: { kind: 'HOME' } },
    { signer: BORROWER, place: { kind: 'OFFICE', officeId: 'office-1' } },
  ),
  row('there is no current notary plan', at('note'), 'NotaryBooked', { person: BORROWER, place: null }),
  row(
    'the person has nothing to sign',
    at('deed-others', spouse),
    'NotaryBooked',
    { person: BORROWER, place: null },
    { person: 'kim', place: null },
  ),
  row('no notice of the right to cancel is due yet', at('signing-package'), 'RescissionNoticeDelivered', {
    person: BORROWER,
    how: 'HANDED',
  }),
  row('no notice of the right to cancel is due yet', at('deed', rental), 'RescissionNoticeDelivered', {
    person: BORROWER,
    how: 'HANDED',
  }),
  row('the person already has the notice', at('rescission'), 'RescissionNoticeDelivered', {
    person: BORROWER,
    how: 'HANDED',
  }),
  row(
    'an owner does not have the notice of the right to cancel yet',
    at('rescission-notice'),
    'RescissionPeriodSet',
    {},
  ),
  row('there is nothing to rescind', at('deed'), 'Rescinded', { person: BORROWER }),
  row('there is nothing to rescind', at('recording', rental), 'Rescinded', { person: BORROWER }),
  row(
    'sent after the cancellation period',
    at('pay-creditors', marked),
    'Rescinded',
    { person: BORROWER, sentAt: '2099-01-01T00:00:00.000Z' },
    { person: BORROWER },
  ),
  row(
    'a letter must be recorded with its document',
    at('rescission'),
    'Rescinded',
    { person: BORROWER, how: 'LETTER', document: null },
    { person: BORROWER, how: 'LETTER', document: 'doc:letter' },
  ),
  row('the cancellation period is still running', at('rescission'), 'NonRescissionConfirmed', { person: BORROWER }),
  row(
    'the person has already confirmed',
    after(at('mail-margin', spouse), 'NonRescissionConfirmed', { person: BORROWER }),
    'NonRescissionConfirmed',
    { person: BORROWER },
    { person: 'kim' },
  ),
  row('a rescission is late only once the money has been sent', at('send-funds'), 'LateRescissionReceived', {
    person: BORROWER,
  }),
  row('a rescission is late only once the money has been sent', at('complete', rental), 'LateRescissionReceived', {
    person: BORROWER,
  }),
  row(
    'the person has already rescinded',
    after(at('complete'), 'LateRescissionReceived', { person: BORROWER }),
    'LateRescissionReceived',
    { person: BORROWER },
  ),
  row(
    'the money must go to the payout destination of this loan',
    at('send-funds'),
    'FundsSent',
    { to: 'CUSTODIAN' },
    { to: 'ACCOUNT' },
  ),
  row(
    'required payoffs must be paid with this disbursement',
    at('send-funds', marked),
    'FundsSent',
    { payoffs: 0 },
    { payoffs: 1 },
  ),
  row('no payment is proposed', at('funding-decision'), 'FundingApproved', { by: 'funder-2' }),
  row(
    'a second person must approve this amount',
    after(at('funding-decision'), 'FundingProposed', { by: 'funder-1', approvals: 2 }),
    'FundingApproved',
    { by: 'funder-1' },
    { by: 'funder-2' },
  ),
  row('a condition with this id exists', answered, 'ConditionPosted', { id: 'one' }, { id: 'two' }),
  row(
    'the final offer is accepted, so nothing more can block the closing',
    at('note'),
    'ConditionPosted',
    { id: 'late', blocks: 'CLOSING' },
    { id: 'late', blocks: 'FUNDING' },
  ),
  row(
    'the money is on its way',
    at('pay-creditors', marked),
    'ConditionPosted',
    { id: 'late', blocks: 'FUNDING' },
    { id: 'late', blocks: 'NONE' },
  ),
  row('the condition asks the borrower for nothing', answered, 'ConditionAnswered', { id: 'one' }),
  row('the condition asks the borrower for nothing', answered, 'ConditionAnswered', { id: 'unknown' }),
  row(
    'no answer is waiting for review',
    after(at('contact'), 'ConditionPosted', { id: 'one', blocks: 'NONE', askBorrower: true }),
    'ConditionReturned',
    { id: 'one' },
  ),
  row('no such condition is open', after(answered, 'ConditionCleared', { id: 'one' }), 'ConditionCleared', {
    id: 'one',
  }),
  row('no such condition is open', answered, 'ConditionCleared', { id: 'unknown' }, { id: 'one' }),
  row('there are no payoff figures to expire', at('contact'), 'EvidenceExpired', { what: 'PAYOFF' }),
  row('there is nothing to expire', at('contact'), 'EvidenceExpired', { what: 'CREDIT' }),
  row('there is nothing to expire', at('income'), 'EvidenceExpired', { what: 'INCOME' }),
  row('there is nothing to expire', at('final-title'), 'EvidenceExpired', { what: 'TITLE' }),
  row('someone has already signed based on this evidence', at('deed'), 'EvidenceExpired', { what: 'CREDIT' }),
  row(
    'documents can be voided only between the signing package and the recording',
    at('closing-disclosure'),
    'ClosingVoided',
    {
      ground: 'PAPERS_WRONG',
    },
  ),
  row(
    'documents can be voided only between the signing package and the recording',
    at('final-checks'),
    'ClosingVoided',
    {
      ground: 'PAPERS_WRONG',
    },
  ),
  row(
    'every signer must agree in writing, or a reason must be named',
    at('deed'),
    'ClosingVoided',
    { consents: [], ground: null },
    { consents: [], ground: 'PAPERS_WRONG' },
  ),
  row('the borrower has acted since', at('contact'), 'IncompletenessNoticeSent', { ball: 0 }),
  row('the notice was already sent', after(at('contact'), 'IncompletenessNoticeSent'), 'IncompletenessNoticeSent', {}),
  row('no such clock is running', at('contact'), 'ClockReached', {
    clock: 'RESCISSION',
    due: '2026-04-01T00:00:00.000Z',
    at: '2026-04-01T00:00:00.000Z',
  }),
  row(
    'the clock is not due',
    periodRuns,
    'ClockReached',
    { clock: 'RESCISSION', due: PERIOD_ENDS, at: '2026-04-09T00:00:00.000Z' },
    { clock: 'RESCISSION', due: PERIOD_ENDS, at: PERIOD_ENDS },
  ),
  row('no such clock is running', periodRuns, 'ClockReached', {
    clock: 'RESCISSION',
    due: '2026-04-09T05:00:00.000Z',
    at: PERIOD_ENDS,
  }),
  row(
    'a cancellation period can only be extended',
    periodRuns,
    'RescissionPeriodSet',
    { endsAt: PERIOD_ENDS, satisfiedAt: '2026-04-14T05:00:00.000Z' },
    { endsAt: '2026-04-11T05:00:00.000Z', satisfiedAt: '2026-04-14T05:00:00.000Z' },
  ),
  row(
    'sent after the cancellation period',
    periodRuns,
    'Rescinded',
    { person: BORROWER, sentAt: '2026-04-10T05:00:00.001Z' },
    { person: BORROWER, sentAt: PERIOD_ENDS },
  ),
  row('everyone has signed, so an owner must rescind instead', at('recording'), 'ApplicationWithdrawn', {}),
  row(
    'everyone has signed, so a decline must name its reason',
    at('recording'),
    'ApplicationDeclined',
    { ground: null },
    { ground: 'FRAUD' },
  ),
  row(
    'the money is on its way',
    after(at('send-funds', marked), 'FundsOrdered'),
    'ApplicationDeclined',
    { ground: 'FRAUD' },
    { ground: 'SANCTIONS' },
  ),
  row('the money has been sent', at('pay-creditors', marked), 'ApplicationDeclined', { ground: 'SANCTIONS' }),
];

describe('a fact is refused', () => {
  test.each(RULES)('because $because', ({ because, file, refused }) => {
    const seen = file();
    expect(refusal(seen, refused(seen))?.because).toBe(because);
  });

  test.each(RULES.filter(({ accepted }) => accepted !== null))(
    'and accepted without the reason to refuse it: $because',
    ({ file, accepted }) => {
      const seen = file();
      const fact = accepted?.(seen);
      expect(fact && refusal(seen, fact)).toBeNull();
    },
  );
});

/** The borrower's steps, each with a gate that asks for another step: none is accepted out of turn. */
const STEPS: readonly (readonly [FactType, Parameters<typeof driveTo>[0]])[] = [
  ['SoftCreditConsentGiven', 'choose'],
  ['SsnGiven', 'choose'],
  ['DelinquencyExplained', 'choose'],
  ['PropertyCorrected', 'choose'],
  ['ParcelChosen', 'choose'],
  ['ValueEstimated', 'choose'],
  ['AssetsLinked', 'choose'],
  ['ReducedOfferAccepted', 'choose'],
  ['ReducedOfferRefused', 'contact'],
  ['PayoffMarked', 'contact'],
  ['OfferSelected', 'contact'],
  ['DrawChangeAsked', 'contact'],
  ['ContactDetailsGiven', 'hmda'],
  ['DemographicsAnswered', 'contact'],
  ['ApplicationSubmitted', 'income'],
  ['IncomeDocumentsSubmitted', 'id-upload'],
  ['EmployerContactGiven', 'income'],
  ['IdentityDocumentsSubmitted', 'income'],
  ['LiensConfirmed', 'id-upload'],
  ['ValuationOrdered', 'liens'],
  ['DisbursementAccountEntered', 'liens'],
  ['PaymentMethodChosen', 'liens'],
  ['AutopayConfirmed', 'autopay'],
  ['FinalOfferAccepted', 'note'],
  ['FundingProposed', 'recording'],
  ['FundingApproved', 'recording'],
];
/** Workers' results, each at a gate that didn't ask for it. */
const ANSWERS: readonly (readonly [FactType, Parameters<typeof driveTo>[0]])[] = [
  ['DocumentsRequested', 'contact'],
  ['SoftCreditReturned', 'intake'],
  ['HardCreditReturned', 'contact'],
  ['PropertyLocated', 'soft-credit'],
  ['PropertyValued', 'locate'],
  ['OffersPriced', 'value'],
  ['IncomeEvidenced', 'submit'],
  ['IncomeDocumentsReturned', 'submit'],
  ['EmploymentConfirmed', 'income'],
  ['EmploymentNotConfirmed', 'income'],
  ['IdentityChecked', 'id-upload'],
  ['PrequalTitleReturned', 'id-upload'],
  ['PayoffFiguresReceived', 'liens'],
  ['ValuationReturned', 'liens'],
  ['AppraisalQuoted', 'liens'],
  ['AppraisalPaid', 'liens'],
  ['AppraisalAccepted', 'liens'],
  ['DisbursementAccountVerified', 'disburse'],
  ['DisbursementAccountRefused', 'disburse'],
  ['FullTitleOrdered', 'liens'],
  ['FinalTitleReturned', 'liens'],
  ['ClosingDisclosureReady', 'liens'],
  ['SigningPackageReady', 'final-offer'],
  ['NoteSigned', 'final-offer'],
  ['DeedSigned', 'note'],
  ['NotaryPlanned', 'note'],
  ['AttorneyApproved', 'note'],
  ['DeedRecorded', 'rescission'],
  ['FinalChecksPassed', 'recording'],
  ['FundsSent', 'funding-decision'],
  ['CreditorsPaid', 'send-funds'],
];

describe('a fact out of turn is refused', () => {
  test.each(STEPS)('%s at %s', (type, gate) => {
    const { file } = driveTo(gate);
    expect(refusal(file, good(file, type))?.name).toBe('NOT_THEIR_TURN');
  });

  test.each(ANSWERS)('%s at %s', (type, gate) => {
    const { file } = driveTo(gate);
    expect(refusal(file, good(file, type))?.name).toMatch(/NOT_THEIR_TURN|STALE_ATTEMPT/);
  });
});
