import type { HandlerReply, readFileTimeline } from '@lintel/contract';
import type { Context } from '../kernel/context.ts';
import { type ApplicationRow, newestFacts } from '../loan-file/index.ts';
import { loadDecisions } from '../records/audit/index.ts';
import { loadActorNames } from './actors.ts';
import { factType } from './facts.ts';

type Item = HandlerReply<typeof readFileTimeline>['items'][number];

const MAX_ENTRIES = 200;

/**
 * Returns the events of a file, newest first: its facts, and in place of a decision's facts the decision itself, with
 * outcome and reason.
 */
export async function loadTimeline(
  context: Context,
  loan: Pick<ApplicationRow, 'uuid' | 'organisation'>,
): Promise<HandlerReply<typeof readFileTimeline>> {
  const { db } = context;
  const getActorName = await loadActorNames(context, loan);
  const facts = await newestFacts(db, loan.uuid, MAX_ENTRIES);
  const decided = await loadDecisions(db, loan.uuid, MAX_ENTRIES);
  const requests = new Set(decided.map((entry) => entry.request_id));
  const events = facts
    .filter((fact) => fact.actor_kind !== 'staff' || !requests.has(fact.request_id))
    .map((fact): Item => ({
      at: fact.at.toISOString(),
      who: getActorName({ kind: fact.actor_kind, id: fact.actor_id }),
      byStaff: fact.actor_kind === 'staff',
      fact: factType(fact.type),
      decision: null,
    }));
  // A decision uses the date of its facts where it has any: those are by the loan clock, the audit trail isn't.
  const recordedAt = new Map(facts.map((fact) => [fact.request_id, fact.at]));
  const decisions = decided.map((entry): Item => ({
    at: (recordedAt.get(entry.request_id ?? '') ?? entry.at).toISOString(),
    who: getActorName({ kind: 'staff', id: entry.actor }),
    byStaff: true,
    fact: null,
    decision: JSON.parse(entry.about) as Record<string, unknown>,
  }));
  return {
    items: [...decisions, ...events].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, MAX_ENTRIES),
  };
}
