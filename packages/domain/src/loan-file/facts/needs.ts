import { BORROWER, type LoanFile } from '../file.ts';
import { getAttempt, isOpen, type Gate, type GateId } from '../gates.ts';
import { isCurrentClosingSet, owners } from '../people.ts';
import { shownGate } from '../shown-gate.ts';

/** The reason why a fact can't be recorded now. */
export interface Refusal {
  readonly name: 'NOT_THEIR_TURN' | 'RULE' | 'STALE_ATTEMPT' | 'FILE_CLOSED';
  readonly because: string;
}

/** The data that a fact's rule reads: the loan file, its first open gate, and the checks of whose turn it is. */
export interface RuleContext {
  readonly file: LoanFile;
  readonly current: Gate | undefined;
  readonly gate: (id: GateId) => Gate;
  readonly turns: GateChecks;
  /** The LOAN clock as an ISO instant, if the caller knows it. */
  readonly now: string | undefined;
}

/** Checks that a fact belongs to a gate of the loan file, in one of two ways. */
export interface GateChecks {
  /** A borrower's step: one of these gates is the current one. */
  readonly step: (context: RuleContext, ids: readonly GateId[]) => Refusal | null;
  /** A worker's result: one of these gates was reached in its current attempt and is still open. */
  readonly worker: (context: RuleContext, ids: readonly GateId[], attempt: number | null) => Refusal | null;
}

/** The checks of whose turn it is. This file has what the `needs` rules of all facts share. */
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

/** Refuses a fact, with the reason, unless the condition holds. */
export function rule(holds: boolean, because: string): Refusal | null {
  return holds ? null : { name: 'RULE', because };
}

/** Refuses a second answer to the same attempt; a known answer can still replace an unknown one. */
export function requireFirstAnswer(before: string | null, now: string, known: readonly string[]): Refusal | null {
  const isFirst = before === null || (!known.includes(before) && known.includes(now));
  return rule(isFirst, 'this attempt already has an answer');
}

/** Refuses a fact about an outdated set of closing documents. */
export function requireCurrentSet(file: LoanFile, setNumber: number): Refusal | null {
  return isCurrentClosingSet(file, setNumber)
    ? null
    : { name: 'STALE_ATTEMPT', because: `document set ${setNumber} is not the current one, ${file.closingSet}` };
}

/** Refuses a fact about a person who is not an owner: someone who gets notices and can rescind. */
export function requireOwner(file: LoanFile, person: string): Refusal | null {
  return rule(owners(file).includes(person), 'the person is neither an owner nor a signer');
}

/** Refuses an electronic act without the person's E-SIGN consent (15 USC 7001(c)); it must be done on paper. */
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
