import { describe, expect, test } from 'vitest';
import type { Fact, FactData, FactType } from '../../src/loan-file/facts.ts';
import { BORROWER, type LoanFile } from '../../src/loan-file/file.ts';
import { refusal } from '../../src/loan-file/refusal.ts';
import { driveTo, buildGoodFact, recordOrThrow, type Story } from './drive.ts';

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
function buildRow<T extends FactType>(
  because: string,
  file: () => LoanFile,
  type: T,
  refused: Partial<FactData[T]>,
  accepted?: Partial<FactData[T]>,
): Row {
  return {
    because,
    file,
    refused: (file) => buildGoodFact(file, type, refused),
    accepted: accepted ? (file) => buildGoodFact(file, type, accepted) : null,
  };
}

const buildFileAt =
  (gate: Parameters<typeof driveTo>[0], story: Story = {}) =>
  (): LoanFile =>
    driveTo(gate, story).file;
/** The loan file after one more good fact. */
const buildFileAfter =
  <T extends FactType>(file: () => LoanFile, type: T, data: Partial<FactData[T]> = {}) =>
  (): LoanFile => {
    const before = file();
    return recordOrThrow(before, buildGoodFact(before, type, data));
  };

const TEXAS_STORY: Story = {
  IntakeCompleted: { regime: 'TX_50A6' },
  PrequalTitleReturned: { texas: { openA6Lien: false, notBefore: null } },
};
const RENTAL_STORY: Story = { ApplicationCreated: { occupancy: 'INVESTMENT', crypto: false, softConsent: true } };
const SPOUSE_STORY: Story = {
  FinalTitleReturned: {
    mustSign: [{ person: 'kim', relation: 'SPOUSE', reason: 'the state asks the spouse', livesThere: 'YES' }],
  },
};
const MARKED_PAYOFF_STORY: Story = { LiensConfirmed: { payoffs: 1, required: 1, disputed: 0, matched: true } };
const openedFile = buildFileAfter(buildFileAt('deed-others', SPOUSE_STORY), 'SignerInvitationOpened', {
  signer: 'kim',
});
const answeredFile = buildFileAfter(
  buildFileAfter(buildFileAt('contact'), 'ConditionPosted', { id: 'one', blocks: 'NONE', askBorrower: true }),
  'ConditionAnswered',
  { id: 'one' },
);
const consentedFile = buildFileAfter(buildFileAt('contact'), 'ESignConsentGiven', { person: BORROWER });

const PERIOD_ENDS = '2026-04-10T05:00:00.000Z';
const runningPeriodFile = buildFileAfter(buildFileAt('rescission'), 'RescissionPeriodSet', {
  endsAt: PERIOD_ENDS,
  satisfiedAt: '2026-04-13T05:00:00.000Z',
});

