import type { Fact, FactType } from '../../src/loan-file/facts.ts';
import { BORROWER, type LoanFile } from '../../src/loan-file/file.ts';
import type { GateId } from '../../src/loan-file/gates.ts';
import { isOpen } from '../../src/loan-file/gates.ts';
import type { LoanMachine } from '../../src/loan-file/refusal.ts';
import { History } from './history.ts';
import type { Random } from './random.ts';
import { buildSampleFact } from './sample.ts';
import { walkToEnd, buildWorkerAnswer, type Step, type Walk } from './walk.ts';

const STAGES = ['INITIAL', 'PRODUCT_SELECT', 'MORE_INFO', 'LINK_INCOME', 'ID_UPLOAD', 'SIGNING', 'ENOTARY', 'COMPLETE'];
const OFFER_GATES: ReadonlySet<string | undefined> = new Set(['price', 'assets', 'winback', 'choose', 'rechoose']);
const REOPENING_FACTS: ReadonlySet<FactType> = new Set([
  'DisbursementAccountRefused',
  'EvidenceExpired',
  'ClosingVoided',
  'SignerRemoved',
  'NotaryPlanned',
  'NotaryBooked',
]);
const VENDOR_GATES: ReadonlySet<GateId> = new Set<GateId>([
  'soft-credit',
  'locate',
  'value',
  'id-check',
  'hard-credit',
  'prequal-title',
  'payoff',
  'valuation-wait-bpo',
  'valuation-wait-resi-eval',
  'title-order',
  'final-title',
  'closing-disclosure',
  'signing-package',
  'notary-plan',
  'employer',
  'disburse-review',
]);

/** Facts whose unknown answer must leave its gate open. */
const UNKNOWN_ANSWERS: { readonly [T in FactType]?: readonly [GateId[], readonly string[]] } = {
  SoftCreditReturned: [['soft-credit'], ['FOUND']],
  HardCreditReturned: [['hard-credit'], ['FOUND']],
  PropertyLocated: [['locate'], ['ONE']],
  PropertyValued: [['value'], ['VALUE']],
  IdentityChecked: [['id-check'], ['VERIFIED']],
};

/**
 * Walks one random loan file to its end and returns the invariants that it broke, in order; empty when all held.
 * `History` decides, which knows nothing about gates.
 */
export function findViolations(
  machine: LoanMachine,
  random: Random,
): { readonly found: string[]; readonly walk: Walk } {
  const history = new History();
  const found: string[] = [];
  const expect = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  const walk = walkToEnd(machine, random, (step) => {
    for (const fact of step.facts) {
      checkBeforeFact(history, fact, expect);
      history.add(fact);
    }
    checkAfterStep(machine, history, step, random, expect);
  });
  expect(walk.end !== undefined, `dead end at ${machine.currentGate(walk.file)?.id}`);
  checkClosed(machine, history, walk, random, expect);
  return { found, walk };
}

type Expect = (holds: boolean, what: string) => void;

