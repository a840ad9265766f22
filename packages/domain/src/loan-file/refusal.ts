import { NEEDS, EFFECTS, type Fact, type FactData, type FactType, type Needs } from './facts.ts';
import { turns, type Refusal, type RuleContext, type GateChecks } from './facts/needs.ts';
import type { LoanFile } from './file.ts';
import { folding, type FoldFunctions, type Rules } from './fold.ts';
import { GATES, type Gate, type GateId } from './gates.ts';

export type { Refusal } from './facts/needs.ts';

export interface LoanRules extends Rules {
  readonly needs: Needs;
  readonly turns: GateChecks;
}

export interface LoanMachine extends FoldFunctions {
  readonly refusal: (file: LoanFile, fact: Fact, now?: string) => Refusal | null;
}

export const RULES: LoanRules = { gates: GATES, effects: EFFECTS, needs: NEEDS, turns };

/** Builds fold and refusal from a set of rules; tests break one rule and expect a failure. */
export function loanMachine(rules: LoanRules): LoanMachine {
  const machine = folding(rules);
  const byId = new Map<string, Gate>(rules.gates.map((gate) => [gate.id, gate]));
  const gate = (id: GateId): Gate => byId.get(id) ?? CLOSED;

  function refusal(file: LoanFile, fact: Fact, now?: string): Refusal | null {
    const current = machine.currentGate(file);
    if (file.ended !== null ? !isMoneyOut(file, fact) : current === undefined && !isAfterMoney(fact))
      return { name: 'FILE_CLOSED', because: 'the file is already closed' };
    if (file.created === null && fact.type !== 'ApplicationCreated')
      return { name: 'RULE', because: 'there is no application yet' };
    const seen: RuleContext = { file, current, gate, turns: rules.turns, now };
    const need = rules.needs[fact.type] as (seen: RuleContext, data: FactData[FactType]) => Refusal | null;
    return need(seen, fact.data);
  }

  return { ...machine, refusal };
}

/** The bank's report about an order that existed when the application ended: money that has left is always recorded. */
const isMoneyOut = (file: LoanFile, { type }: Fact): boolean =>
  type === 'FundsSent' && file.fundsOrdered && !file.fundsSent;

/** What an open line still accepts: a cancellation letter, sent in time or late. */
const isAfterMoney = ({ type }: Fact): boolean => type === 'Rescinded' || type === 'LateRescissionReceived';

/** Replaces a gate that a set of rules leaves out. */
const CLOSED: Gate = { ...GATES[0]!, when: () => false };

/**
 * Why this fact can't be recorded now, or null.
 *
 * @param now the LOAN clock as an ISO instant; if given, a clock is refused before it is due.
 */
export const refusal: LoanMachine['refusal'] = loanMachine(RULES).refusal;
