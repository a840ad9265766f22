import { FACT_TYPES, type Fact, type FactType } from '../../src/loan-file/facts.ts';
import { BORROWER, emptyFile, type LoanFile } from '../../src/loan-file/file.ts';
import { isOpen, type GateId } from '../../src/loan-file/gates.ts';
import { deedSigners, hasSignedDeed, hasSignedNote, noteSigners, owners } from '../../src/loan-file/people.ts';
import type { LoanMachine } from '../../src/loan-file/refusal.ts';
import type { Random } from './random.ts';
import { buildSampleFact, buildSignature, type Scene } from './sample.ts';

/** Facts recorded in one transaction, all or none. */
export type FactGroup = readonly Fact[];

/** The fact that closes a gate with its good answer, where it is always the same one. */
const GOOD_ANSWERS: { readonly [Id in GateId]?: FactType } = {
  'file-review': 'SanctionsMatchCleared',
  facta: 'ReviewCleared',
  'delinquency-explain': 'DelinquencyExplained',
  'delinquency-review': 'ReviewCleared',
  'pre-consent': 'SoftCreditConsentGiven',
  intake: 'IntakeCompleted',
  'no-match': 'SsnGiven',
  'no-match-ssn': 'SoftCreditRetryAsked',
  'soft-frozen': 'SoftCreditRetryAsked',
  'soft-error': 'SoftCreditRetryAsked',
  minor: 'SoftCreditRetryAsked',
  'soft-credit': 'SoftCreditReturned',
  'no-property': 'PropertyCorrected',
  'many-properties': 'ParcelChosen',
  locate: 'PropertyLocated',
  estimate: 'ValueEstimated',
  value: 'PropertyValued',
  assets: 'AssetsLinked',
  winback: 'ReducedOfferAccepted',
  price: 'OffersPriced',
  choose: 'OfferSelected',
  rechoose: 'OfferSelected',
  'app-disclosure': 'DocumentsReady',
  contact: 'ContactDetailsGiven',
  hmda: 'DemographicsAnswered',
  summary: 'DocumentsReady',
  income: 'IncomeEvidenced',
  'income-review': 'IncomeEvidenced',
  'employer-contact': 'EmployerContactGiven',
  employer: 'EmploymentConfirmed',
  'id-upload': 'IdentityDocumentsSubmitted',
  'id-review': 'IdentityChecked',
  'id-check': 'IdentityChecked',
  'hard-frozen': 'HardCreditRetryAsked',
  'hard-error': 'HardCreditRetryAsked',
  'hard-credit': 'HardCreditReturned',
  'prequal-title': 'PrequalTitleReturned',
  liens: 'LiensConfirmed',
  payoff: 'PayoffFiguresReceived',
  'valuation-estimate-bpo': 'ValueEstimated',
  'valuation-order-bpo': 'ValuationOrdered',
  'valuation-estimate-resi-eval': 'ValueEstimated',
  'valuation-order-resi-eval': 'ValuationOrdered',
  'appraisal-request': 'AppraisalQuoted',
  'appraisal-payment': 'AppraisalPaid',
  'appraisal-wait': 'AppraisalAccepted',
  'valuation-wait-bpo': 'ValuationReturned',
  'valuation-wait-resi-eval': 'ValuationReturned',
  disburse: 'DisbursementAccountEntered',
  'disburse-review': 'DisbursementAccountVerified',
  'disburse-wait': 'DisbursementAccountVerified',
  autopay: 'PaymentMethodChosen',
  'autopay-confirm': 'AutopayConfirmed',
  'title-order': 'FullTitleOrdered',
  'final-title': 'FinalTitleReturned',
  'co-deed': 'AdditionalSignerNamed',
  flood: 'FloodDetermined',
  'closing-disclosure': 'ClosingDisclosureReady',
  'final-offer': 'FinalOfferAccepted',
  'signing-package': 'SigningPackageReady',
  'notary-plan': 'NotaryPlanned',
  attorney: 'AttorneyApproved',
  recording: 'DeedRecorded',
  'payoff-renew': 'PayoffFiguresReceived',
  'pay-creditors': 'CreditorsPaid',
};

/** A worker's or vendor's result for a gate that was reached. */
export function buildWorkerAnswer(scene: Scene, id: GateId): Fact | undefined {
  const type = GOOD_ANSWERS[id];
  return type === undefined ? undefined : buildSampleFact(type, { ...scene, good: true });
}

/** Returns what the party whose turn it is would do next. */
export function getNextFacts(scene: Scene, machine: LoanMachine): FactGroup {
  const gate = machine.currentGate(scene.file);
  const type = gate === undefined ? undefined : GOOD_ANSWERS[gate.id];
  if (gate === undefined) return [];
  return type === undefined
    ? getSpecialFacts(scene, gate.id)
    : addConsequences(scene, buildSampleFact(type, scene), machine);
}

