import type { Fact, FactData, FactType } from '../../src/loan-file/facts.ts';
import { emptyFile, type LoanFile } from '../../src/loan-file/file.ts';
import { currentGate, fold } from '../../src/loan-file/fold.ts';
import type { GateId } from '../../src/loan-file/gates.ts';
import { loanMachine, refusal, RULES } from '../../src/loan-file/refusal.ts';
import { createRandom } from './random.ts';
import { buildSampleFact } from './sample.ts';
import { getNextFacts } from './walk.ts';

/** The payload fields in which this story's facts differ from the plain good answer. */
export type Story = { readonly [T in FactType]?: Partial<FactData[T]> };

/** A loan file that a test brought to a gate, with the facts that did. */
export interface DrivenFile {
  readonly file: LoanFile;
  readonly facts: readonly Fact[];
}

const machine = loanMachine(RULES);
const DEFAULT_STORY: Story = {
  ApplicationCreated: { occupancy: 'HOME', crypto: false, softConsent: true },
  IntakeCompleted: { regime: 'ORDINARY' },
  DisbursementAccountEntered: { method: 'MICRO_DEPOSIT' },
  PaymentMethodChosen: { method: 'AUTOPAY', account: 'vault:account-2' },
  FundingProposed: { by: 'funder-1', approvals: 1, amount: 85_000 },
};

/** Builds a fact with the good answer for this loan file, with the given differences. */
export function buildGoodFact<T extends FactType>(file: LoanFile, type: T, changes: Partial<FactData[T]> = {}): Fact {
  return buildSampleFact(type, { file, random: createRandom(7), day: 10, good: true }, changes);
}

/** Records a fact, or throws with the reason it was refused. */
export function recordOrThrow(file: LoanFile, fact: Fact): LoanFile {
  const refused = refusal(file, fact);
  if (refused !== null)
    throw new Error(`${fact.type} refused at ${currentGate(file)?.id}: ${refused.name}, ${refused.because}`);
  return fold(file, fact);
}

/** Records good answers, with the story's differences, until this gate is the current one. */
export function driveTo(gate: GateId | 'complete', story: Story = {}, from?: DrivenFile): DrivenFile {
  let file = from?.file ?? emptyFile();
  const facts: Fact[] = [...(from?.facts ?? [])];
  const answers: Story = { ...DEFAULT_STORY, ...story };
  const add = (fact: Fact): void => {
    const changed = { ...fact, data: { ...fact.data, ...answers[fact.type] } } as Fact;
    facts.push(changed);
    file = recordOrThrow(file, changed);
  };
  if (from === undefined) add(buildGoodFact(file, 'ApplicationCreated'));
  for (let turn = 0; turn < 200; turn += 1) {
    if ((currentGate(file)?.id ?? 'complete') === gate) return { file, facts };
    const scene = { file, random: createRandom(turn + 1), day: facts.length, good: true };
    const group = getNextFacts(scene, machine);
    if (group.length === 0) break;
    for (const fact of group) add(fact);
  }
  throw new Error(`the story never reaches ${gate}: it stands at ${currentGate(file)?.id ?? 'complete'}`);
}