const RULES: readonly Row[] = [
  buildRow('the application is created once', buildFileAt('intake'), 'ApplicationCreated', {}),
  buildRow('intake already has its answer', buildFileAt('choose'), 'IntakeCompleted', {}),
  buildRow('the first disclosure was not requested, or is already prepared', buildFileAt('contact'), 'DocumentsReady', {
    set: 'PRE',
  }),
  buildRow(
    'the person is neither an owner nor a signer',
    buildFileAt('contact'),
    'ESignConsentGiven',
    { person: 'stranger' },
    { person: BORROWER },
  ),
  buildRow(
    'the person has not shown that they can read electronic documents',
    buildFileAt('contact'),
    'ESignConsentGiven',
    { person: BORROWER, demonstrated: false },
    { person: BORROWER, demonstrated: true },
  ),
  buildRow('the person has already consented', consentedFile, 'ESignConsentGiven', { person: BORROWER }),
  buildRow('there is no consent to withdraw', buildFileAt('contact'), 'ESignConsentWithdrawn', { person: BORROWER }),
  buildRow(
    'the document is not current',
    consentedFile,
    'DocumentAcknowledged',
    { set: 'SUMMARY', person: BORROWER, how: 'END' },
    { set: 'APP', person: BORROWER, how: 'END' },
  ),
  buildRow('the document is not current', consentedFile, 'DocumentAcknowledged', {
    set: 'PACKAGE',
    person: BORROWER,
    how: 'END',
  }),
  buildRow('the document is not current', buildFileAt('final-checks', RENTAL_STORY), 'DocumentAcknowledged', {
    set: 'PACKAGE',
    person: BORROWER,
    how: 'PAPER',
  }),
  buildRow(
    'without E-SIGN consent this must be done on paper',
    buildFileAt('contact'),
    'DocumentAcknowledged',
    { set: 'APP', person: BORROWER, how: 'END' },
    { set: 'APP', person: BORROWER, how: 'PAPER' },
  ),
  buildRow(
    'without E-SIGN consent this must be done on paper',
    buildFileAt('contact'),
    'NoticePosted',
    { notice: 'SCORE', person: BORROWER, how: 'ELECTRONIC' },
    { notice: 'SCORE', person: BORROWER, how: 'MAIL' },
  ),
  buildRow('the person is neither an owner nor a signer', buildFileAt('contact'), 'NoticePosted', {
    notice: 'SCORE',
    person: 'stranger',
    how: 'MAIL',
  }),
  buildRow('this owner does not need a 50(g) notice', buildFileAt('contact'), 'NoticePosted', {
    notice: 'TX_50G',
    person: BORROWER,
    how: 'MAIL',
  }),
  buildRow(
    'this owner does not need a 50(g) notice',
    buildFileAfter(buildFileAt('contact', TEXAS_STORY), 'NoticePosted', {
      notice: 'TX_50G',
      person: BORROWER,
      how: 'MAIL',
    }),
    'NoticePosted',
    { notice: 'TX_50G', person: BORROWER, how: 'MAIL' },
  ),
  buildRow('no flood notice is due', buildFileAt('note'), 'NoticePosted', {
    notice: 'FLOOD',
    person: BORROWER,
    how: 'MAIL',
    due: '2026-04-01T00:00:00.000Z',
  }),
  buildRow('no counteroffer is waiting for its notice', buildFileAt('choose'), 'NoticePosted', {
    notice: 'COUNTER_OFFER',
    person: BORROWER,
    how: 'MAIL',
    due: '2026-04-01T00:00:00.000Z',
  }),
  buildRow(
    'answers can be changed only until the application is submitted',
    buildFileAt('income'),
    'AnswersChanged',
    {},
  ),
  buildRow(
    'this attempt already has an answer',
    buildFileAfter(buildFileAt('soft-credit'), 'SoftCreditReturned', { outcome: 'THIN' }),
    'SoftCreditReturned',
    { outcome: 'THICK' },
    { outcome: 'FOUND' },
  ),
  buildRow(
    'this attempt already has an answer',
    buildFileAfter(buildFileAt('locate'), 'PropertyLocated', { outcome: 'HALF' }),
    'PropertyLocated',
    { outcome: 'THIRD' },
    { outcome: 'ONE' },
  ),
  buildRow(
    'each pull needs its own consent, and this one has none',
    buildFileAt('hard-credit'),
    'HardCreditReturned',
    { consent: 2 },
    { consent: 1 },
  ),
  buildRow('no open credit problem would be settled by this', buildFileAt('contact'), 'SoftCreditRetryAsked', {
    reason: 'CORRECTED',
  }),
  buildRow('no open credit problem would be settled by this', buildFileAt('soft-credit'), 'SoftCreditRetryAsked', {
    reason: 'AGE_PROVED',
  }),
  buildRow(
    'no open credit problem would be settled by this',
    buildFileAfter(buildFileAt('soft-credit'), 'SoftCreditReturned', { outcome: 'ERROR' }),
    'SoftCreditRetryAsked',
    { reason: 'AGE_PROVED' },
    { reason: 'CORRECTED' },
  ),
  buildRow('no open credit problem would be settled by this', buildFileAt('income'), 'HardCreditRetryAsked', {
    reason: 'CORRECTED',
  }),
  buildRow('no such review is open', buildFileAt('contact'), 'ReviewCleared', { review: 'FACTA' }),
  buildRow(
    'without an automated value, the result must say who values the home',
    buildFileAt('value'),
    'PropertyValued',
    { outcome: 'NO_VALUE', route: null },
    { outcome: 'NO_VALUE', route: 'BPO' },
  ),
  buildRow('offer versions must have no gaps', buildFileAt('price'), 'OffersPriced', { version: 2 }, { version: 1 }),
  buildRow(
    'fewer offers than requested need reasons',
    buildFileAt('price'),
    'OffersPriced',
    { outcome: 'WINBACK', stands: false, reasons: [] },
    { outcome: 'WINBACK', stands: false, reasons: ['Income insufficient'] },
  ),
  buildRow(
    'an offer that still stands is not worse',
    buildFileAt('price'),
    'OffersPriced',
    { stands: true, worse: true },
    { stands: false, worse: true },
  ),
  buildRow(
    'a lien can be paid off only once the liens are known',
    buildFileAt('winback', { OffersPriced: { outcome: 'WINBACK', stands: false, reasons: ['Income insufficient'] } }),
    'ReducedOfferAccepted',
    { payoffs: 1 },
    { payoffs: null },
  ),
  buildRow(
    'stopping at an offer that is not worse counts as withdrawing',
    buildFileAfter(
      buildFileAfter(buildFileAt('income'), 'IncomeEvidenced', { accepted: 'BORROWER', matched: false }),
      'OffersPriced',
      {
        stands: false,
        worse: false,
      },
    ),
    'ReducedOfferRefused',
    {},
  ),
  buildRow(
    'a lien can be paid off only once the liens are known',
    buildFileAt('choose'),
    'PayoffMarked',
    { status: 'MARKED_FOR_PAYOFF', lien: true, payoffs: 1 },
    { status: 'MARKED_FOR_PAYOFF', lien: false, payoffs: 1 },
  ),
  buildRow('only one debt can be marked at a time', buildFileAt('choose'), 'PayoffMarked', {
    status: 'MARKED_FOR_PAYOFF',
    lien: false,
    payoffs: 2,
  }),
  buildRow('not all disclosures and the summary are acknowledged', buildFileAt('submit'), 'ApplicationSubmitted', {
    hardConsentVersion: 'hard-4',
  }),
  buildRow('the bypass is decided at submission', buildFileAt('contact'), 'IncomeBypassDecided', {
    decision: 'NO_BYPASS',
  }),
  buildRow(
    'the bypass is already decided',
    buildFileAfter(buildFileAt('income'), 'IncomeBypassDecided', { decision: 'NO_BYPASS' }),
    'IncomeBypassDecided',
    { decision: 'BYPASS' },
  ),
  buildRow(
    'the bypass is already decided',
    buildFileAfter(buildFileAt('income'), 'IncomeBypassDecided', { decision: 'WAITING' }),
    'IncomeBypassDecided',
    { decision: 'WAITING' },
    { decision: 'BYPASS' },
  ),
  buildRow(
    'a review must end as verified or failed',
    buildFileAfter(buildFileAt('id-check'), 'IdentityChecked', { result: 'PENDING_REVIEW' }),
    'IdentityChecked',
    { result: 'PENDING_REVIEW' },
    { result: 'VERIFIED' },
  ),
  buildRow(
    'a Texas homestead needs an answer about (a)(6) liens',
    buildFileAt('prequal-title', TEXAS_STORY),
    'PrequalTitleReturned',
    { texas: null },
    { texas: { openA6Lien: false, notBefore: null } },
  ),
  buildRow(
    'required payoffs must be marked',
    buildFileAt('liens'),
    'LiensConfirmed',
    { payoffs: 0, required: 1 },
    { payoffs: 1, required: 1 },
  ),
  buildRow(
    'an open (a)(6) lien must be paid off',
    buildFileAt('liens', { ...TEXAS_STORY, PrequalTitleReturned: { texas: { openA6Lien: true, notBefore: null } } }),
    'LiensConfirmed',
    { payoffs: 0, required: 0 },
    { payoffs: 1, required: 1 },
  ),
  buildRow('no fee has to be refunded', buildFileAt('liens'), 'FeeRefunded', {}),
  buildRow(
    'a co-borrower can be named only once, before the application is submitted',
    buildFileAt('income'),
    'AdditionalSignerNamed',
    {
      signer: 'pat',
      role: 'CO_BORROWER',
      by: 'BORROWER',
    },
  ),
  buildRow(
    'a co-borrower can be named only once, before the application is submitted',
    buildFileAt('contact'),
    'AdditionalSignerNamed',
    { signer: BORROWER, role: 'CO_BORROWER', by: 'BORROWER' },
    { signer: 'pat', role: 'CO_BORROWER', by: 'BORROWER' },
  ),
  buildRow(
    'the title search asks for no such signer, or the signer is already named',
    buildFileAt('co-deed', SPOUSE_STORY),
    'AdditionalSignerNamed',
    { signer: 'pat', role: 'CO_DEEDER', by: 'BORROWER' },
    { signer: 'kim', role: 'CO_DEEDER', by: 'BORROWER' },
  ),
  buildRow('this signer has no open invitation', openedFile, 'SignerInvitationOpened', { signer: 'kim' }),
  buildRow('this signer has no open invitation', openedFile, 'SignerInvitationOpened', { signer: 'stranger' }),
  buildRow(
    'the signer must say this before signing',
    buildFileAt('deed-others', SPOUSE_STORY),
    'SignerResidenceGiven',
    { signer: 'kim' },
  ),
  buildRow(
    'no identity check of this signer is open',
    buildFileAt('deed-others', SPOUSE_STORY),
    'SignerIdentityChecked',
    {
      signer: 'kim',
    },
  ),
  buildRow(
    'no identity check of this signer is open',
    buildFileAfter(openedFile, 'SignerIdentityChecked', { signer: 'kim', result: 'VERIFIED' }),
    'SignerIdentityChecked',
    { signer: 'kim' },
  ),
  buildRow('no such signer', buildFileAt('contact'), 'SignerRemoved', { signer: 'stranger', by: 'STAFF' }),
  buildRow(
    'once the invitation is opened, only staff can remove a signer',
    openedFile,
    'SignerRemoved',
    { signer: 'kim', by: 'BORROWER' },
    { signer: 'kim', by: 'STAFF' },
  ),
  buildRow(
    'the person has nothing to sign',
    buildFileAt('final-offer'),
    'SigningDeclined',
    { person: 'stranger', condition: 'declined' },
    { person: BORROWER, condition: 'declined' },
  ),
  buildRow(
    'the person has already said so',
    buildFileAfter(buildFileAt('deed'), 'SigningDeclined', { person: BORROWER, condition: 'declined' }),
    'SigningDeclined',
    { person: BORROWER, condition: 'again' },
  ),
  buildRow('the flood zone is requested once, after submission', buildFileAt('contact'), 'FloodDetermined', {}),
  buildRow('the flood zone is requested once, after submission', buildFileAt('note'), 'FloodDetermined', {}),
  buildRow(
    'the disclosed notary must be the last one quoted',
    buildFileAfter(buildFileAt('notary-plan'), 'NotaryPlanned', { mode: 'MANUAL', fee: 300 }),
    'ClosingDisclosureReady',
    { notary: { mode: 'REMOTE', fee: null } },
    { notary: { mode: 'MANUAL', fee: 300 } },
  ),
  buildRow(
    'only the borrower and co-borrowers sign the note',
    buildFileAt('note', SPOUSE_STORY),
    'NoteSigned',
    { signer: 'kim', how: 'INK', by: 'STAFF' },
    { signer: BORROWER, how: 'INK', by: 'STAFF' },
  ),
  buildRow('no such signer', buildFileAt('deed'), 'DeedSigned', { signer: 'stranger' }, { signer: BORROWER }),
  buildRow('already signed', buildFileAt('deed-others', SPOUSE_STORY), 'DeedSigned', { signer: BORROWER }),
  buildRow('the signer is not identified', openedFile, 'DeedSigned', { signer: 'kim' }),
  buildRow(
    'there is no E-SIGN consent, and no notary or staff member saw the ink signature',
    buildFileAt('note'),
    'NoteSigned',
    { signer: BORROWER, how: 'INK', by: 'ESIGN' },
    { signer: BORROWER, how: 'INK', by: 'STAFF' },
  ),
  buildRow(
    'a Texas homestead must be signed at an office, and not before its date',
    buildFileAt('notary-plan', TEXAS_STORY),
    'NotaryPlanned',
    {
      mode: 'MANUAL',
      fee: 300,
      notBefore: null,
    },
  ),
  buildRow(
    'a Texas homestead must be signed at an office, and not before its date',
    buildFileAt('notary-plan', TEXAS_STORY),
    'NotaryPlanned',
    {
      mode: 'REMOTE',
      fee: null,
      notBefore: '2026-04-01T05:00:00.000Z',
    },
  ),
  buildRow(
    'less than a year has passed since the last (a)(6) loan',
    buildFileAt('notary-plan', {
      ...TEXAS_STORY,
      PrequalTitleReturned: { texas: { openA6Lien: false, notBefore: '2026-08-01' } },
    }),
    'NotaryPlanned',
    { mode: 'MANUAL', fee: 300, notBefore: '2026-07-31T05:00:00.000Z' },
    { mode: 'MANUAL', fee: 300, notBefore: '2026-08-01T05:00:00.000Z' },
  ),
  buildRow(
    'a Texas homestead must be signed at an office',
    buildFileAt('deed-manual', TEXAS_STORY),
    'NotaryBooked',
    { person: BORROWER, mode: 'MANUAL', fee: 300, place: { kind: 'HOME' } },
    { person: BORROWER, mode: 'MANUAL', fee: 300, place: null },
  ),
  buildRow(
    'a Texas homestead must be signed at an office',
    buildFileAt('deed-manual', TEXAS_STORY),
    'NotaryBooked',
    { person: BORROWER, mode: 'REMOTE', fee: null, place: null },
    { person: BORROWER, mode: 'MANUAL', fee: 300, place: { kind: 'OFFICE', officeId: 'office-1' } },
  ),
  buildRow(
    'a Texas homestead must be signed at an office',
    buildFileAt('deed-manual', TEXAS_STORY),
    'DeedSigned',
    { signer: BORROWER, place: { kind: 'HOME' } },
    { signer: BORROWER, place: { kind: 'OFFICE', officeId: 'office-1' } },
  ),
  buildRow('there is no current notary plan', buildFileAt('note'), 'NotaryBooked', { person: BORROWER, place: null }),
  buildRow(
    'the person has nothing to sign',
    buildFileAt('deed-others', SPOUSE_STORY),
    'NotaryBooked',
    { person: BORROWER, place: null },
    { person: 'kim', place: null },
  ),
  buildRow('no notice of the right to cancel is due yet', buildFileAt('signing-package'), 'RescissionNoticeDelivered', {
    person: BORROWER,
    how: 'HANDED',
  }),
  buildRow(
    'no notice of the right to cancel is due yet',
    buildFileAt('deed', RENTAL_STORY),
    'RescissionNoticeDelivered',
    {
      person: BORROWER,
      how: 'HANDED',
    },
  ),
  buildRow('the person already has the notice', buildFileAt('rescission'), 'RescissionNoticeDelivered', {
    person: BORROWER,
    how: 'HANDED',
  }),
  buildRow(
    'an owner does not have the notice of the right to cancel yet',
    buildFileAt('rescission-notice'),
    'RescissionPeriodSet',
    {},
  ),
  buildRow('there is nothing to rescind', buildFileAt('deed'), 'Rescinded', { person: BORROWER }),
  buildRow('there is nothing to rescind', buildFileAt('recording', RENTAL_STORY), 'Rescinded', { person: BORROWER }),
  buildRow(
    'sent after the cancellation period',
    buildFileAt('pay-creditors', MARKED_PAYOFF_STORY),
    'Rescinded',
    { person: BORROWER, sentAt: '2099-01-01T00:00:00.000Z' },
    { person: BORROWER },
  ),
  buildRow(
    'a letter must be recorded with its document',
    buildFileAt('rescission'),
    'Rescinded',
    { person: BORROWER, how: 'LETTER', document: null },
    { person: BORROWER, how: 'LETTER', document: 'doc:letter' },
  ),
  buildRow('the cancellation period is still running', buildFileAt('rescission'), 'NonRescissionConfirmed', {
    person: BORROWER,
  }),
  buildRow(
    'the person has already confirmed',
    buildFileAfter(buildFileAt('mail-margin', SPOUSE_STORY), 'NonRescissionConfirmed', { person: BORROWER }),
    'NonRescissionConfirmed',
    { person: BORROWER },
    { person: 'kim' },
  ),
  buildRow(
    'a rescission is late only once the money has been sent',
    buildFileAt('send-funds'),
    'LateRescissionReceived',
    {
      person: BORROWER,
    },
  ),
  buildRow(
    'a rescission is late only once the money has been sent',
    buildFileAt('complete', RENTAL_STORY),
    'LateRescissionReceived',
    {
      person: BORROWER,
    },
  ),
  buildRow(
    'the person has already rescinded',
    buildFileAfter(buildFileAt('complete'), 'LateRescissionReceived', { person: BORROWER }),
    'LateRescissionReceived',
    { person: BORROWER },
  ),
  buildRow(
    'the money must go to the payout destination of this loan',
    buildFileAt('send-funds'),
    'FundsSent',
    { to: 'CUSTODIAN' },
    { to: 'ACCOUNT' },
  ),
  buildRow(
    'required payoffs must be paid with this disbursement',
    buildFileAt('send-funds', MARKED_PAYOFF_STORY),
    'FundsSent',
    { payoffs: 0 },
    { payoffs: 1 },
  ),
  buildRow('no payment is proposed', buildFileAt('funding-decision'), 'FundingApproved', { by: 'funder-2' }),
  buildRow(
    'a second person must approve this amount',
    buildFileAfter(buildFileAt('funding-decision'), 'FundingProposed', { by: 'funder-1', approvals: 2 }),
    'FundingApproved',
    { by: 'funder-1' },
    { by: 'funder-2' },
  ),
  buildRow('no payment is proposed', buildFileAt('funding-decision'), 'FundingRejected', { by: 'funder-2' }),
  buildRow(
    'a second person must decide about this amount',
    buildFileAfter(buildFileAt('funding-decision'), 'FundingProposed', { by: 'funder-1', approvals: 2 }),
    'FundingRejected',
    { by: 'funder-1' },
    { by: 'funder-2' },
  ),
  buildRow('a condition with this id exists', answeredFile, 'ConditionPosted', { id: 'one' }, { id: 'two' }),
  buildRow(
    'the final offer is accepted, so nothing more can block the closing',
    buildFileAt('note'),
    'ConditionPosted',
    { id: 'late', blocks: 'CLOSING' },
    { id: 'late', blocks: 'FUNDING' },
  ),
  buildRow(
    'the money is on its way',
    buildFileAt('pay-creditors', MARKED_PAYOFF_STORY),
    'ConditionPosted',
    { id: 'late', blocks: 'FUNDING' },
    { id: 'late', blocks: 'NONE' },
  ),
  buildRow('the condition asks the borrower for nothing', answeredFile, 'ConditionAnswered', { id: 'one' }),
  buildRow('the condition asks the borrower for nothing', answeredFile, 'ConditionAnswered', { id: 'unknown' }),
  buildRow(
    'no answer is waiting for review',
    buildFileAfter(buildFileAt('contact'), 'ConditionPosted', { id: 'one', blocks: 'NONE', askBorrower: true }),
    'ConditionReturned',
    { id: 'one' },
  ),
  buildRow(
    'no such condition is open',
    buildFileAfter(answeredFile, 'ConditionCleared', { id: 'one' }),
    'ConditionCleared',
    {
      id: 'one',
    },
  ),
  buildRow('no such condition is open', answeredFile, 'ConditionCleared', { id: 'unknown' }, { id: 'one' }),
  buildRow('there are no payoff figures to expire', buildFileAt('contact'), 'EvidenceExpired', { what: 'PAYOFF' }),
  buildRow('there is nothing to expire', buildFileAt('contact'), 'EvidenceExpired', { what: 'CREDIT' }),
  buildRow('there is nothing to expire', buildFileAt('income'), 'EvidenceExpired', { what: 'INCOME' }),
  buildRow('there is nothing to expire', buildFileAt('final-title'), 'EvidenceExpired', { what: 'TITLE' }),
  buildRow('someone has already signed based on this evidence', buildFileAt('deed'), 'EvidenceExpired', {
    what: 'CREDIT',
  }),
  buildRow(
    'documents can be voided only between the signing package and the recording',
    buildFileAt('closing-disclosure'),
    'ClosingVoided',
    {
      ground: 'PAPERS_WRONG',
    },
  ),
  buildRow(
    'documents can be voided only between the signing package and the recording',
    buildFileAt('final-checks'),
    'ClosingVoided',
    {
      ground: 'PAPERS_WRONG',
    },
  ),
  buildRow(
    'every signer must agree in writing, or a reason must be named',
    buildFileAt('deed'),
    'ClosingVoided',
    { consents: [], ground: null },
    { consents: [], ground: 'PAPERS_WRONG' },
  ),
  buildRow('the borrower has acted since', buildFileAt('contact'), 'IncompletenessNoticeSent', { ball: 0 }),
  buildRow(
    'the notice was already sent',
    buildFileAfter(buildFileAt('contact'), 'IncompletenessNoticeSent'),
    'IncompletenessNoticeSent',
    {},
  ),
  buildRow('no such clock is running', buildFileAt('contact'), 'ClockReached', {
    clock: 'RESCISSION',
    due: '2026-04-01T00:00:00.000Z',
    at: '2026-04-01T00:00:00.000Z',
  }),
  buildRow(
    'the clock is not due',
    runningPeriodFile,
    'ClockReached',
    { clock: 'RESCISSION', due: PERIOD_ENDS, at: '2026-04-09T00:00:00.000Z' },
    { clock: 'RESCISSION', due: PERIOD_ENDS, at: PERIOD_ENDS },
  ),
  buildRow('no such clock is running', runningPeriodFile, 'ClockReached', {
    clock: 'RESCISSION',
    due: '2026-04-09T05:00:00.000Z',
    at: PERIOD_ENDS,
  }),
  buildRow(
    'a cancellation period can only be extended',
    runningPeriodFile,
    'RescissionPeriodSet',
    { endsAt: PERIOD_ENDS, satisfiedAt: '2026-04-14T05:00:00.000Z' },
    { endsAt: '2026-04-11T05:00:00.000Z', satisfiedAt: '2026-04-14T05:00:00.000Z' },
  ),
  buildRow(
    'sent after the cancellation period',
    runningPeriodFile,
    'Rescinded',
    { person: BORROWER, sentAt: '2026-04-10T05:00:00.001Z' },
    { person: BORROWER, sentAt: PERIOD_ENDS },
  ),
  buildRow(
    'everyone has signed, so an owner must rescind instead',
    buildFileAt('recording'),
    'ApplicationWithdrawn',
    {},
  ),
  buildRow(
    'everyone has signed, so a decline must name its reason',
    buildFileAt('recording'),
    'ApplicationDeclined',
    { ground: null },
    { ground: 'FRAUD' },
  ),
  buildRow(
    'the money is on its way',
    buildFileAfter(buildFileAt('send-funds', MARKED_PAYOFF_STORY), 'FundsOrdered'),
    'ApplicationDeclined',
    { ground: 'FRAUD' },
    { ground: 'SANCTIONS' },
  ),
  buildRow('the money has been sent', buildFileAt('pay-creditors', MARKED_PAYOFF_STORY), 'ApplicationDeclined', {
    ground: 'SANCTIONS',
  }),
];

describe('refusal', () => {
  test.each(RULES)('refuses a fact because $because', ({ because, file, refused }) => {
    const loanFile = file();
    expect(refusal(loanFile, refused(loanFile))?.because).toBe(because);
  });

  test.each(RULES.filter(({ accepted }) => accepted !== null))(
    'accepts the fact without the reason to refuse it: $because',
    ({ file, accepted }) => {
      const loanFile = file();
      const fact = accepted?.(loanFile);
      expect(fact && refusal(loanFile, fact)).toBeNull();
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
  ['FundingRejected', 'recording'],
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

describe('refusal out of turn', () => {
  test.each(STEPS)('refuses %s at %s', (type, gate) => {
    const { file } = driveTo(gate);
    expect(refusal(file, buildGoodFact(file, type))?.name).toBe('NOT_THEIR_TURN');
  });

  test.each(ANSWERS)('refuses the answer %s at %s', (type, gate) => {
    const { file } = driveTo(gate);
    expect(refusal(file, buildGoodFact(file, type))?.name).toMatch(/NOT_THEIR_TURN|STALE_ATTEMPT/);
  });
});