/** Gates whose next fact depends on who or what is still missing. */
function getSpecialFacts(scene: Scene, id: GateId): FactGroup {
  const { file } = scene;
  switch (id) {
    case 'hold-borrower':
    case 'closing-conditions-borrower':
      return [
        buildSampleFact('ConditionAnswered', scene, {
          id: findCondition(file, id === 'hold-borrower' ? 'NOW' : 'CLOSING', 'ASKED'),
        }),
      ];
    case 'hold-staff':
    case 'closing-conditions-staff':
      return [
        buildSampleFact('ConditionCleared', scene, {
          id: findCondition(file, id === 'hold-staff' ? 'NOW' : 'CLOSING', 'ANSWERED'),
        }),
      ];
    case 'pre-disclosure':
      return [buildSampleFact('DocumentsRequested', scene, { set: 'PRE' })];
    case 'app-disclosure-gen':
      return [buildSampleFact('DocumentsRequested', scene, { set: 'APP' })];
    case 'summary-gen':
      return [buildSampleFact('DocumentsRequested', scene, { set: 'SUMMARY' })];
    case 'submit':
      return submitApplication(scene);
    case 'final-checks':
      return [
        file.finalChecksPassed
          ? buildSampleFact('ConditionCleared', scene, { id: findBlockingCondition(file) })
          : buildSampleFact('FinalChecksPassed', scene),
      ];
    case 'note':
    case 'note-others':
      return signNext(scene, 'NoteSigned');
    case 'deed':
    case 'deed-others':
    case 'deed-manual':
    case 'deed-manual-others':
      return signNext(scene, 'DeedSigned');
    case 'owner-notice':
      return [
        buildSampleFact('NoticePosted', scene, {
          notice: 'TX_50G',
          person: owners(file).find((one) => file.texasNotices[one] !== true) ?? BORROWER,
          how: 'MAIL',
        }),
      ];
    case 'waiting-period':
      if (file.floodZone === 'SFHA' && file.clocks.FLOOD === undefined)
        return [buildSampleFact('NoticePosted', scene, { notice: 'FLOOD', person: BORROWER })];
      return reachClock(scene, file.clocks.SIGNING?.reached === false ? 'SIGNING' : 'FLOOD');
    case 'rescission-notice':
      return [buildSampleFact('RescissionNoticeDelivered', scene)];
    case 'rescission':
      return file.clocks.RESCISSION === undefined
        ? [buildSampleFact('RescissionPeriodSet', scene)]
        : reachClock(scene, 'RESCISSION');
    case 'mail-margin':
      return reachClock(scene, 'SATISFIED');
    case 'send-funds':
      return [buildSampleFact(file.fundsOrdered ? 'FundsSent' : 'FundsOrdered', scene)];
    case 'funding-decision':
      return [
        file.proposal === null ? buildSampleFact('FundingProposed', scene) : buildSampleFact('FundingApproved', scene),
      ];
    default:
      return [];
  }
}

function findCondition(file: LoanFile, blocks: string, state: string): string {
  return (
    Object.keys(file.conditions).find(
      (id) => file.conditions[id]!.blocks === blocks && file.conditions[id]!.state === state,
    ) ?? 'none'
  );
}

function findBlockingCondition(file: LoanFile): string {
  return (
    Object.keys(file.conditions).find(
      (id) => file.conditions[id]!.blocks !== 'NONE' && file.conditions[id]!.state !== 'CLEARED',
    ) ?? 'none'
  );
}

function reachClock(scene: Scene, name: 'SIGNING' | 'FLOOD' | 'RESCISSION' | 'SATISFIED'): FactGroup {
  const due = scene.file.clocks[name]?.due;
  return due === undefined ? [] : [buildSampleFact('ClockReached', scene, { clock: name, due, at: due })];
}

function submitApplication(scene: Scene): FactGroup {
  const acks = scene.file.acknowledgedSets;
  const ready = scene.random.chance(0.95) || scene.good;
  if (ready && acks.APP !== true)
    return [buildSampleFact('DocumentAcknowledged', scene, { set: 'APP', person: BORROWER })];
  if (ready && acks.SUMMARY !== true)
    return [buildSampleFact('DocumentAcknowledged', scene, { set: 'SUMMARY', person: BORROWER })];
  return [buildSampleFact('ApplicationSubmitted', scene)];
}

