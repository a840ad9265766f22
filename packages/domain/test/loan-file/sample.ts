import type { Fact, FactData, FactType } from '../../src/loan-file/facts.ts';
import { BORROWER, type LoanFile } from '../../src/loan-file/file.ts';
import { deedSigners, noteSigners, owners, unnamedSigners } from '../../src/loan-file/people.ts';
import { toInstant, type Random } from './random.ts';

/**
 * The context in which a payload is generated: loan file, random generator, day, and whether only good answers are
 * wanted.
 */
export interface Scene {
  readonly file: LoanFile;
  readonly random: Random;
  readonly day: number;
  readonly good: boolean;
}

/** A fact with a plausible payload for this loan file: mostly right, sometimes stale, unknown or against a rule. */
export function buildSampleFact<T extends FactType>(type: T, scene: Scene, changes: Partial<FactData[T]> = {}): Fact {
  const data = SAMPLES[type](scene);
  return { type, data: { ...data, ...changes } } as Fact;
}

const isOdd = ({ good, random }: Scene, probability: number): boolean => !good && random.chance(probability);

/** The good answer, or sometimes one of the others. */
function pickAnswer<Word>(scene: Scene, best: Word, others: readonly Word[], probability = 0.25): Word {
  return isOdd(scene, probability) ? scene.random.pick(others) : best;
}

/** The current number, rarely another one. */
function pickNumber(scene: Scene, number: number): number {
  return isOdd(scene, 0.06) ? Math.max(1, number + scene.random.pick([-1, 1])) : Math.max(1, number);
}

const pickOwner = (scene: Scene): string =>
  isOdd(scene, 0.03) ? 'nobody-known' : scene.random.pick(owners(scene.file));
const pickSigner = ({ file, random }: Scene): string => random.pick([...Object.keys(file.signers), 'nobody-known']);
const pickCondition = ({ file, random }: Scene): string => {
  const open = Object.keys(file.conditions).filter((id) => file.conditions[id]?.state !== 'CLEARED');
  return open.length === 0 ? 'no-such-condition' : random.pick(open);
};
const pickAlerts = (scene: Scene): ('FACTA' | 'DELINQUENCY')[] =>
  pickAnswer<('FACTA' | 'DELINQUENCY')[]>(scene, [], [['FACTA'], ['DELINQUENCY'], ['FACTA', 'DELINQUENCY']], 0.12);

const needsPaper = (scene: Scene, person: string): boolean =>
  scene.file.esignConsents[person]?.given !== true || isOdd(scene, 0.2);

/** This person's signature, on paper if E-SIGN consent is missing. */
export function buildSignature(scene: Scene, signer: string): FactData['DeedSigned'] {
  const { file } = scene;
  const isInk = needsPaper(scene, signer);
  const isTexas = file.regime === 'TX_50A6' || file.notary?.mode === 'MANUAL';
  return {
    papers: pickNumber(scene, file.closingSet),
    signer,
    how: isInk ? 'INK' : 'ELECTRONIC',
    documents: [{ document: 'doc:note', sha256: 'ab12' }],
    place: isTexas && !isOdd(scene, 0.1) ? { kind: 'OFFICE', officeId: 'office-1' } : { kind: 'REMOTE' },
    noticesHanded: [],
    by: isInk ? pickAnswer<'NOTARY' | 'STAFF' | 'ESIGN'>(scene, 'NOTARY', ['STAFF', 'ESIGN'], 0.1) : 'ESIGN',
  };
}

/** The notary as disclosed, or another one. */
function pickNotary(scene: Scene): { mode: string; fee: number | null } {
  const { file } = scene;
  const current = file.quotedNotary ?? file.disclosedNotary ?? NOTARIES[file.regime === 'TX_50A6' ? 1 : 0];
  return pickAnswer(scene, { mode: current.mode, fee: current.fee }, [...NOTARIES, { mode: 'HOLOGRAM', fee: 5 }], 0.12);
}
const NOTARIES = [
  { mode: 'REMOTE', fee: null },
  { mode: 'MANUAL', fee: 300 },
] as const;

type Samples = { readonly [T in FactType]: (scene: Scene) => FactData[T] };

