import type { Fact, FactType } from '../../src/loan-file/facts.ts';
import { BORROWER, type LoanFile } from '../../src/loan-file/file.ts';
import type { GateId } from '../../src/loan-file/gates.ts';
import { isOpen } from '../../src/loan-file/gates.ts';
import type { LoanMachine } from '../../src/loan-file/refusal.ts';
import { History } from './history.ts';
import type { Random } from './random.ts';
import { sample } from './sample.ts';
import { walk, workerAnswer, type Step, type Walk } from './walk.ts';

const STAGES = ['INITIAL', 'PRODUCT_SELECT', 'MORE_INFO', 'LINK_INCOME', 'ID_UPLOAD', 'SIGNING', 'ENOTARY', 'COMPLETE'];
const RE_OFFERS: ReadonlySet<string | undefined> = new Set(['price', 'assets', 'winback', 'choose', 'rechoose']);
const REOPENERS: ReadonlySet<FactType> = new Set([
  'EvidenceExpired',
  'ClosingVoided',
  'SignerRemoved',
  'NotaryPlanned',
  'NotaryBooked',
]);
const VENDORS: ReadonlySet<GateId> = new Set<GateId>([
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
const ODD: { readonly [T in FactType]?: readonly [GateId[], readonly string[]] } = {
  SoftCreditReturned: [['soft-credit'], ['FOUND']],
  HardCreditReturned: [['hard-credit'], ['FOUND']],
  PropertyLocated: [['locate'], ['ONE']],
  PropertyValued: [['value'], ['VALUE']],
  IdentityChecked: [['id-check'], ['VERIFIED']],
};

/**
 * Walks one loan file and returns what went wrong, in order; empty: the rules held. Judged by `History`, which knows
 * nothing about gates and slices.
 */
export function violations(machine: LoanMachine, random: Random): { readonly found: string[]; readonly walk: Walk } {
  const history = new History();
  const found: string[] = [];
  const expect = (holds: boolean, what: string): void => {
    if (!holds) found.push(what);
  };
  const life = walk(machine, random, (step) => {
    for (const fact of step.facts) {
      beforeFact(history, fact, expect);
      history.add(fact);
    }
    afterStep(machine, history, step, random, expect);
  });
  expect(life.end !== undefined, `dead end at ${machine.currentGate(life.file)?.id}`);
  closed(machine, history, life, random, expect);
  return { found, walk: life };
}

type Expect = (holds: boolean, what: string) => void;

/** What must be true of the past for this fact to be recorded. */
function beforeFact(past: History, fact: Fact, expect: Expect): void {
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
      expect(past.everybodyNamed() && past.titleRead, 'the final offer accepted before everybody was named');
      expect(past.priced === past.inputs && past.chosen, 'the final offer accepted at an old price');
      return expect(past.disclosed !== null, 'the final offer accepted on papers that are none');
    case 'SigningPackageReady':
      return expect(past.accepted, 'papers to sign before the final offer was accepted');
    case 'NoteSigned':
    case 'DeedSigned':
      return beforeSignature(past, fact, expect);
    case 'RescissionPeriodSet':
      expect(
        past.owners().every((person) => past.notices.has(person)),
        'the period set while an owner has no notice',
      );
      return expect(past.everybodySigned(), 'the period set before everybody signed');
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
        !past.everybodySigned() || fact.data.ground !== null,
        'declined after the last signature without a ground',
      );
      return expect(
        !past.fundsSent && (!past.fundsOrdered || fact.data.ground === 'SANCTIONS'),
        'declined after the money was ordered',
      );
    case 'ApplicationWithdrawn':
      return expect(!past.everybodySigned(), 'withdrawn after the last signature');
    case 'DeedRecorded':
      expect(past.everybodySigned(), 'recorded without every signature');
      return expect(!past.owesRescission() || past.periodOver, 'recorded while an owner may cancel');
    case 'FundingApproved':
      return expect(
        past.proposal?.approvals === 1 || past.proposal?.by !== fact.data.by,
        'approved by the proposer alone',
      );
    case 'FundsOrdered':
      expect(past.ended === null && !past.holds(), 'ordered from a file that ended or is held');
      return beforeFunds(past, fact.data.payoffs, expect);
    case 'FundsSent':
      expect(past.ended === null || past.fundsOrdered, 'money of a file that ended, without an order');
      return beforeFunds(past, fact.data.payoffs, expect);
    default:
      return undefined;
  }
}