/** The next signature, or what its signer must do before it. */
function signNext(scene: Scene, type: 'NoteSigned' | 'DeedSigned'): FactGroup {
  const { file } = scene;
  const notes =
    type === 'NoteSigned' || file.regime === 'TX_50A6'
      ? noteSigners(file).filter((one) => !hasSignedNote(file, one))
      : [];
  const signer = [...notes, ...deedSigners(file).filter((one) => !hasSignedDeed(file, one))][0]!;
  const state = file.signers[signer];
  if (state !== undefined && !state.opened) return [buildSampleFact('SignerInvitationOpened', scene, { signer })];
  if (state !== undefined && !state.identity) return [buildSampleFact('SignerIdentityChecked', scene, { signer })];
  // At an office in Texas note and deed are signed together, in either order.
  const isDeedFirst =
    file.regime === 'TX_50A6' && !scene.good && !hasSignedDeed(file, signer) && scene.random.chance(0.3);
  return [
    buildSampleFact(
      notes.length > 0 && !isDeedFirst ? 'NoteSigned' : 'DeedSigned',
      scene,
      buildSignature(scene, signer),
    ),
  ];
}

/** Facts that belong together are recorded together: the answer, and the price or the end that it causes. */
function addConsequences(scene: Scene, fact: Fact, machine: LoanMachine): FactGroup {
  const buildSceneAfter = (): Scene => ({ ...scene, file: machine.fold(scene.file, fact) });
  switch (fact.type) {
    case 'PayoffMarked': {
      const marked = buildSceneAfter();
      const isStale = machine.gates.some((gate) => gate.id === 'price' && isOpen(gate, marked.file));
      return isStale
        ? [
            fact,
            buildSampleFact('OffersPriced', marked, {
              outcome: 'OFFERS',
              reasons: [],
              attempt: marked.file.pricingInputsVersion,
            }),
          ]
        : [fact];
    }
    case 'OffersPriced':
      return fact.data.outcome === 'NONE' ? [fact, buildSampleFact('ApplicationDeclined', scene)] : [fact];
    case 'DisbursementAccountEntered':
      return fact.data.method === 'INSTANT'
        ? [
            fact,
            buildSampleFact('DisbursementAccountVerified', { ...buildSceneAfter(), good: true }, { by: 'BORROWER' }),
          ]
        : [fact];
    case 'ClockReached':
      return fact.data.clock === 'COUNTER_OFFER' ? [fact, buildSampleFact('ApplicationDeclined', scene)] : [fact];
    case 'FeeRefunded':
      return [fact, buildSampleFact('ApplicationWithdrawn', scene)];
    default:
      return [fact];
  }
}

const RARE_FACTS: ReadonlySet<FactType> = new Set([
  'ApplicationWithdrawn',
  'ApplicationDeclined',
  'FeeRefunded',
  'Rescinded',
  'AnswersChanged',
  'SignerRemoved',
  'ClosingVoided',
  'SigningDeclined',
  'EvidenceExpired',
  'IncompletenessNoticeSent',
  'SanctionsScreened',
]);

/** Other likely facts at a gate, besides its good answer. */
const OTHER_FACTS: { readonly [Id in GateId]?: readonly FactType[] } = {
  winback: ['ReducedOfferRefused', 'NoticePosted', 'ClockReached'],
  choose: ['PayoffMarked', 'AnswersChanged'],
  rechoose: ['PayoffMarked', 'ReducedOfferRefused', 'NoticePosted', 'ClockReached'],
  summary: ['AnswersChanged'],
  submit: [
    'AnswersChanged',
    'DrawChangeAsked',
    'DocumentAcknowledged',
    'ApplicationSubmitted',
    'AdditionalSignerNamed',
    'ESignConsentGiven',
  ],
  income: ['IncomeDocumentsSubmitted', 'IncomeBypassDecided', 'IncompletenessNoticeSent', 'ClockReached'],
  'income-review': ['IncomeDocumentsReturned'],
  employer: ['EmploymentNotConfirmed'],
  'disburse-review': ['DisbursementAccountRefused'],
  'disburse-wait': ['DisbursementAccountRefused', 'IncompletenessNoticeSent'],
  'closing-disclosure': ['EvidenceExpired', 'SignerRemoved'],
  'final-offer': ['DrawChangeAsked', 'EvidenceExpired', 'FloodDetermined'],
  note: ['SigningDeclined', 'ClosingVoided', 'EvidenceExpired', 'SignerInvitationOpened', 'ESignConsentGiven'],
  'note-others': ['SigningDeclined', 'SignerResidenceGiven', 'SignerIdentityChecked', 'SignerRemoved'],
  'waiting-period': ['DeedSigned', 'ESignConsentGiven'],
  deed: ['NotaryBooked', 'ClosingVoided', 'SigningDeclined', 'SignerInvitationOpened', 'RescissionNoticeDelivered'],
  'deed-manual': ['DeedSigned', 'NotaryBooked', 'ClosingVoided', 'SigningDeclined', 'DeedSigned', 'NoteSigned'],
  'deed-others': [
    'SignerResidenceGiven',
    'SignerRemoved',
    'SigningDeclined',
    'RescissionNoticeDelivered',
    'SignerIdentityChecked',
  ],
  'deed-manual-others': ['SignerResidenceGiven', 'SignerRemoved', 'SignerIdentityChecked'],
  'rescission-notice': ['RescissionPeriodSet', 'Rescinded', 'ClosingVoided', 'ApplicationDeclined'],
  rescission: [
    'Rescinded',
    'RescissionPeriodSet',
    'ClosingVoided',
    'NonRescissionConfirmed',
    'ApplicationDeclined',
    'ApplicationWithdrawn',
  ],
  recording: ['Rescinded', 'NonRescissionConfirmed', 'RescissionPeriodSet', 'ClosingVoided', 'ApplicationDeclined'],
  'mail-margin': ['NonRescissionConfirmed', 'Rescinded', 'FundsSent', 'FundsOrdered', 'RescissionPeriodSet'],
  'final-checks': ['EvidenceExpired', 'ConditionPosted', 'ApplicationDeclined'],
  'funding-decision': [
    'FundingApproved',
    'FundingProposed',
    'FundingRejected',
    'DisbursementAccountRefused',
    'EvidenceExpired',
    'FundsSent',
  ],
  'send-funds': [
    'RescissionPeriodSet',
    'ApplicationDeclined',
    'Rescinded',
    'FundsOrdered',
    'FundsSent',
    'NonRescissionConfirmed',
    'ConditionPosted',
  ],
  'hold-staff': ['ConditionCleared', 'FundsOrdered'],
  'pay-creditors': ['LateRescissionReceived', 'Rescinded', 'ApplicationDeclined', 'ConditionPosted'],
};

