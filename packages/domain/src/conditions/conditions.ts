import type { ConditionCategory } from '../enums/condition-category.ts';
import type { FactOf, TimedFact } from '../loan-file/facts.ts';
import { BORROWER, type LoanFile } from '../loan-file/file.ts';
import {
  conditionPlace,
  conditionTitle,
  getRequestedDocuments,
  isKnownCategory,
  findOwnPage,
  type ConditionPlace,
} from './words.ts';

/** OPEN: waits for its person. SENT: waits for us. CANCELLED: removed, because it no longer applies. */
export const CONDITION_STATES = ['OPEN', 'SENT', 'CLEARED', 'CANCELLED'] as const;
export type ConditionStateName = (typeof CONDITION_STATES)[number];

export const getConditionGroup = (state: ConditionStateName): 'TO_DO' | 'WITH_US' | 'DONE' =>
  state === 'OPEN' ? 'TO_DO' : state === 'SENT' ? 'WITH_US' : 'DONE';

/** A condition as the borrower or signer sees it. */
export interface Condition {
  readonly id: string;
  readonly category: ConditionCategory;
  readonly title: string;
  readonly place: ConditionPlace;
  readonly state: ConditionStateName;
  readonly created: string;
  /** The names of the requested documents. */
  readonly asked: readonly string[];
  /** How many documents are needed: at least 1. */
  readonly count: number;
  /** In the words of the staff member who posted it; null when the system posted it, or when only staff may read it. */
  readonly text: string | null;
  readonly dueOn: string | null;
  readonly returned: { readonly reason: string; readonly at: string } | null;
  /** Ids of the documents in the last answer. */
  readonly documents: readonly string[];
}

/** Facts about conditions; the last two post some themselves. */
export const CONDITION_FACTS = [
  'ConditionPosted',
  'ConditionAnswered',
  'ConditionReturned',
  'ConditionCleared',
  'SigningDeclined',
  'LiensConfirmed',
  'FloodDetermined',
] as const;

/**
 * The conditions of one person of a loan file, oldest first: those of known categories that were posted for
 * this person. A condition posted without a person is the borrower's.
 */
export function conditionsFor(file: LoanFile, facts: readonly TimedFact[], person: string = BORROWER): Condition[] {
  const all = Object.entries(file.conditions).flatMap(([id, { category, state }]): Condition[] => {
    const posted = findLastFact(facts, 'ConditionPosted', id);
    if (!isKnownCategory(category) || (posted?.fact.data.person ?? BORROWER) !== person) return [];
    const asked = getRequestedDocuments(id, posted?.fact.data.documents);
    const count = Math.max(asked.length, id === DISPUTED ? countDisputedLiens(facts) : 1);
    const returned = findLastFact(facts, 'ConditionReturned', id);
    const isRemoved = findLastFact(facts, 'ConditionCleared', id)?.fact.data.how === 'WAIVED';
    return [
      {
        id,
        category,
        title: conditionTitle(category, { count, documents: asked, id }),
        place: conditionPlace(category),
        asked,
        count,
        state: state === 'CLEARED' ? (isRemoved ? 'CANCELLED' : 'CLEARED') : state === 'ASKED' ? 'OPEN' : 'SENT',
        created: conditionPostedAt(facts, id),
        // The text of a condition that isn't asked of the person is written for staff, also if it is returned later.
        text: posted?.fact.data.askBorrower ? posted.fact.data.text : null,
        dueOn: posted?.fact.data.deadline ?? null,
        returned: returned && state === 'ASKED' ? { reason: returned.fact.data.reason, at: returned.at } : null,
        documents: findLastFact(facts, 'ConditionAnswered', id)?.fact.data.documents ?? [],
      },
    ];
  });
  return all.toSorted(
    (a, b) =>
      a.created.localeCompare(b.created) ||
      // A notice explains the condition posted with it, so it comes first.
      Number(findOwnPage(a.id) === undefined) - Number(findOwnPage(b.id) === undefined) ||
      a.id.localeCompare(b.id),
  );
}

/** Facts about a single condition, with its id. */
type SingleConditionFact = 'ConditionPosted' | 'ConditionAnswered' | 'ConditionReturned' | 'ConditionCleared';

function findLastFact<T extends SingleConditionFact>(
  facts: readonly TimedFact[],
  type: T,
  id: string,
): { fact: FactOf<T>; at: string } | undefined {
  return facts.findLast(
    (one): one is { fact: FactOf<T>; at: string } =>
      one.fact.type === type && (one.fact as FactOf<SingleConditionFact>).data.id === id,
  );
}

/** The condition that a confirmation with disputed liens posts. */
const DISPUTED = 'liens-disputed';

/** Counts the disputed liens: each needs its own proof. */
function countDisputedLiens(facts: readonly TimedFact[]): number {
  const confirmed = facts.findLast(
    (one): one is { fact: FactOf<'LiensConfirmed'>; at: string } => one.fact.type === 'LiensConfirmed',
  );
  return confirmed?.fact.data.disputed ?? 1;
}

/**
 * Returns when a condition was posted (ISO 8601): by its own fact, or with the fact that posts it automatically (a
 * signer's refusal, disputed liens, a flood area).
 *
 * @throws Error when none of the facts posted it
 */
export function conditionPostedAt(facts: readonly TimedFact[], id: string): string {
  const posted = facts.findLast(({ fact }) => {
    if (fact.type === 'ConditionPosted') return fact.data.id === id;
    if (fact.type === 'SigningDeclined') return fact.data.condition === id;
    return id === DISPUTED
      ? fact.type === 'LiensConfirmed' && fact.data.disputed > 0
      : id.startsWith('flood-') && fact.type === 'FloodDetermined';
  });
  if (!posted) throw new Error(`No fact posted condition ${id}.`);
  return posted.at;
}

/** Returns how many documents an answer still needs. A written answer is enough where the condition allows one. */
export const documentsMissing = (needed: number, sent: number, byText: boolean): number =>
  byText ? 0 : Math.max(0, needed - sent);
