import { createHash, createHmac, randomUUID } from 'node:crypto';
import {
  blockingKeys,
  nameParts,
  searchParts,
  type Fact,
  type ListEntry,
  type PossibleMatch,
  type ScreenedPerson,
  type ScreeningCause,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type Key, sealContext, type Executor } from '../../kernel/db/index.ts';
import { hashUnder } from '../../kernel/http/index.ts';
import { loanNow, pacificDay, type LockedLoan } from '../../loan-file/index.ts';
import { sanctionsReply, type SanctionsReply, withRetries } from '../../vendors/index.ts';
import { tryShareLists, areOlderThanNoticed, loadNoticedLists } from './lists.ts';
import { loadScreenedPeople } from './people.ts';
import { scheduleScreening } from './schedule-screening.ts';

/** A screening of a file's people against the lists: who was screened, and the result. */
export interface Screening {
  readonly people: readonly ScreenedPerson[];
  readonly answer: SanctionsReply;
  /** The lists that the sweep (`due.ts`) had noticed before the screening, to find out whether one has changed. */
  readonly noticed: string;
}

/** A possible match as it is stored for its review: our person and the list's entry as they were compared. */
export type StoredMatch = Omit<PossibleMatch, 'person'> & { readonly ours: ScreenedPerson };

/** Returns the seal context of a stored match. */
export const matchSealContext = (uuid: string): string => sealContext('sanctions_match', uuid);

/**
 * Screens the people of a file against the lists, outside any transaction. The same people and lists have the same key,
 * so a repetition returns the first result.
 */
export async function screenPeople(
  context: Context,
  loan: { uuid: string; organisation: string; file: LockedLoan['file'] },
): Promise<Screening> {
  const { sanctions, gateway } = context.vendors;
  const noticed = await loadNoticedLists(context.db);
  const people = await loadScreenedPeople(context, context.db, loan.uuid, loan.file);
  const today = pacificDay(await loanNow(context, context.db));
  const subject = createHash('sha256')
    .update(people.map((person) => subjectHash(context.keys.index[0], loan, person)).join())
    .digest('hex')
    .slice(0, 16);
  const answer = await withRetries(async () => {
    // Without usable lists this fails like a missing answer, and is retried under the same key.
    const lists = await sanctions.readLists(today);
    const key = `${loan.uuid}:sanctions:${subject}:${lists.map(({ publishedOn, content }) => `${publishedOn}.${content.slice(0, 16)}`).join()}`;
    const call = {
      kind: 'sanctions',
      op: 'sanctions.screen',
      key,
      organisation: loan.organisation,
      applicationUuid: loan.uuid,
      attempt: 1,
    } as const;
    return gateway.ask(call, sanctions.provider, sanctionsReply, (meta) => sanctions.screen({ people, today }, meta));
  });
  return { people, answer, noticed };
}

/**
 * Saves the result of a screening: the fact that names the lists, and a review for each new pair, one that in its
 * current form has no review on this file and wasn't cleared on another. A screened person can be found again when a
 * list changes. Throws OutdatedScreening when the people of the file differ from those screened, or a list changed.
 */
export async function saveScreening(
  context: Context,
  { uuid, organisation, file, trx }: LockedLoan,
  { people, answer, noticed }: Screening,
  when: ScreeningCause,
): Promise<readonly Fact[]> {
  if (!isSamePeople(context, { uuid, organisation }, people, await loadScreenedPeople(context, trx, uuid, file)))
    throw new OutdatedScreening('The people of the file');
  if (!(await tryShareLists(trx)) || (await loadNoticedLists(trx)) !== noticed)
    throw new OutdatedScreening('The sanctions lists');
  const at = await loanNow(context, trx);
  const matches: string[] = [];
  for (const match of answer.matches) {
    const ours = findScreenedName(people, match);
    if (!ours) continue;
    const [subjects, entryHash] = [subjectHashes(context, { uuid, organisation }, ours), hashEntry(match.entry)];
    if (await isKnown(trx, { uuid, organisation, person: match.person, subjects, entryHash, entry: match.entry }))
      continue;
    const id = randomUUID();
    const { person, ...found } = match;
    const publishedOn =
      answer.lists.find(({ name }) => name === match.entry.list)?.publishedOn ?? answer.lists[0]?.publishedOn ?? '';
    const matchValues: StoredMatch = { ...found, ours };
    await trx
      .insertInto('sanctions_match')
      .values({
        uuid: id,
        application_uuid: uuid,
        organisation,
        person,
        list: match.entry.list,
        entry_id: match.entry.id,
        entry_hash: entryHash,
        subject_hash: subjects[0] ?? '',
        subject_key_id: context.keys.index[0].id,
        published_on: publishedOn,
        found_when: when,
        found_at: at,
        state: 'OPEN',
        ...context.vault.seal(matchSealContext(id), matchValues),
        first_by: null,
        first_at: null,
        reason: null,
        decided_by: null,
        decided_at: null,
        report: null,
        reported_by: null,
        reported_at: null,
      })
      .execute();
    matches.push(id);
  }
  await saveSubjects(context, trx, { uuid, organisation }, people, at);
  await trx.deleteFrom('sanctions_due').where('application_uuid', '=', uuid).execute();
  // Another server noticed a list that this one hasn't fetched yet.
  if (await areOlderThanNoticed(trx, answer.lists)) await scheduleScreening(trx, [uuid], 'LIST', new Date());
  const names = [...new Set(people.map(({ person }) => person))];
  return [
    { type: 'SanctionsScreened', data: { when, people: names, lists: [...answer.lists], matches, salt: randomUUID() } },
  ];
}

