import { BORROWER, type LoanFile } from '../file.ts';
import { getAttempt, isOpen, type Gate, type GateId } from '../gates.ts';
import { isCurrentClosingSet, owners } from '../people.ts';
import { shownGate } from '../shown-gate.ts';

/** Why a fact can't be recorded now. */
export interface Refusal {
  readonly name: 'NOT_THEIR_TURN' | 'RULE' | 'STALE_ATTEMPT' | 'FILE_CLOSED';
  readonly because: string;
}

/** What a rule reads: the loan file, its first open gate, and whose fact is allowed when. */
export interface RuleContext {
  readonly file: LoanFile;
  readonly current: Gate | undefined;
  readonly gate: (id: GateId) => Gate;
  readonly turns: GateChecks;
  /** The LOAN clock as an ISO instant, if the caller knows it. */
  readonly now: string | undefined;
}

/** The two ways a fact can belong to a gate. */
export interface GateChecks {
  /** A borrower's step: one of these gates is the current one. */
  readonly step: (seen: RuleContext, ids: readonly GateId[]) => Refusal | null;
  /** A worker's result: one of these gates was reached in its current attempt and is still open. */
  readonly worker: (seen: RuleContext, ids: readonly GateId[], attempt: number | null) => Refusal | null;
}

export const turns: GateChecks = {
  step: ({ current }, ids) =>
    current !== undefined && ids.includes(current.id)
      ? null
      : {
          name: 'NOT_THEIR_TURN',
          because: `this is allowed only at ${ids.join(' or ')}, but the file is at ${shownGate(current?.id ?? 'complete')}`,
        },
  worker: ({ file, gate }, ids, attempt) => {
    const gates = ids.map(gate);
    const tries = gates.map((one) => getAttempt(one, file));
    if (attempt !== null && !tries.includes(attempt)) {
      return {
        name: 'STALE_ATTEMPT',
        because: `the answer is for attempt ${attempt}, but the current attempt is ${tries.join(' or ')}`,
      };
    }
    const isReached = (one: Gate): boolean => file.reached[one.id] === getAttempt(one, file);
    if (gates.some((one) => isReached(one) && isOpen(one, file))) return null;
    return gates.some(isReached)
      ? { name: 'RULE', because: `${ids.join(' and ')} already has its answer` }
      : { name: 'NOT_THEIR_TURN', because: `${ids.join(' or ')} was never requested` };
  },
};

/** A rule in addition to whose turn it is. */
export function rule(holds: boolean, because: string): Refusal | null {
  return holds ? null : { name: 'RULE', because };
}

/** Allows one answer per attempt; a known answer can still replace an unknown one. */
export function requireFirstAnswer(before: string | null, now: string, known: readonly string[]): Refusal | null {
  const isFirst = before === null || (!known.includes(before) && known.includes(now));
  return rule(isFirst, 'this attempt already has an answer');
}

/** Requires that it was made for the current documents. */
export function requireCurrentSet(file: LoanFile, setNumber: number): Refusal | null {
  return isCurrentClosingSet(file, setNumber)
    ? null
    : { name: 'STALE_ATTEMPT', because: `document set ${setNumber} is not the current one, ${file.closingSet}` };
}

/** Requires a person who gets notices and can rescind. */
export function requireOwner(file: LoanFile, person: string): Refusal | null {
  return rule(owners(file).includes(person), 'the person is neither an owner nor a signer');
}

/** An electronic act counts only with the person's E-SIGN consent (15 USC 7001(c)); otherwise it is done on paper. */
export function requireConsent(file: LoanFile, person: string, isElectronic: boolean): Refusal | null {
  return rule(
    !isElectronic || file.esignConsents[person]?.given === true,
    'without E-SIGN consent this must be done on paper',
  );
}

/** Whether this person is the borrower or a named signer. */
export function isSigner(file: LoanFile, person: string): boolean {
  return person === BORROWER || file.signers[person] !== undefined;
}

/** Whether the first instant is not after the second; both in UTC. */
export function notAfter(first: string, second: string): boolean {
  return Date.parse(first) <= Date.parse(second);
}

/** A rule for a Texas homestead (section 50(a)(6)); always satisfied elsewhere. */
export function requireInTexas({ file }: { readonly file: LoanFile }, holds: boolean, because: string): Refusal | null {
  return rule(file.regime !== 'TX_50A6' || holds, because);
}
