import { createHash } from 'node:crypto';
import type { Context } from '../../kernel/context.ts';
import { insertAssignments, listAssignments, listRunning } from './store.ts';
import type { Assignment, Variation } from './types.ts';

/**
 * Returns a number from 0 to below 1 that is always the same for one subject, such as a tracker, and one experiment or
 * flag.
 */
export const getShare = (subject: string, experimentOrFlag: string): number =>
  createHash('sha256').update(`${experimentOrFlag} ${subject}`).digest().readUInt32BE(0) / 2 ** 32;

/** Returns the variation in which a share falls, in proportion to the weights. */
export function pickByWeight(variations: readonly Variation[], share: number): string | undefined {
  const point = share * variations.reduce((sum, { weight }) => sum + weight, 0);
  let upTo = 0;
  return variations.find(({ weight }) => point < (upTo += weight))?.variation;
}

/**
 * Returns the variation of each running experiment that a browser sees, by its tracker, and saves those that are new: a
 * saved one stays when the weights change.
 */
export async function assignVariations(
  { db }: Pick<Context, 'db'>,
  organisation: string,
  trackerUuid: string,
): Promise<Assignment[]> {
  const picked = await pickVariations({ db }, organisation, trackerUuid);
  if (picked.length === 0) return [];
  await insertAssignments(db, organisation, trackerUuid, picked);
  return pickVariations({ db }, organisation, trackerUuid);
}

/** Like `assignVariations`, but saves nothing: for a tracker that isn't known to be the caller's. */
export async function pickVariations(
  { db }: Pick<Context, 'db'>,
  organisation: string,
  trackerUuid: string,
): Promise<Assignment[]> {
  const running = await listRunning(db, organisation);
  if (running.length === 0) return [];
  const saved = await listAssignments(db, organisation, trackerUuid);
  return running.flatMap(({ name, variations }) => {
    const variation =
      saved.find((one) => one.name === name)?.variation ?? pickByWeight(variations, getShare(trackerUuid, name));
    return variation === undefined ? [] : [{ name, variation }];
  });
}
