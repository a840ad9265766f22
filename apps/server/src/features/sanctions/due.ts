import type { ListEntry, SanctionsList, ScreeningCause } from '@lintel/domain';
import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { Refused } from '../../kernel/http/index.ts';
import {
  readApplication,
  type ApplicationRow,
  shareApplications,
  loanNow,
  pacificDay,
  type LoanChange,
  record,
} from '../../loan-file/index.ts';
import { VendorFailure } from '../../vendors/index.ts';
import { lockLists } from './lists.ts';
import { loadScreenedPeople } from './people.ts';
import { scheduleScreening } from './schedule-screening.ts';
import {
  areScreened,
  screenPeople,
  forgetSubjects,
  hashEntry,
  OutdatedScreening,
  hashNameParts,
  saveScreening,
} from './screen.ts';

/** The most files that one sweep screens. The next one continues. */
const MAX_PER_SWEEP = 200;
/** Delay after an unexpected error before a file is due again, so that the files behind it come first. */
const RETRY_AFTER_MS = 10 * 60_000;
/** Rows per statement. */
const BATCH = 500;
const batches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, n) => rows.slice(n * BATCH, (n + 1) * BATCH));

/** Schedules a screening when the final title or the signers change. Removes an ended file from later screenings. */
export async function scheduleOnPeopleChange({ uuid, before, file, at, trx }: LoanChange): Promise<void> {
  if (file.ended) return forgetSubjects(trx, [uuid]);
  if (
    file.finalTitle !== before.finalTitle ||
    Object.keys(file.signers).join() !== Object.keys(before.signers).join()
  ) {
    if (file.finalTitle.mustSign.length > 0 || Object.keys(file.signers).length > 0)
      await scheduleScreening(trx, [uuid], 'NAMED', at);
  }
}

/**
 * Schedules a screening when a screened person's name or birth date changed without a fact, in the transaction that
 * changed it.
 */
export async function scheduleWhenRenamed(
  context: Pick<Context, 'keys' | 'vault'>,
  trx: Executor,
  { uuid, organisation, active, projection: file }: ApplicationRow,
): Promise<void> {
  const wasScreened = await trx
    .selectFrom('sanctions_subject')
    .select('person')
    .where('application_uuid', '=', uuid)
    .limit(1)
    .executeTakeFirst();
  if (!active || !wasScreened) return;
  if (!(await areScreened(context, { uuid, organisation, trx }, await loadScreenedPeople(context, trx, uuid, file))))
    await scheduleScreening(trx, [uuid], 'NAMED', new Date());
}

/** Returns whether a file waits for a screening against the lists. No money is sent before it. */
export async function isScreeningDue(trx: Executor, uuid: string): Promise<boolean> {
  return (
    (await trx
      .selectFrom('sanctions_due')
      .select('because')
      .where('application_uuid', '=', uuid)
      .executeTakeFirst()) !== undefined
  );
}

/**
 * Runs every minute: schedules the files that a changed list affects, and screens the people of the files that are due.
 * Returns how many due files were processed without an error; ended ones are only removed.
 */
export async function sweepSanctions(context: Context): Promise<number> {
  await scheduleForChangedLists(context);
  const due = await context.db.selectFrom('sanctions_due').selectAll().orderBy('due_at').limit(MAX_PER_SWEEP).execute();
  let processed = 0;
  for (const { application_uuid: uuid, because, due_at: dueAt } of due)
    processed += Number(await screenFile(context, uuid, because, dueAt));
  return processed;
}

async function screenFile(context: Context, uuid: string, because: ScreeningCause, dueAt: Date): Promise<boolean> {
  const row = await readApplication(context.db, uuid);
  if (!row?.active) {
    await context.db.deleteFrom('sanctions_due').where('application_uuid', '=', uuid).execute();
    return false;
  }
  try {
    const screening = await screenPeople(context, { uuid, organisation: row.organisation, file: row.projection });
    await record(
      context,
      uuid,
      async (loan) => {
        // Another replica may have been faster.
        const due = await loan.trx
          .selectFrom('sanctions_due')
          .select('because')
          .where('application_uuid', '=', uuid)
          .executeTakeFirst();
        if (!due) return [];
        // When the title names a person and the borrower invites them, the same people are screened only once.
        if (
          due.because === 'NAMED' &&
          (await areScreened(context, loan, await loadScreenedPeople(context, loan.trx, uuid, loan.file)))
        ) {
          await loan.trx.deleteFrom('sanctions_due').where('application_uuid', '=', uuid).execute();
          return [];
        }
        return saveScreening(context, loan, screening, due.because);
      },
      { actor: { kind: 'worker', id: 'sanctions' }, requestId: `sanctions:${uuid}:${because}:${dueAt.toISOString()}` },
    );
    return true;
  } catch (error) {
    if (error instanceof Refused)
      await context.db.deleteFrom('sanctions_due').where('application_uuid', '=', uuid).execute();
    else if (!(error instanceof VendorFailure) && !(error instanceof OutdatedScreening)) {
      context.log.error(
        { err: error, application: uuid },
        'a file was not screened against the sanctions lists and will be retried',
      );
      await context.db
        .updateTable('sanctions_due')
        .set({ due_at: new Date(Date.now() + RETRY_AFTER_MS) })
        .where('application_uuid', '=', uuid)
        .execute();
    }
    return false;
  }
}