/** Returns the name of a person that an entry matched: a person may have one on the title and another as a signer. */
function findScreenedName(
  people: readonly ScreenedPerson[],
  { person, score: { pairs } }: SanctionsReply['matches'][number],
): ScreenedPerson | undefined {
  const names = people.filter((one) => one.person === person);
  const matchedParts = pairs.flatMap(({ ours }) => ours.split(' '));
  return names.find(({ name }) => matchedParts.every((part) => nameParts(name).includes(part))) ?? names[0];
}

/**
 * Returns whether this pair, in its current form, already has a review on this file, or was cleared on another file at
 * the lender.
 */
async function isKnown(
  trx: Executor,
  pair: {
    uuid: string;
    organisation: string;
    person: string;
    subjects: readonly string[];
    entryHash: string;
    entry: ListEntry;
  },
): Promise<boolean> {
  const rows = await trx
    .selectFrom('sanctions_match')
    .select(['application_uuid', 'person', 'state', 'entry_hash', 'subject_hash'])
    .where('organisation', '=', pair.organisation)
    .where('list', '=', pair.entry.list)
    .where('entry_id', '=', pair.entry.id)
    .where((row) => row.or([row('application_uuid', '=', pair.uuid), row('subject_hash', 'in', pair.subjects)]))
    .execute();
  return rows.some((row) => {
    const isSame = row.entry_hash === pair.entryHash && pair.subjects.includes(row.subject_hash);
    if (row.state === 'CLEARED') return isSame;
    return row.application_uuid === pair.uuid && row.person === pair.person && isSame;
  });
}

/**
 * Hashes our person's name and birth date, for this lender only. Without a birth date, the hash is only for this person
 * on this file.
 */
function subjectHash(
  key: Key,
  { uuid, organisation }: { uuid: string; organisation: string },
  { person, name, birthDate }: ScreenedPerson,
): string {
  return hashUnder(
    key,
    'sanctions-subject',
    organisation,
    nameParts(name).toSorted().join(' '),
    birthDate ?? `${uuid} ${person}`,
  );
}

/** Returns the forms in which our person's hash may be stored, under each index key, newest first. */
export const subjectHashes = (
  { keys }: Pick<Context, 'keys'>,
  loan: { uuid: string; organisation: string },
  person: ScreenedPerson,
): string[] => keys.index.map((key) => subjectHash(key, loan, person));

/** Hashes a list's entry, to notice when its content changes. */
export const hashEntry = (entry: ListEntry): string =>
  createHash('sha256').update(JSON.stringify(entry)).digest('base64url');

/** The people or the lists changed during a screening, so its answer is outdated and the caller asks again. */
export class OutdatedScreening extends Error {
  override name = 'OutdatedScreening';

  constructor(what: string) {
    super(`${what} changed during a sanctions screening, so it is repeated`);
  }
}

function isSamePeople(
  context: Pick<Context, 'keys'>,
  loan: { uuid: string; organisation: string },
  screened: readonly ScreenedPerson[],
  now: readonly ScreenedPerson[],
): boolean {
  const [before, after] = [
    hashesByPerson(context.keys.index[0], loan, screened),
    hashesByPerson(context.keys.index[0], loan, now),
  ];
  return before.size === after.size && [...after].every(([person, hash]) => before.get(person) === hash);
}

/** Returns the hash of each person's name and birth date. A person with two names has the hashes of both. */
const hashesByPerson = (
  key: Key,
  loan: { uuid: string; organisation: string },
  people: readonly ScreenedPerson[],
): Map<string, string> =>
  new Map(
    [...Map.groupBy(people, (one) => one.person)].map(([person, named]) => [
      person,
      named.map((one) => subjectHash(key, loan, one)).join(' '),
    ]),
  );