/** What must be true of the past for this fact to be recorded. */
function checkBeforeFact(past: History, fact: Fact, expect: Expect): void {
  switch (fact.type) {
    case 'HardCreditReturned':
      return expect(
        past.consent && past.submittedSincePull && !past.hardFound,
        'a hard pull without a consent of its own',
      );
    case 'ApplicationSubmitted':
      expect(past.consent || fact.data.hardConsentVersion !== null, 'submitted without hard-credit consent');
      return expect(past.summary === 'READ' && past.appRead, 'submitted on disclosures or a summary that was not read');
    case 'AnswersChanged':
      return expect(!past.submitted, 'answers changed once submitted');
    case 'OfferSelected':
      return expect(past.priced === past.inputs, 'chosen at an old price');
    case 'FinalOfferAccepted':
      expect(past.isEveryoneNamed() && past.titleRead, 'the final offer accepted before everybody was named');
      expect(past.priced === past.inputs && past.chosen, 'the final offer accepted at an old price');
      return expect(past.disclosed !== null, 'the final offer accepted on papers that are none');
    case 'SigningPackageReady':
      return expect(past.accepted, 'papers to sign before the final offer was accepted');
    case 'NoteSigned':
    case 'DeedSigned':
      return checkBeforeSignature(past, fact, expect);
    case 'RescissionPeriodSet':
      expect(
        past.owners().every((person) => past.notices.has(person)),
        'the period set while an owner has no notice',
      );
      return expect(past.hasEveryoneSigned(), 'the period set before everybody signed');
    case 'Rescinded':
      return expect(
        past.periodEnds === null || Date.parse(fact.data.sentAt) <= Date.parse(past.periodEnds),
        'rescinded after the period',
      );
    case 'LateRescissionReceived':
      return expect(
        past.fundsSent && past.periodEnds !== null && Date.parse(fact.data.sentAt) > Date.parse(past.periodEnds),
        'late, though sent in time',
      );
    case 'NonRescissionConfirmed':
      return expect(
        past.periodOver && !past.fundsOrdered,
        'confirmed while the period runs, or for money that is on its way',
      );
    case 'ApplicationDeclined':
      expect(
        !past.hasEveryoneSigned() || fact.data.ground !== null,
        'declined after the last signature without a ground',
      );
      return expect(
        !past.fundsSent && (!past.fundsOrdered || fact.data.ground === 'SANCTIONS'),
        'declined after the money was ordered',
      );
    case 'ApplicationWithdrawn':
      return expect(!past.hasEveryoneSigned(), 'withdrawn after the last signature');
    case 'DeedRecorded':
      expect(past.hasEveryoneSigned(), 'recorded without every signature');
      return expect(!past.hasRightToCancel() || past.periodOver, 'recorded while an owner may cancel');
    case 'FundingApproved':
      return expect(
        past.proposal?.approvals === 1 || past.proposal?.by !== fact.data.by,
        'approved by the proposer alone',
      );
    case 'FundsOrdered':
      expect(past.ended === null && !past.isOnHold(), 'ordered from a file that ended or is held');
      return checkBeforeFunds(past, fact.data.payoffs, expect);
    case 'FundsSent':
      expect(past.ended === null || past.fundsOrdered, 'money of a file that ended, without an order');
      return checkBeforeFunds(past, fact.data.payoffs, expect);
    default:
      return undefined;
  }
}

function checkBeforeSignature(
  past: History,
  { type, data }: Extract<Fact, { type: 'NoteSigned' | 'DeedSigned' }>,
  expect: Expect,
): void {
  const identified =
    data.signer === BORROWER ? past.borrowerIdentified : past.signers.get(data.signer)?.identified === true;
  expect(identified, 'signed without a proof of identity');
  expect(past.packed, 'signed papers that are not the present ones');
  expect(
    type === 'DeedSigned' || past.noteSigners().includes(data.signer),
    'somebody signed the note who owes nothing',
  );
  if (past.texas) expect(data.place.kind === 'OFFICE', 'a Texas homestead signed outside an office');
  if (type === 'NoteSigned' && !past.texas) return;
  expect(past.flood !== 'SFHA' || past.floodReached, 'signed before the flood notice had its days');
  expect(past.plan !== null && (!past.plan.dated || past.signingReached), 'signed before the plan allows');
}

function checkBeforeFunds(past: History, payoffs: number, expect: Expect): void {
  const confirmed = past.owners().every((person) => past.confirmed.has(person));
  expect(past.hasEveryoneSigned(), 'money without every signature');
  expect(!past.hasRightToCancel() || past.periodOver, 'money while an owner may cancel');
  expect(!past.hasRightToCancel() || past.marginOver || confirmed, 'money before the margin for letters');
  expect(past.recorded && past.approved, 'money before the recording or the approval');
  expect(payoffs >= past.required, 'money without the required payoffs');
}

/** What must be true of the loan file after facts that were recorded together. */
function checkAfterStep(machine: LoanMachine, past: History, step: Step, random: Random, expect: Expect): void {
  const { before, after, facts } = step;
  const gate = machine.currentGate(after);
  const was = machine.currentGate(before);
  const last = facts.at(-1)!;

  expect(past.ended === (after.ended?.status ?? null), 'the end of the file is not the end that happened');
  if (past.ended !== null) expect(gate?.status === past.ended, 'a file that ended goes on');
  if (past.ended === null && past.matches.size > 0)
    expect(gate?.id === 'file-review', 'a possible sanctions match does not stop the file');
  else if (past.ended === null && past.isOnHold()) {
    const above = past.reviews.size > 0;
    expect(above || gate?.id === 'hold-borrower' || gate?.id === 'hold-staff', 'a hold does not stop the file');
  }
  if (facts[0]!.type === 'PayoffMarked') expect(gate?.id === was?.id, 'a mark moved the status');
  if (past.account === 'WAITING' && gate?.status === 'DISBURSEMENT_ACCOUNT') {
    expect(gate.owner !== 'borrower', 'the days of the bank count as the turn of the borrower');
  }
  checkUnknownAnswer(machine, after, last, expect);
  checkStages(machine, step, expect);
  if (random.chance(0.15)) checkWorkers(machine, after, random, expect);
}

