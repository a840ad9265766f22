import { EFFECTS, type Effects, type Fact, type FactData, type FactType, isAct } from './facts.ts';
import { type LoanFile, emptyFile } from './file.ts';
import { GATES, type Gate, getAttempt, isOpen } from './gates.ts';
import { isCounterOpen } from './predicates.ts';

/** The gates and effects that a fold uses. Tests build sets with one broken rule. */
export interface Rules {
  readonly gates: readonly Gate[];
  readonly effects: Effects;
}

/** The fold of one set of rules, and the gate that is current after it. */
export interface FoldFunctions {
  readonly gates: readonly Gate[];
  readonly fold: (file: LoanFile, fact: Fact) => LoanFile;
  /** The first open gate; undefined if there is none: the loan file is complete. */
  readonly currentGate: (file: LoanFile) => Gate | undefined;
}

/** Builds the fold of one set of rules. */
export function buildFold({ gates, effects }: Rules): FoldFunctions {
  const gateOfFile = new WeakMap<LoanFile, Gate | 'COMPLETE'>();

  function currentGate(file: LoanFile): Gate | undefined {
    let gate = gateOfFile.get(file);
    if (gate === undefined) {
      gate = gates.find((one) => isOpen(one, file)) ?? 'COMPLETE';
      gateOfFile.set(file, gate);
    }
    return gate === 'COMPLETE' ? undefined : gate;
  }

  function fold(file: LoanFile, fact: Fact): LoanFile {
    const effect = effects[fact.type] as (file: LoanFile, data: FactData[FactType]) => LoanFile;
    return settle(file, effect(file, fact.data), isAct(fact));
  }

  /** Makes the changes that follow every fact: counts turns, ends clocks, records which gate was reached. */
  function settle(before: LoanFile, after: LoanFile, act: boolean): LoanFile {
    let file = after;
    if (file.clocks.COUNTER_OFFER !== undefined && !isCounterOpen(file)) {
      const { COUNTER_OFFER: _answered, ...clocks } = file.clocks;
      file = { ...file, clocks };
    }
    const gate = currentGate(file);
    const isBorrowerNext = gate?.owner === 'borrower';
    const isNewTurn = act || (isBorrowerNext && currentGate(before)?.owner !== 'borrower');
    const endsSilence =
      file.clocks.INCOMPLETE !== undefined && !file.clocks.INCOMPLETE.reached && (isNewTurn || !isBorrowerNext);
    const id = gate?.id ?? 'complete';
    const attempt = gate === undefined ? 1 : getAttempt(gate, file);
    if (!isNewTurn && !endsSilence && file.reached[id] === attempt) return file;
    const { INCOMPLETE: _void, ...clocks } = file.clocks;
    const settled: LoanFile = {
      ...file,
      turn: isNewTurn ? file.turn + 1 : file.turn,
      clocks: endsSilence ? clocks : file.clocks,
      reached: file.reached[id] === attempt ? file.reached : { ...file.reached, [id]: attempt },
    };
    // No gate depends on `turn`, INCOMPLETE or `reached`, so the current gate stays the same.
    gateOfFile.set(settled, gate ?? 'COMPLETE');
    return settled;
  }

  return { gates, fold, currentGate };
}

const product = buildFold({ gates: GATES, effects: EFFECTS });

/**
 * Returns the loan file after one more fact. Total and pure: it never refuses (`refusal` does), never throws for a fact
 * that `parseFact` accepts, and never changes its argument.
 */
export const fold: FoldFunctions['fold'] = product.fold;

/** The first open gate, whose status is the application's; undefined if none is open: COMPLETE. */
export const currentGate: FoldFunctions['currentGate'] = product.currentGate;

/** Folds a list of facts into a loan file. */
export function replay(facts: Iterable<Fact>): LoanFile {
  let file = emptyFile();
  for (const fact of facts) file = fold(file, fact);
  return file;
}
