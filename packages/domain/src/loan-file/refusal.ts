import { NEEDS, EFFECTS, type Fact, type FactData, type FactType, type Needs } from './facts.ts';
import { turns, type Refusal, type RuleContext, type GateChecks } from './facts/needs.ts';
import type { LoanFile } from './file.ts';
import { buildFold, type FoldFunctions, type Rules } from './fold.ts';
import { GATES, type Gate, type GateId } from './gates.ts';

export type { Refusal } from './facts/needs.ts';

/** Everything that decides how facts change a loan file and which facts it accepts. */
export interface LoanRules extends Rules {
  readonly needs: Needs;
  readonly turns: GateChecks;
}

/** The functions of one set of rules. `refusal` says why a fact can't be recorded now; null if it can. */
export interface LoanMachine extends FoldFunctions {
  readonly refusal: (file: LoanFile, fact: Fact, now?: string) => Refusal | null;
}

/** The product's rules. */
export const RULES: LoanRules = { gates: GATES, effects: EFFECTS, needs: NEEDS, turns };

/** Builds fold and refusal from a set of rules; tests break one rule and expect a failure. */
export function loanMachine(rules: LoanRules): LoanMachine {
  const machine = buildFold(rules);
  const byId = new Map<string, Gate>(rules.gates.map((gate) => [gate.id, gate]));
  const gate = (id: GateId): Gate => byId.get(id) ?? CLOSED;

  function refusal(file: LoanFile, fact: Fact, now?: string): Refusal | null {
    const current = machine.currentGate(file);
    if (file.ended !== null ? !isMoneyOut(file, fact) : current === undefined && !isAfterMoney(fact))
      return { name: 'FILE_CLOSED', because: 'the file is already closed' };
    if (file.created === null && fact.type !== 'ApplicationCreated')
      return { name: 'RULE', because: 'there is no application yet' };
    const context: RuleContext = { file, current, gate, turns: rules.turns, now };
    const need = rules.needs[fact.type] as (context: RuleContext, data: FactData[FactType]) => Refusal | null;
    return need(context, fact.data);
  }

  return { ...machine, refusal };
}

/**
 * Whether a fact is the bank's report about an order that existed when the application ended: it is always recorded.
 */
const isMoneyOut = (file: LoanFile, { type }: Fact): boolean =>
  type === 'FundsSent' && file.fundsOrdered && !file.fundsSent;

/** Whether an open line still accepts a fact: a cancellation letter, sent in time or late. */
const isAfterMoney = ({ type }: Fact): boolean => type === 'Rescinded' || type === 'LateRescissionReceived';

/** Replaces a gate that a set of rules leaves out. */
const CLOSED: Gate = { ...GATES[0]!, when: () => false };

/**
 * Returns why this fact can't be recorded now, or null. The server asks before it appends a fact to a loan file.
 *
 * @param now the LOAN clock as an ISO instant; if given, a clock is refused before it is due.
 */
export const refusal: LoanMachine['refusal'] = loanMachine(RULES).refusal;
