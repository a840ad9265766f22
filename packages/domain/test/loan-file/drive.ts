import type { Fact, FactData, FactType } from '../../src/loan-file/facts.ts';
import { emptyFile, type LoanFile } from '../../src/loan-file/file.ts';
import { currentGate, fold } from '../../src/loan-file/fold.ts';
import type { GateId } from '../../src/loan-file/gates.ts';
import { loanMachine, refusal, RULES } from '../../src/loan-file/refusal.ts';
import { random } from './random.ts';
import { sample } from './sample.ts';
import { nextAct } from './walk.ts';

/** The payload fields in which this story's facts differ from the plain good answer. */
export type Story = { readonly [T in FactType]?: Partial<FactData[T]> };

export interface Driven {
  readonly file: LoanFile;
  readonly facts: readonly Fact[];
}

const machine = loanMachine(RULES);
const PLAIN: Story = {
  ApplicationCreated: { occupancy: 'HOME', crypto: false, softConsent: true },
  IntakeCompleted: { regime: 'ORDINARY' },
  DisbursementAccountEntered: { method: 'MICRO_DEPOSIT' },
  PaymentMethodChosen: { method: 'AUTOPAY', account: 'vault:account-2' },
  FundingProposed: { by: 'funder-1', approvals: 1, amount: 85_000 },
};

/** A fact with the good answer for this loan file, with the given differences. */
export function good<T extends FactType>(file: LoanFile, type: T, over: Partial<FactData[T]> = {}): Fact {
  return sample(type, { file, random: random(7), day: 10, good: true }, over);
}

/** Records a fact, or throws with the reason it was refused. */
export function record(file: LoanFile, fact: Fact): LoanFile {
  const refused = refusal(file, fact);
  if (refused !== null)
    throw new Error(`${fact.type} refused at ${currentGate(file)?.id}: ${refused.name}, ${refused.because}`);
  return fold(file, fact);
}

/** Gives good answers, with the story's differences, until this gate is the current one. */
export function driveTo(gate: GateId | 'complete', story: Story = {}, from?: Driven): Driven {
  let file = from?.file ?? emptyFile();
  const facts: Fact[] = [...(from?.facts ?? [])];
  const told: Story = { ...PLAIN, ...story };
  const go = (fact: Fact): void => {
    const own = { ...fact, data: { ...fact.data, ...told[fact.type] } } as Fact;
    facts.push(own);
    file = record(file, own);
  };
  if (from === undefined) go(good(file, 'ApplicationCreated'));
  for (let turn = 0; turn < 200; turn += 1) {
    if ((currentGate(file)?.id ?? 'complete') === gate) return { file, facts };
    const scene = { file, random: random(turn + 1), day: facts.length, good: true };
    const together = nextAct(scene, machine);
    if (together.length === 0) break;
    for (const fact of together) go(fact);
  }
  throw new Error(`the story never reaches ${gate}: it stands at ${currentGate(file)?.id ?? 'complete'}`);
}
