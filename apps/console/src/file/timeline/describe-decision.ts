import { findReasonReader, getReviewOutcomes, isDecisionAct, isStaffReview, staffGateName } from '@lintel/domain';
import { formatCode } from '../../platform/code-words.en.ts';
import { ACT_REASONS, DECISION_OUTCOMES } from './decision-words.en.ts';
import { ACT_WORDS, TIMELINE } from './words.en.ts';

type Details = Readonly<Record<string, unknown>>;
type Codes = Readonly<Record<string, string>>;

/** A decision in words. */
export interface DecisionText {
  readonly title: string;
  readonly why: string;
}

const readString = (details: Details, name: string): string => (typeof details[name] === 'string' ? details[name] : '');
const findWord = (words: Codes | undefined, code: string): string =>
  words && Object.hasOwn(words, code) ? (words[code] ?? '') : formatCode(code);

/** Adds who was told the reason, if anyone was. */
function toWhy(decision: string, outcome: string, why: string): string {
  const reader = findReasonReader(decision, outcome);
  return reader && why ? TIMELINE.told[reader](why) : why;
}

/** Puts a review into the outcomes and reasons of its gate; undefined for a gate that staff don't review. */
function describeReview(gate: string, outcome: string, reason: string): DecisionText | undefined {
  if (!isStaffReview(gate)) return undefined;
  const known = getReviewOutcomes(gate)[outcome];
  return {
    title: TIMELINE.decision(staffGateName(gate), known?.label ?? formatCode(outcome)),
    why: toWhy(gate, outcome, known?.reasons[reason] ?? (reason && formatCode(reason))),
  };
}

/**
 * Puts a staff decision from the audit trail into the words that staff chose from, for the timeline and the audit page.
 */
export function describeDecision(decision: Details): DecisionText {
  const read = (name: string): string => readString(decision, name);
  const act = read('act');
  const review = act === 'review' ? describeReview(read('gate'), read('outcome'), read('reason')) : undefined;
  if (review) return review;
  if (!isDecisionAct(act)) return { title: formatCode(act), why: '' };
  const outcome = read('outcome') || read('state') || read('how');
  const name = ACT_WORDS[act];
  return {
    title: outcome ? TIMELINE.decision(name, findWord(DECISION_OUTCOMES[act], outcome)) : name,
    why: toWhy(
      act,
      outcome,
      (read('reasons') || read('reason') || read('ground'))
        .split(' ')
        .filter(Boolean)
        .map((reason) => findWord(ACT_REASONS[act], reason))
        .join('; '),
    ),
  };
}