function beforeSignature(
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

function beforeFunds(past: History, payoffs: number, expect: Expect): void {
  const confirmed = past.owners().every((person) => past.confirmed.has(person));
  expect(past.everybodySigned(), 'money without every signature');
  expect(!past.owesRescission() || past.periodOver, 'money while an owner may cancel');
  expect(!past.owesRescission() || past.marginOver || confirmed, 'money before the margin for letters');
  expect(past.recorded && past.approved, 'money before the recording or the approval');
  expect(payoffs >= past.required, 'money without the required payoffs');
}

/** What must be true of the loan file after facts that were recorded together. */
function afterStep(machine: LoanMachine, past: History, step: Step, random: Random, expect: Expect): void {
  const { before, after, facts } = step;
  const gate = machine.currentGate(after);
  const was = machine.currentGate(before);
  const last = facts.at(-1)!;

  expect(past.ended === (after.ended?.status ?? null), 'the end of the file is not the end that happened');
  if (past.ended !== null) expect(gate?.status === past.ended, 'a file that ended goes on');
  if (past.ended === null && past.matches.size > 0)
    expect(gate?.id === 'file-review', 'a possible sanctions match does not stop the file');
  else if (past.ended === null && past.holds()) {
    const above = past.reviews.size > 0;
    expect(above || gate?.id === 'hold-borrower' || gate?.id === 'hold-staff', 'a hold does not stop the file');
  }
  if (facts[0]!.type === 'PayoffMarked') expect(gate?.id === was?.id, 'a mark moved the status');
  if (past.account === 'WAITING' && gate?.status === 'DISBURSEMENT_ACCOUNT') {
    expect(gate.owner !== 'borrower', 'the days of the bank count as the turn of the borrower');
  }
  afterOdd(machine, after, last, expect);
  stages(machine, step, expect);
  if (random.chance(0.15)) probeWorkers(machine, after, random, expect);
}

function afterOdd(machine: LoanMachine, after: LoanFile, last: Fact, expect: Expect): void {
  const odd = ODD[last.type];
  if (odd === undefined || after.ended !== null) return;
  const said = 'outcome' in last.data ? last.data.outcome : 'result' in last.data ? last.data.result : '';
  if (odd[1].includes(said as string)) return;
  expect(
    odd[0].some((id) => isOpen(gate(machine, id), after)) || said === 'FAILED_VERIFICATION',
    `${last.type} ${String(said)} was taken for the good answer`,
  );
}

function gate(machine: LoanMachine, id: GateId) {
  return machine.gates.find((one) => one.id === id)!;
}

function stages(machine: LoanMachine, { before, after, facts }: Step, expect: Expect): void {
  const [from, to] = [stage(machine, before), stage(machine, after)];
  if (from === undefined || to === undefined || STAGES.indexOf(to.stage) >= STAGES.indexOf(from.stage)) return;
  const allowed = RE_OFFERS.has(to.id) || facts.some((fact) => REOPENERS.has(fact.type));
  expect(allowed, `the bar went back from ${from.id} to ${to.id} by ${facts.map((fact) => fact.type).join(', ')}`);
}

function stage(machine: LoanMachine, file: LoanFile) {
  const current = machine.currentGate(file);
  return current?.stage === 'SAME' ? machine.gates.find((one) => one.stage !== 'SAME' && isOpen(one, file)) : current;
}

/** A hold doesn't lose a vendor's answer, and an answer to an older attempt never counts. */
function probeWorkers(machine: LoanMachine, file: LoanFile, random: Random, expect: Expect): void {
  const current = machine.currentGate(file);
  if (current === undefined || !VENDORS.has(current.id)) return;
  const scene = { file, random, day: 0, good: true };
  const answer = workerAnswer(scene, current.id);
  // An answer that the gate already has is refused for its own reason.
  if (answer === undefined || machine.refusal(file, answer) !== null) return;
  const hold = sample('ConditionPosted', scene, { id: 'probe', blocks: 'NOW', askBorrower: true });
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
function closed(machine: LoanMachine, past: History, life: Walk, random: Random, expect: Expect): void {
  if (life.end === undefined) return;
  const scene = { file: life.file, random, day: 0, good: false };
  for (const type of [
    'ConditionPosted',
    'ApplicationWithdrawn',
    'SoftCreditReturned',
    'ESignConsentGiven',
    'FundsOrdered',
  ] as const) {
    expect(machine.refusal(life.file, sample(type, scene))?.name === 'FILE_CLOSED', `a closed file took ${type}`);
  }
  if (life.file.ended === null) return;
  expect(
    machine.refusal(life.file, sample('Rescinded', { ...scene, good: true }))?.name === 'FILE_CLOSED',
    'an ended file was rescinded',
  );
  const isOut = past.fundsOrdered && !past.fundsSent;
  expect(
    (machine.refusal(life.file, sample('FundsSent', { ...scene, good: true })) === null) === isOut,
    'an ended file that lost money, or took what was not ordered',
  );
  expect(
    machine.refusal(life.file, sample('LateRescissionReceived', scene)) !== null,
    'an ended file took a late rescission',
  );
}