const SAMPLES: Samples = {
  ApplicationCreated: ({ random }) => ({
    occupancy: random.pick(['HOME', 'HOME', 'SECONDARY', 'INVESTMENT']),
    crypto: random.chance(0.15),
    softConsent: random.chance(0.8),
    property: 'vault:property-1',
    profile: 'vault:profile-1',
  }),
  DocumentsRequested: ({ file, random }) => ({
    set:
      !file.preDisclosureRequested && random.chance(0.3) ? 'PRE' : file.documentSets.APP === null ? 'APP' : 'SUMMARY',
    documents: ['doc:1', 'doc:2'],
  }),
  DocumentsReady: (scene) => {
    const set =
      scene.file.documentSets.APP === 'ASKED' ? 'APP' : scene.file.documentSets.SUMMARY === 'ASKED' ? 'SUMMARY' : 'PRE';
    return {
      set,
      attempt: pickNumber(scene, set === 'SUMMARY' ? scene.file.pricingInputsVersion : 1),
      documents: ['doc:1', 'doc:2'],
    };
  },
  ESignConsentGiven: (scene) => ({ person: pickOwner(scene), version: 'esign-3', demonstrated: !isOdd(scene, 0.05) }),
  ESignConsentWithdrawn: (scene) => ({ person: pickOwner(scene), reason: 'paper, please' }),
  DocumentAcknowledged: (scene) => {
    const { file, random } = scene;
    const person = isOdd(scene, 0.1) ? pickOwner(scene) : BORROWER;
    const wanted =
      file.acknowledgedSets.APP !== true
        ? 'APP'
        : file.acknowledgedSets.SUMMARY !== true
          ? 'SUMMARY'
          : random.pick(['CLOSING', 'PACKAGE', 'NOTICES'] as const);
    return {
      set: wanted,
      document: 'doc:1',
      sha256: 'cd34',
      person,
      how: needsPaper(scene, person) ? 'PAPER' : random.pick(['END', 'TEXT', 'DOWNLOAD']),
      setComplete: !isOdd(scene, 0.3),
    };
  },
  NoticePosted: (scene) => {
    const { file, random, day } = scene;
    const notice = random.pick(['TX_50G', 'FLOOD', 'COUNTER_OFFER', 'SCORE']);
    const owed = owners(file).find((person) => file.texasNotices[person] !== true);
    return {
      notice: scene.good && file.floodZone === 'SFHA' && file.clocks.FLOOD === undefined ? 'FLOOD' : notice,
      person: notice === 'TX_50G' && owed !== undefined ? owed : BORROWER,
      how: 'MAIL',
      at: toInstant(day),
      due: toInstant(day + 10),
      letter: 'letter:1',
    };
  },
  SoftCreditConsentGiven: () => ({ version: 'soft-2' }),
  AnswersChanged: () => ({ profile: 'vault:profile-2' }),
  IntakeCompleted: ({ file, random }) => ({
    regime:
      file.created?.softConsent === false
        ? 'NY'
        : file.created?.occupancy === 'HOME' && random.chance(0.3)
          ? 'TX_50A6'
          : 'ORDINARY',
    checks: ['duplicate', 'sanctions', 'area', 'age'],
    ruleSet: 'sample-1',
  }),
  SoftCreditReturned: (scene) => ({
    attempt: pickNumber(scene, scene.file.softPull.attempt),
    outcome: pickAnswer<string>(scene, 'FOUND', ['NO_MATCH', 'FROZEN', 'ERROR', 'MINOR', 'ALIEN']),
    alerts: pickAlerts(scene),
    report: 'vault:report-1',
  }),
  HardCreditReturned: (scene) => ({
    attempt: pickNumber(scene, scene.file.hardPull.attempt),
    outcome: pickAnswer<string>(scene, 'FOUND', ['FROZEN', 'ERROR', 'NO_MATCH', 'ALIEN']),
    alerts: pickAlerts(scene),
    matched: !isOdd(scene, 0.25),
    consent: pickNumber(scene, scene.file.spentPulls + 1),
    report: 'vault:report-2',
  }),
  SsnGiven: () => ({ ssn: 'vault:ssn-1', name: 'vault:name-1', previousAddress: null }),
  SoftCreditRetryAsked: ({ file, random }) => ({
    reason:
      ({ NO_MATCH: 'CORRECTED', FROZEN: 'UNFROZEN', ERROR: 'RETRY_JOB', MINOR: 'AGE_PROVED' } as const)[
        file.softPull.outcome ?? ''
      ] ?? random.pick(['UNFROZEN', 'RETRY_JOB', 'CORRECTED', 'AGE_PROVED'] as const),
  }),
  HardCreditRetryAsked: ({ file, random }) => ({
    reason:
      ({ FROZEN: 'UNFROZEN', ERROR: 'RETRY_JOB' } as const)[file.hardPull.outcome ?? ''] ??
      random.pick(['UNFROZEN', 'CORRECTED'] as const),
  }),
  ReviewCleared: ({ file, random }) => ({
    review:
      file.creditReviews.FACTA === true
        ? 'FACTA'
        : file.creditReviews.DELINQUENCY === true
          ? 'DELINQUENCY'
          : random.pick(['FACTA', 'DELINQUENCY']),
    how: 'by phone',
  }),
  DelinquencyExplained: () => ({ text: 'vault:text-1' }),
  PropertyLocated: (scene) => ({
    attempt: pickNumber(scene, scene.file.propertySearch.attempt),
    outcome: pickAnswer<string>(scene, 'ONE', ['NONE', 'MANY', 'TWO_HALVES']),
    parcel: 'vault:parcel-1',
    lastTransferOn: '2019-05-01',
  }),
  PropertyCorrected: () => ({ property: 'vault:property-2' }),
  ParcelChosen: () => ({ parcel: 'vault:parcel-2', lastTransferOn: null }),
  PropertyValued: (scene) => ({
    attempt: pickNumber(scene, scene.file.automatedValue.attempt),
    outcome: pickAnswer<string>(scene, 'VALUE', ['NO_VALUE', 'NO_VALUE', 'PERHAPS']),
    value: 640_000,
    range: { low: 600_000, high: 680_000 },
    confidence: 0.9,
    route: scene.random.pick(['BPO', 'BPO', 'RESI_EVAL', 'DRONE']),
  }),
  ValueEstimated: () => ({ amount: 600_000, condition: 'GOOD' }),
  OffersPriced: (scene) => {
    const outcome = pickAnswer<FactData['OffersPriced']['outcome']>(
      scene,
      'OFFERS',
      ['ASSETS', 'WINBACK', 'WINBACK', 'NONE'],
      0.15,
    );
    const stands = outcome === 'OFFERS' && !isOdd(scene, 0.35);
    return {
      attempt: pickNumber(scene, scene.file.pricingInputsVersion),
      version: scene.file.offers.version + 1,
      outcome,
      reasons: outcome === 'OFFERS' ? [] : ['Income insufficient for the amount'],
      cause: 'your income',
      stands,
      worse: !stands && isOdd(scene, 0.5),
      limit: pickAnswer(scene, null, ['DTI', 'RESERVE'], 0.2),
      offers: 'offers:1',
      ruleSet: 'sample-1',
    };
  },
  AssetsLinked: () => ({ accounts: ['vault:account-1'] }),
  ReducedOfferAccepted: (scene) => ({
    version: pickNumber(scene, scene.file.offers.version),
    payoffs: scene.file.liensConfirmed && isOdd(scene, 0.4) ? scene.file.markedPayoffs + 1 : null,
  }),
  ReducedOfferRefused: (scene) => ({ version: pickNumber(scene, scene.file.offers.version) }),
  PayoffMarked: (scene) => {
    const isMark = scene.file.markedPayoffs === 0 || scene.random.chance(0.6);
    return {
      liability: 'liability:1',
      status: isMark ? 'MARKED_FOR_PAYOFF' : 'NOT_MARKED',
      lien: scene.random.chance(0.3),
      payoffs: Math.max(0, scene.file.markedPayoffs + (isMark ? 1 : -1) + (isOdd(scene, 0.05) ? 1 : 0)),
    };
  },
  OfferSelected: (scene) => ({
    version: pickNumber(scene, scene.file.offers.version),
    offer: 'OFFER-20-299',
    draw: 85_000,
    discounts: ['AUTOPAY'],
    preference: 'PRESERVE',
    hardConsentVersion: scene.random.chance(0.3) ? 'hard-4' : null,
  }),
  DrawChangeAsked: () => ({}),
  ContactDetailsGiven: () => ({ contact: 'vault:contact-1' }),
  DemographicsAnswered: () => ({ channel: 'ONLINE' }),
  ApplicationSubmitted: (scene) => ({
    hardConsentVersion: scene.file.hardConsentPull === scene.file.spentPulls + 1 || isOdd(scene, 0.2) ? null : 'hard-4',
  }),
  IncomeBypassDecided: ({ random }) => ({ decision: random.pick(['NO_BYPASS', 'NO_BYPASS', 'BYPASS', 'WAITING']) }),
  IncomeDocumentsSubmitted: () => ({ documents: ['doc:paystub-1'] }),
  IncomeDocumentsReturned: (scene) => ({
    attempt: pickNumber(scene, scene.file.income.attempt),
    reason: 'not readable',
  }),
  IncomeEvidenced: (scene) => ({
    attempt: pickNumber(scene, scene.file.income.attempt),
    source: 'TRUV_PAYROLL',
    accepted:
      scene.file.income.submitted && !isOdd(scene, 0.3)
        ? 'STAFF'
        : pickAnswer(scene, 'MATCH' as const, ['BORROWER', 'STAFF'], 0.5),
    manual: isOdd(scene, 0.25),
    matched: !isOdd(scene, 0.3),
    income: 'vault:income-1',
  }),
  EmployerContactGiven: () => ({ contact: 'vault:employer-1' }),
  EmploymentConfirmed: (scene) => ({ attempt: pickNumber(scene, scene.file.income.attempt), by: 'employer' }),
  EmploymentNotConfirmed: (scene) => ({ attempt: pickNumber(scene, scene.file.income.attempt), by: 'employer' }),
  IdentityDocumentsSubmitted: () => ({ documents: ['doc:id-1', 'doc:face-1'] }),
  IdentityChecked: (scene) => ({
    attempt: pickNumber(scene, scene.file.identity.attempt),
    result: pickAnswer<string>(scene, 'VERIFIED', ['FAILED_VERIFICATION', 'PENDING_REVIEW', 'BLURRED']),
    reason: null,
  }),
  PrequalTitleReturned: (scene) => ({
    attempt: pickNumber(scene, scene.file.prequalTitle.attempt),
    vesting: 'sole',
    liens: 'vault:liens-1',
    lastTransferOn: '2019-05-01',
    texas:
      scene.file.regime === 'TX_50A6' && !isOdd(scene, 0.1)
        ? { openA6Lien: isOdd(scene, 0.3), notBefore: pickAnswer(scene, null, ['2026-03-20'], 0.3) }
        : null,
  }),
  LiensConfirmed: (scene) => {
    const required = scene.file.prequalTitle.openA6Lien && !isOdd(scene, 0.1) ? 1 : isOdd(scene, 0.1) ? 1 : 0;
    return {
      liens: [{ lien: 'lien:1', answer: 'MINE' }],
      payoffs: Math.max(required, scene.file.markedPayoffs) + (isOdd(scene, 0.2) ? 1 : 0),
      required,
      disputed: isOdd(scene, 0.2) ? 1 : 0,
      matched: !isOdd(scene, 0.2),
    };
  },
  PayoffFiguresReceived: (scene) => ({
    attempt: pickNumber(scene, scene.file.payoffFigures.attempt),
    figures: 'vault:figures-1',
    goodUntil: '2026-05-30',
  }),
  ValuationOrdered: (scene) => ({ attempt: pickNumber(scene, scene.file.valuation.attempt), feeAccepted: 180 }),
  ValuationReturned: (scene) => ({
    attempt: pickNumber(scene, scene.file.valuation.attempt),
    outcome: pickAnswer<string>(scene, 'VALUE', ['NEEDS_ESTIMATE', 'NOT_OBTAINABLE', 'NOBODY_HOME'], 0.4),
    value: 610_000,
  }),
  AppraisalQuoted: () => ({ fee: 650 }),
  AppraisalPaid: (scene) => ({ payment: 'payment:1', refundableUntil: toInstant(scene.day + 5) }),
  AppraisalAccepted: () => ({ value: 620_000, report: 'doc:appraisal-1' }),
  FeeRefunded: () => ({ payment: 'payment:1', amount: 650, reason: 'IN_TIME' }),
  DisbursementAccountEntered: (scene) => ({
    account: 'vault:account-2',
    method: scene.random.pick(['INSTANT', 'MICRO_DEPOSIT', 'MANUAL']),
  }),
  DisbursementAccountVerified: (scene) => ({
    attempt: pickNumber(scene, scene.file.disbursement.attempt),
    by: (scene.file.disbursement.entered === 'MANUAL') !== isOdd(scene, 0.2) ? 'STAFF' : 'BORROWER',
  }),
  DisbursementAccountRefused: (scene) => {
    const by = scene.random.pick(['BORROWER', 'STAFF', 'BANK'] as const);
    return {
      attempt: pickNumber(scene, scene.file.disbursement.attempt),
      by,
      reason: (by === 'BORROWER') !== isOdd(scene, 0.1) ? 'WITHDRAWN' : 'CODE_EXPIRED',
    };
  },
  PaymentMethodChosen: ({ random }) => ({ method: random.pick(['AUTOPAY', 'MANUAL']), account: null }),
  AutopayConfirmed: () => ({ account: 'vault:account-2' }),
  FullTitleOrdered: (scene) => ({ attempt: pickNumber(scene, scene.file.finalTitle.attempt), order: 'order:1' }),
  FinalTitleReturned: (scene) => ({
    attempt: pickNumber(scene, scene.file.finalTitle.attempt),
    mustSign: scene.good
      ? []
      : PEOPLE.filter(() => scene.random.chance(0.25)).map((one) => ({
          ...one,
          livesThere: scene.random.pick(['UNKNOWN', 'YES', 'NO', 'NO']),
        })),
    vesting: 'joint',
    report: 'doc:title-1',
  }),
  AdditionalSignerNamed: (scene) => {
    const owed = unnamedSigners(scene.file);
    if (owed.length > 0) return { signer: scene.random.pick(owed), role: 'CO_DEEDER', by: 'BORROWER' };
    return {
      signer: scene.random.pick(['luis', 'kim', 'pat']),
      role: scene.random.pick(['CO_BORROWER', 'CO_DEEDER']),
      by: 'STAFF',
    };
  },
  SignerInvitationOpened: (scene) => ({ signer: pickSigner(scene) }),
  SignerResidenceGiven: (scene) => ({ signer: pickSigner(scene), livesThere: scene.random.pick(['YES', 'NO']) }),
  SignerIdentityChecked: (scene) => ({
    signer: pickSigner(scene),
    result: pickAnswer<string>(scene, 'VERIFIED', ['FAILED_VERIFICATION', 'BLURRED']),
  }),
  SignerRemoved: (scene) => ({
    signer: pickSigner(scene),
    reason: 'named by mistake',
    by: scene.random.pick(['BORROWER', 'STAFF']),
  }),
  SigningDeclined: (scene) => ({
    person: scene.random.pick(deedSigners(scene.file)),
    reason: 'second thoughts',
    condition: `declined-${Object.keys(scene.file.conditions).length}`,
  }),
  FloodDetermined: (scene) => ({
    zone: 'X',
    sfha: pickAnswer<boolean | null>(scene, false, [true, null], 0.2),
    certificate: 'doc:flood-1',
  }),
  ClosingDisclosureReady: (scene) => ({
    attempt: pickNumber(scene, scene.file.closingSet),
    documents: ['doc:closing-1'],
    notary: pickNotary(scene),
  }),
  SigningPackageReady: (scene) => ({
    attempt: pickNumber(scene, scene.file.closingSet),
    documents: ['doc:note', 'doc:deed'],
  }),
  FinalOfferAccepted: (scene) => ({ papers: pickNumber(scene, scene.file.closingSet) }),
  NoteSigned: (scene) =>
    buildSignature(scene, scene.random.pick(isOdd(scene, 0.05) ? deedSigners(scene.file) : noteSigners(scene.file))),
  DeedSigned: (scene) => buildSignature(scene, scene.random.pick(deedSigners(scene.file))),
  NotaryPlanned: (scene) => {
    const terms =
      scene.file.regime === 'TX_50A6' && !isOdd(scene, 0.1)
        ? NOTARIES[1]
        : pickAnswer(scene, scene.file.disclosedNotary ?? NOTARIES[0], NOTARIES, 0.2);
    const isDated = scene.file.regime === 'TX_50A6' ? !isOdd(scene, 0.05) : isOdd(scene, 0.15);
    return {
      attempt: pickNumber(scene, scene.file.closingSet),
      ...terms,
      attorney: isOdd(scene, 0.15),
      notBefore: isDated ? toInstant(scene.day + 25) : null,
      arithmetic: '12 days after the last notice',
    };
  },
  NotaryBooked: (scene) => ({
    papers: pickNumber(scene, scene.file.closingSet),
    person: scene.random.pick(deedSigners(scene.file)),
    ...pickAnswer(scene, scene.file.disclosedNotary ?? NOTARIES[0], NOTARIES, 0.2),
    place: scene.file.notary?.mode === 'MANUAL' ? { kind: 'OFFICE', officeId: 'office-1' } : null,
    at: null,
  }),
  AttorneyApproved: (scene) => ({ papers: pickNumber(scene, scene.file.closingSet), opinion: 'doc:opinion-1' }),
  RescissionNoticeDelivered: (scene) => {
    const owed = owners(scene.file).filter(
      (person) => scene.file.rescissionNoticeSets[person] !== scene.file.closingSet,
    );
    return {
      papers: pickNumber(scene, scene.file.closingSet),
      person: owed.length > 0 ? scene.random.pick(owed) : BORROWER,
      how: 'HANDED',
      at: toInstant(scene.day),
    };
  },
  RescissionPeriodSet: (scene) => ({
    endsAt: toInstant(scene.day + 3),
    satisfiedAt: toInstant(scene.day + 4),
    last: 'SIGNATURE',
    arithmetic: 'third business day',
  }),
  Rescinded: (scene) => ({
    person: pickOwner(scene),
    sentAt: toInstant(isOdd(scene, 0.3) ? scene.day : 0),
    how: 'ONLINE',
    document: null,
  }),
  NonRescissionConfirmed: (scene) => ({ papers: pickNumber(scene, scene.file.closingSet), person: pickOwner(scene) }),
  LateRescissionReceived: (scene) => ({
    person: pickOwner(scene),
    sentAt: toInstant(scene.good ? scene.day + 30 : scene.day),
    how: 'LETTER',
    document: 'doc:letter-1',
  }),
  DeedRecorded: (scene) => ({
    papers: pickNumber(scene, scene.file.closingSet),
    instrumentNumber: '2026-004711',
    county: 'Travis',
  }),
  FinalChecksPassed: (scene) => ({
    attempt: pickNumber(scene, scene.file.payoffFigures.attempt),
    checks: ['sanctions', 'insurance', 'figures'],
    paymentOn: '2026-04-20',
  }),
  FundingProposed: (scene) => ({
    by: scene.random.pick(['funder-1', 'funder-2']),
    amount: 85_000,
    approvals: scene.random.pick([1, 2] as const),
  }),
  FundingApproved: ({ file, random, good }) => ({
    by:
      good && file.proposal?.by === 'funder-1' ? 'funder-2' : good ? 'funder-1' : random.pick(['funder-1', 'funder-2']),
  }),
  FundingRejected: ({ file, random, good }) => ({
    by:
      good && file.proposal?.by === 'funder-1' ? 'funder-2' : good ? 'funder-1' : random.pick(['funder-1', 'funder-2']),
    reason: 'AMOUNT_WRONG',
  }),
  FundsOrdered: (scene) => ({
    to: (scene.file.created?.crypto === true) !== isOdd(scene, 0.05) ? 'CUSTODIAN' : 'ACCOUNT',
    amount: 82_000,
    payoffs: Math.max(0, scene.file.requiredPayoffs - (isOdd(scene, 0.1) ? 1 : 0)),
    proposal: pickNumber(scene, scene.file.proposal?.count ?? 1),
    approvedBy: 'funder-2',
    key: 'application-1:send-funds:1',
  }),
  FundsSent: (scene) => ({
    to: (scene.file.created?.crypto === true) !== isOdd(scene, 0.05) ? 'CUSTODIAN' : 'ACCOUNT',
    trace: 'trace:1',
    payoffs: Math.max(0, scene.file.requiredPayoffs - (isOdd(scene, 0.1) ? 1 : 0)),
  }),
  CreditorsPaid: () => ({ receipts: ['doc:receipt-1'] }),
  ConditionPosted: (scene) => ({
    id: `condition-${Object.keys(scene.file.conditions).length}`,
    category: 'GENERIC_DOCUMENT_REQUEST',
    blocks: scene.random.pick(['NOW', 'NOW', 'CLOSING', 'FUNDING', 'NONE']),
    askBorrower: scene.random.chance(0.7),
    person: null,
    documents: ['BANK_LETTER'],
    text: 'Please send us a letter of your bank.',
    deadline: null,
  }),
  ConditionAnswered: (scene) => ({ id: pickCondition(scene), documents: ['doc:answer-1'] }),
  ConditionReturned: (scene) => ({ id: pickCondition(scene), reason: 'a page is missing' }),
  ConditionCleared: (scene) => ({ id: pickCondition(scene), how: 'ACCEPTED', by: 'closer-1' }),
  SanctionsScreened: (scene) => ({
    when: scene.random.pick(['OPENING', 'CLOSING', 'LIST'] as const),
    people: [BORROWER],
    lists: [{ name: 'SDN', publishedOn: '2026-03-02' }],
    matches: scene.good || scene.random.chance(0.7) ? [] : [`match-${Object.keys(scene.file.sanctions ?? {}).length}`],
  }),
  SanctionsMatchCleared: ({ file, random, good }) => ({
    match: Object.entries(file.sanctions ?? {}).find(([, state]) => state === 'OPEN')?.[0] ?? 'no-such-match',
    reason: 'BIRTH_DATE_DIFFERS',
    by: 'underwriter-1',
    confirmedBy: good || random.chance(0.9) ? 'underwriter-2' : 'underwriter-1',
  }),
  EvidenceExpired: ({ random }) => ({ what: random.pick(['CREDIT', 'INCOME', 'TITLE', 'PAYOFF']) }),
  ClosingVoided: (scene) => ({
    consents: scene.random.chance(0.5)
      ? deedSigners(scene.file).map((person) => ({ person, document: 'doc:consent-1' }))
      : [],
    ground: scene.random.chance(0.5) ? 'PAPERS_WRONG' : null,
    reason: 'a figure was wrong',
  }),
  IncompletenessNoticeSent: (scene) => ({
    ball: isOdd(scene, 0.1) ? Math.max(0, scene.file.turn - 1) : scene.file.turn,
    since: toInstant(scene.day),
    idle: 14,
    notice: 'letter:2',
    missing: ['pay stub'],
    due: toInstant(scene.day + 30),
  }),
  ClockReached: (scene) => {
    const pending = Object.entries(scene.file.clocks).filter(([, state]) => !state.reached);
    const [clock, state] =
      pending.length > 0 ? scene.random.pick(pending) : (['RESCISSION', { due: toInstant(1) }] as const);
    const due = isOdd(scene, 0.05) ? toInstant(2) : state.due;
    return { clock: clock as FactData['ClockReached']['clock'], due, at: isOdd(scene, 0.05) ? toInstant(0) : due };
  },
  ApplicationWithdrawn: () => ({ reason: 'found another lender' }),
  ApplicationDeclined: (scene) => ({
    reasons: ['Income insufficient for the amount'],
    ruleSet: 'sample-1',
    reliedOn: [],
    ground: scene.random.chance(0.3) ? 'FRAUD' : null,
  }),
};

const PEOPLE = [
  { person: 'luis', relation: 'CO_OWNER', reason: 'owns a half' },
  { person: 'kim', relation: 'SPOUSE', reason: 'the state asks the spouse' },
] as const;