function checkUnknownAnswer(machine: LoanMachine, after: LoanFile, last: Fact, expect: Expect): void {
  const odd = UNKNOWN_ANSWERS[last.type];
  if (odd === undefined || after.ended !== null) return;
  const outcome = 'outcome' in last.data ? last.data.outcome : 'result' in last.data ? last.data.result : '';
  if (odd[1].includes(outcome as string)) return;
  expect(
    odd[0].some((id) => isOpen(findGate(machine, id), after)) || outcome === 'FAILED_VERIFICATION',
    `${last.type} ${String(outcome)} was taken for the good answer`,
  );
}

function findGate(machine: LoanMachine, id: GateId) {
  return machine.gates.find((one) => one.id === id)!;
}

function checkStages(machine: LoanMachine, { before, after, facts }: Step, expect: Expect): void {
  const [from, to] = [getStage(machine, before), getStage(machine, after)];
  if (from === undefined || to === undefined || STAGES.indexOf(to.stage) >= STAGES.indexOf(from.stage)) return;
  const allowed = OFFER_GATES.has(to.id) || facts.some((fact) => REOPENING_FACTS.has(fact.type));
  expect(allowed, `the bar went back from ${from.id} to ${to.id} by ${facts.map((fact) => fact.type).join(', ')}`);
}

function getStage(machine: LoanMachine, file: LoanFile) {
  const current = machine.currentGate(file);
  return current?.stage === 'SAME' ? machine.gates.find((one) => one.stage !== 'SAME' && isOpen(one, file)) : current;
}

/** A hold doesn't lose a vendor's answer, and an answer to an older attempt never counts. */
function checkWorkers(machine: LoanMachine, file: LoanFile, random: Random, expect: Expect): void {
  const current = machine.currentGate(file);
  if (current === undefined || !VENDOR_GATES.has(current.id)) return;
  const scene = { file, random, day: 0, good: true };
  const answer = buildWorkerAnswer(scene, current.id);
  // An answer that the gate already has is refused for its own reason.
  if (answer === undefined || machine.refusal(file, answer) !== null) return;
  const hold = buildSampleFact('ConditionPosted', scene, { id: 'probe', blocks: 'NOW', askBorrower: true });
  if (machine.refusal(file, hold) !== null) return;
  expect(machine.refusal(machine.fold(file, hold), answer) === null, 'an answer under a hold is lost');
  for (const other of ['attempt', 'papers'] as const) {
    if (!(other in answer.data)) continue;
    const number = (answer.data as Record<string, unknown>)[other] as number;
    const stale = { ...answer, data: { ...answer.data, [other]: number + 1 } } as Fact;
    expect(machine.refusal(file, stale) !== null, 'an answer to another try was taken');
  }
}

/**
 * A closed loan file refuses everything except a cancellation letter when it is complete, and the bank's report about
 * its order.
 */
function checkClosed(machine: LoanMachine, past: History, walk: Walk, random: Random, expect: Expect): void {
  if (walk.end === undefined) return;
  const scene = { file: walk.file, random, day: 0, good: false };
  for (const type of [
    'ConditionPosted',
    'ApplicationWithdrawn',
    'SoftCreditReturned',
    'ESignConsentGiven',
    'FundsOrdered',
  ] as const) {
    expect(
      machine.refusal(walk.file, buildSampleFact(type, scene))?.name === 'FILE_CLOSED',
      `a closed file took ${type}`,
    );
  }
  if (walk.file.ended === null) return;
  expect(
    machine.refusal(walk.file, buildSampleFact('Rescinded', { ...scene, good: true }))?.name === 'FILE_CLOSED',
    'an ended file was rescinded',
  );
  const isOut = past.fundsOrdered && !past.fundsSent;
  expect(
    (machine.refusal(walk.file, buildSampleFact('FundsSent', { ...scene, good: true })) === null) === isOut,
    'an ended file that lost money, or took what was not ordered',
  );
  expect(
    machine.refusal(walk.file, buildSampleFact('LateRescissionReceived', scene)) !== null,
    'an ended file took a late rescission',
  );
}
