import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import { insertApplicationExperiments, listExperiments } from './store.ts';
import type { Assignment } from './types.ts';

/**
 * Saves the variations that an application's borrower saw. Each must be of an experiment that the lender has or had.
 */
export async function storeExperiments(
  { db, sessionNow }: Pick<Context, 'db' | 'sessionNow'>,
  applicationUuid: string,
  organisation: string,
  assignments: readonly Assignment[],
): Promise<void> {
  const known = await listExperiments(db, organisation);
  const isKnown = ({ name, variation }: Assignment): boolean =>
    known.some((one) => one.name === name && one.variations.some((arm) => arm.variation === variation));
  if (!assignments.every(isKnown)) refuse('choice-unknown');
  const latest = [...new Map(assignments.map((one) => [one.name, one])).values()];
  if (latest.length > 0) await insertApplicationExperiments(db, applicationUuid, latest, sessionNow());
}