/** Any fact at all: what chance, vendors, staff or a mistake could cause. */
export function getAnyFacts(scene: Scene, machine: LoanMachine): FactGroup {
  const { random } = scene;
  const likely = OTHER_FACTS[machine.currentGate(scene.file)?.id ?? 'declined'];
  const type = likely !== undefined && random.chance(0.4) ? random.pick(likely) : random.pick(FACT_TYPES);
  if (RARE_FACTS.has(type) && !random.chance(0.25)) return [];
  return addConsequences(scene, buildSampleFact(type, scene), machine);
}

export interface Step {
  readonly before: LoanFile;
  readonly facts: FactGroup;
  readonly after: LoanFile;
}

export interface Walk {
  readonly facts: Fact[];
  readonly file: LoanFile;
  /** How the walk ended; undefined: it found no way to an end, which is a dead end. */
  readonly end: string | undefined;
}

/** Records facts together if each is allowed; undefined if one is refused. */
export function tryRecord(machine: LoanMachine, file: LoanFile, facts: FactGroup): LoanFile | undefined {
  let after = file;
  for (const fact of facts) {
    if (machine.refusal(after, fact) !== null) return undefined;
    after = machine.fold(after, fact);
  }
  return facts.length === 0 ? undefined : after;
}

/**
 * One random life of a loan file: random facts and the expected party's acts alternate for a while, then only good
 * answers follow. From any state, the loan file must reach an end.
 */
export function walkToEnd(machine: LoanMachine, random: Random, onStep: (step: Step) => void = () => undefined): Walk {
  const facts: Fact[] = [];
  let file = emptyFile();
  const tryGroup = (chosen: FactGroup): boolean => {
    const after = tryRecord(machine, file, chosen);
    if (after === undefined) return false;
    facts.push(...chosen);
    onStep({ before: file, facts: chosen, after });
    file = after;
    return true;
  };
  const buildScene = (good: boolean): Scene => ({ file, random, day: facts.length, good });

  tryGroup([buildSampleFact('ApplicationCreated', buildScene(false))]);
  const wild = random.below(random.chance(0.5) ? 60 : 260);
  for (let turn = 0; turn < wild && file.ended === null; turn += 1) {
    tryGroup(random.chance(0.55) ? getNextFacts(buildScene(false), machine) : getAnyFacts(buildScene(false), machine));
    if (machine.currentGate(file) === undefined) break;
  }
  // An open line accepts a letter that was sent in time, and an ended loan file the bank's report about its order.
  if (machine.currentGate(file) === undefined && random.chance(0.3))
    tryGroup([buildSampleFact('Rescinded', buildScene(false))]);
  if (file.ended !== null && random.chance(0.5)) tryGroup([buildSampleFact('FundsSent', buildScene(true))]);
  for (let turn = 0; turn < 160; turn += 1) {
    const gate = machine.currentGate(file);
    if (gate === undefined || file.ended !== null) return { facts, file, end: file.ended?.why ?? 'COMPLETE' };
    if (!tryGroup(getNextFacts(buildScene(true), machine))) return { facts, file, end: undefined };
  }
  return { facts, file, end: undefined };
}