/**
 * When a list has a new publication, or new content under the same date, schedules a screening for everyone who shares
 * two parts of a name with a new or changed entry, or the only part of a one-part name.
 */
async function scheduleForChangedLists(context: Context): Promise<void> {
  const { sanctions } = context.vendors;
  const now = await loanNow(context, context.db);
  const lists = await sanctions.readLists(pacificDay(now)).catch((error: unknown) => {
    if (error instanceof VendorFailure) return null;
    throw error;
  });
  if (lists === null) return warnOnce(context, await sanctions.describeProblem(pacificDay(now)));
  warnOnce(context, await sanctions.describeWarning(pacificDay(now)));
  if (!(await isChanged(context.db, lists))) return;
  const entries = await sanctions.readEntries(pacificDay(now));
  await context.db.transaction().execute(async (trx) => {
    // One replica at a time. The others find nothing changed.
    await lockLists(trx);
    if (!(await isChanged(trx, lists))) return;
    const changed = await saveEntries(trx, entries);
    const affected = new Set<string>();
    for (const entry of changed)
      for (const uuid of await findFilesWithPossibleMatch(context, trx, entry)) affected.add(uuid);
    const uuids = [...affected].toSorted();
    // A transaction that locks one of these rows may be adding the same due row. The sweep waits for it before locking
    // a row that it needs.
    for (const some of batches(uuids)) await shareApplications(trx, some);
    for (const some of batches(uuids)) await scheduleScreening(trx, some, 'LIST', now);
    await trx.deleteFrom('sanctions_list').execute();
    await trx
      .insertInto('sanctions_list')
      .values(lists.map(({ name, publishedOn, content }) => ({ name, published_on: publishedOn, content })))
      .execute();
    context.log.info({ lists, entries: entries.length, changed: changed.length }, 'the sanctions lists changed');
  });
}

/**
 * The last sentence logged about the lists, for each server: a sweep runs every minute and logs the same sentence once.
 */
const warnedSentences = new WeakMap<Context['log'], string>();

/** Alerts watch for errors in the log: without lists no file opens and no money is sent. */
function warnOnce({ log }: Context, sentence: string | null): void {
  if (sentence === null || warnedSentences.get(log) === sentence) return;
  warnedSentences.set(log, sentence);
  log.error(sentence);
}

async function isChanged(trx: Executor, lists: readonly SanctionsList[]): Promise<boolean> {
  const known = new Map((await trx.selectFrom('sanctions_list').selectAll().execute()).map((row) => [row.name, row]));
  return lists.some(
    ({ name, publishedOn, content }) =>
      known.get(name)?.published_on !== publishedOn || known.get(name)?.content !== content,
  );
}

/** Saves the content of each entry and returns the entries that changed. */
async function saveEntries(trx: Executor, entries: readonly ListEntry[]): Promise<ListEntry[]> {
  const toKey = (list: string, id: string): string => `${list} ${id}`;
  const known = new Map(
    (await trx.selectFrom('sanctions_entry').selectAll().execute()).map((row) => [toKey(row.list, row.id), row.hash]),
  );
  const hashes = new Map(entries.map((entry) => [entry, hashEntry(entry)]));
  const changed = entries.filter((entry) => known.get(toKey(entry.list, entry.id)) !== hashes.get(entry));
  for (const some of batches(changed)) {
    const rows = some.map((entry) => ({ list: entry.list, id: entry.id, hash: hashes.get(entry) ?? '' }));
    await trx
      .insertInto('sanctions_entry')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['list', 'id']).doUpdateSet((set) => ({ hash: set.ref('excluded.hash') })),
      )
      .execute();
  }
  const present = new Set(entries.map((entry) => toKey(entry.list, entry.id)));
  for (const key of known.keys()) {
    if (present.has(key)) continue;
    const [id = '', ...list] = key.split(' ').toReversed();
    await trx
      .deleteFrom('sanctions_entry')
      .where('list', '=', list.toReversed().join(' '))
      .where('id', '=', id)
      .execute();
  }
  return changed;
}

/**
 * Returns open files with a person who shares two parts of one of the entry's names, or the only part of a one-part
 * name. Both sides are keyed hashes, so no name is unsealed for the search.
 */
async function findFilesWithPossibleMatch({ keys }: Context, trx: Executor, entry: ListEntry): Promise<string[]> {
  const applications = new Set<string>();
  for (const name of [entry.name, ...entry.aliases]) {
    const parts = hashNameParts(keys.index, name);
    const least = new Set(parts.map(({ part }) => part)).size > 1 ? 2 : 1;
    if (parts.length === 0) continue;
    const rows = await trx
      .selectFrom('sanctions_subject_key')
      .select('application_uuid')
      .where('key', 'in', [...new Set(parts.map(({ key }) => key))])
      .groupBy(['application_uuid', 'person'])
      .having((row) => row.fn.count(sql`distinct part`), '>=', least)
      .execute();
    for (const row of rows) applications.add(row.application_uuid);
  }
  return [...applications];
}