/** Returns whether exactly these people, by name and birth date, were screened last. */
export async function areScreened(
  context: Pick<Context, 'keys'>,
  { uuid, organisation, trx }: Pick<LockedLoan, 'uuid' | 'organisation'> & { readonly trx: Executor },
  people: readonly ScreenedPerson[],
): Promise<boolean> {
  const rows = await trx
    .selectFrom('sanctions_subject')
    .select(['person', 'subject_hash'])
    .where('application_uuid', '=', uuid)
    .execute();
  const known = context.keys.index.map((key) => hashesByPerson(key, { uuid, organisation }, people));
  return (
    rows.length === known[0]?.size && rows.every((row) => known.some((now) => now.get(row.person) === row.subject_hash))
  );
}

async function saveSubjects(
  context: Context,
  trx: Executor,
  loan: { uuid: string; organisation: string },
  people: readonly ScreenedPerson[],
  at: Date,
): Promise<void> {
  await forgetSubjects(trx, [loan.uuid]);
  const [key] = context.keys.index;
  const hashes = hashesByPerson(key, loan, people);
  for (const person of new Set(people.map((one) => one.person))) {
    const hash = hashes.get(person) ?? '';
    await trx
      .insertInto('sanctions_subject')
      .values({ application_uuid: loan.uuid, person, subject_hash: hash, screened_at: at, key_id: key.id })
      .execute();
  }
  await saveNameParts(context, trx, loan.uuid, people);
}

/**
 * Saves the hashed parts of names under each index key, so that a changed entry finds everyone during a key rotation.
 */
async function saveNameParts(
  { keys }: Pick<Context, 'keys'>,
  trx: Executor,
  uuid: string,
  people: readonly ScreenedPerson[],
): Promise<void> {
  for (const [person, named] of Map.groupBy(people, (one) => one.person)) {
    const parts = named.flatMap(({ name }, which) =>
      hashNameParts(keys.index, name).map(({ part, ...kept }) => ({
        application_uuid: uuid,
        person,
        part: which * 100 + part,
        ...kept,
      })),
    );
    if (parts.length > 0)
      await trx
        .insertInto('sanctions_subject_key')
        .values(parts)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

/**
 * Rehashes the screened people under the newest index key. A person whose name or birth date differs from what was
 * screened gets a hash that matches no one, so that they are screened again.
 */
export async function rehashSubjects(
  context: Pick<Context, 'keys'>,
  trx: Executor,
  loan: { uuid: string; organisation: string },
  people: readonly ScreenedPerson[],
): Promise<void> {
  const [key] = context.keys.index;
  const [now, ...before] = [...new Set([key, ...context.keys.index, ...context.keys.password])].map((one) =>
    hashesByPerson(one, loan, people),
  );
  const rows = await trx
    .selectFrom('sanctions_subject')
    .select(['person', 'subject_hash'])
    .where('application_uuid', '=', loan.uuid)
    .execute();
  for (const { person, subject_hash: was } of rows) {
    const isSame = [now, ...before].some((hashes) => hashes?.get(person) === was);
    await trx
      .updateTable('sanctions_subject')
      .set({ subject_hash: isSame ? (now?.get(person) ?? '') : '', key_id: key.id })
      .where('application_uuid', '=', loan.uuid)
      .where('person', '=', person)
      .execute();
  }
  await trx.deleteFrom('sanctions_subject_key').where('application_uuid', '=', loan.uuid).execute();
  await saveNameParts(
    context,
    trx,
    loan.uuid,
    people.filter(({ person }) => rows.some((row) => row.person === person)),
  );
}

/** Removes an ended file's people from those who are screened again. */
export async function forgetSubjects(trx: Executor, uuids: readonly string[]): Promise<void> {
  if (uuids.length === 0) return;
  await trx
    .deleteFrom('sanctions_subject_key')
    .where('application_uuid', 'in', [...uuids])
    .execute();
  await trx
    .deleteFrom('sanctions_subject')
    .where('application_uuid', 'in', [...uuids])
    .execute();
}

/**
 * Returns keyed hashes (`key`, made with index key `key_id`) that find a name by its parts, so that the table reveals
 * no name.
 */
export function hashNameParts(keys: readonly Key[], name: string): { part: number; key: string; key_id: string }[] {
  return searchParts(nameParts(name)).flatMap((text, part) =>
    blockingKeys(text).flatMap((key) =>
      keys.map(({ id, bytes }) => ({
        part,
        key: createHmac('sha256', bytes).update(`sanctions-part ${key}`).digest('base64url').slice(0, 16),
        key_id: id,
      })),
    ),
  );
}
