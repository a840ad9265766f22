import { sql, type Selectable } from 'kysely';
import type { Database, Executor } from '../../kernel/db/index.ts';
import type { Assignment, Variation } from './types.ts';

interface Experiment {
  readonly name: string;
  readonly variations: readonly Variation[];
}

/** Returns a lender's experiments, those that run and those that were stopped. */
export const listExperiments = (trx: Executor, organisation: string): Promise<(Experiment & { running: boolean })[]> =>
  trx
    .selectFrom('experiment')
    .select(['name', 'variations', 'running'])
    .where('organisation', '=', organisation)
    .orderBy('name')
    .execute();

export const listRunning = (trx: Executor, organisation: string): Promise<Experiment[]> =>
  trx
    .selectFrom('experiment')
    .select(['name', 'variations'])
    .where('organisation', '=', organisation)
    .where('running', '=', true)
    .orderBy('name')
    .execute();

/** Saves assignments. One that a concurrent request saved first stays. */
export async function insertAssignments(
  trx: Executor,
  organisation: string,
  trackerUuid: string,
  assignments: readonly Assignment[],
): Promise<void> {
  await trx
    .insertInto('experiment_assignment')
    .values(
      assignments.map(({ name, variation }) => ({
        organisation,
        tracker_uuid: trackerUuid,
        experiment: name,
        variation,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Starts an experiment, or changes a known one. */
export async function saveExperiment(
  trx: Executor,
  organisation: string,
  { name, variations }: Experiment,
): Promise<void> {
  const row = { variations: JSON.stringify(variations), running: true };
  await trx
    .insertInto('experiment')
    .values({ organisation, name, ...row })
    .onConflict((conflict) => conflict.columns(['organisation', 'name']).doUpdateSet(row))
    .execute();
}

/** Stops an experiment. Returns false when no such experiment runs. */
export async function stopExperiment(trx: Executor, organisation: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('experiment')
    .set({ running: sql<boolean>`false` })
    .where('organisation', '=', organisation)
    .where('name', '=', name)
    .where('running', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type ProfileRow = Selectable<Database['tracker_profile']>;

export const selectProfile = (trx: Executor, identityUuid: string): Promise<ProfileRow | undefined> =>
  trx.selectFrom('tracker_profile').selectAll().where('identity_uuid', '=', identityUuid).executeTakeFirst();

/** Inserts a person's tracker, unless they have one or it is another person's. */
export async function insertProfile(trx: Executor, row: ProfileRow): Promise<void> {
  await trx
    .insertInto('tracker_profile')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the variations that a lender's pages showed under a tracker. */
export const listAssignments = (trx: Executor, organisation: string, trackerUuid: string) =>
  trx
    .selectFrom('experiment_assignment')
    .select(['experiment as name', 'variation', 'assigned_at'])
    .where('organisation', '=', organisation)
    .where('tracker_uuid', '=', trackerUuid)
    .orderBy('experiment')
    .execute();

export const listApplicationExperiments = (trx: Executor, applicationUuid: string) =>
  trx
    .selectFrom('application_experiment')
    .select(['name', 'variation', 'saved_at'])
    .where('application_uuid', '=', applicationUuid)
    .orderBy('name')
    .execute();

/** Inserts the variations of an application, or replaces earlier ones of the same experiments. */
export async function insertApplicationExperiments(
  trx: Executor,
  applicationUuid: string,
  assignments: readonly Assignment[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('application_experiment')
    .values(
      assignments.map(({ name, variation }) => ({ application_uuid: applicationUuid, name, variation, saved_at: now })),
    )
    .onConflict((conflict) =>
      conflict.columns(['application_uuid', 'name']).doUpdateSet({
        variation: sql<string>`excluded.variation`,
        saved_at: now,
      }),
    )
    .execute();
}
