import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Keys } from '../../src/kernel/db/keys.ts';
import type { Database } from '../../src/kernel/db/schema.ts';
import { verifyChain } from '../../src/loan-file/verify.ts';
import { folderFiles } from '../../src/vendors/files/folder.ts';
import type { Borrower } from './borrower.ts';

type Db = Kysely<Database>;

/**
 * The server's broken promises, each as a sentence: a confirmed write that is lost, or an effect that happened twice.
 */
export type BrokenPromises = string[];

/** Finds loan files whose facts aren't one chain, don't fold to the projection, or split one request. */
export async function findBrokenFiles(db: Db, uuids: readonly string[]): Promise<BrokenPromises> {
  const broken: BrokenPromises = [];
  for (const uuid of uuids) {
    const verdict = await verifyChain(db, uuid);
    if (!verdict.ok) broken.push(`${uuid}: at ${verdict.brokenAt} ${verdict.because}`);
    const facts = await db
      .selectFrom('fact')
      .select(['sequence', 'request_id', 'type'])
      .where('application_uuid', '=', uuid)
      .orderBy('sequence')
      .execute();
    const seen = new Set<string>();
    for (const [index, fact] of facts.entries()) {
      if (facts[index - 1]?.request_id === fact.request_id) continue;
      if (seen.has(`${fact.request_id} ${fact.type}`))
        broken.push(`${uuid}: ${fact.type} was recorded twice for one request`);
      seen.add(`${fact.request_id} ${fact.type}`);
    }
  }
  return broken;
}

/** An income source's answer may come later and is then recorded by the retrying job. */
const RECORDED_LATER = /\/income\/links\/#\/completion$/;

/** Returns the calls that record facts under their request ID, as seen in a life without kills. */
export async function findRecordingCalls(db: Db, { uuid, client }: Borrower): Promise<Set<string>> {
  const recorded = await loadRequestIds(db, uuid);
  return new Set(
    client.acknowledged
      .filter(({ key, what }) => recorded.has(key) && !RECORDED_LATER.test(what))
      .map(({ what }) => what),
  );
}

const loadRequestIds = async (db: Db, uuid: string): Promise<Set<string>> =>
  new Set(
    (await db.selectFrom('fact').select('request_id').where('application_uuid', '=', uuid).execute()).map(
      (row) => row.request_id,
    ),
  );

/** Finds writes that were answered with success and are missing: a fact, a version, an uploaded file. */
export async function findLostPromises(
  db: Db,
  { uuid, client, uploaded, scenario }: Borrower,
  recording: ReadonlySet<string>,
): Promise<BrokenPromises> {
  const recorded = await loadRequestIds(db, uuid);
  const { version } = await db
    .selectFrom('application')
    .select('version')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const lost: BrokenPromises = [];
  for (const acknowledged of client.acknowledged) {
    if ((acknowledged.version ?? 0) > version)
      lost.push(
        `${scenario.name}: version ${acknowledged.version} was answered to ${acknowledged.what}, and ${version} is kept`,
      );
    if (recording.has(acknowledged.what) && !recorded.has(acknowledged.key))
      lost.push(`${scenario.name}: ${acknowledged.what} was answered, and nothing of it is recorded`);
  }
  for (const [document, sha256] of uploaded) {
    const row = await db
      .selectFrom('document')
      .select(['sha256', 'state'])
      .where('uuid', '=', document)
      .executeTakeFirst();
    if (row?.sha256 !== sha256 || row.state !== 'READY')
      lost.push(`${scenario.name}: the upload ${document} was answered, and is ${row?.state ?? 'gone'}`);
  }
  return lost;
}

/**
 * Finds effects that happened twice. Allowed are one hard pull for each consent, one question for each attempt, one
 * charge, one letter, one notice, one email about it.
 */
export async function findDoubledEffects(db: Db): Promise<BrokenPromises> {
  const doubled: BrokenPromises = [];
  const requests = await db
    .selectFrom('vendor_ledger')
    .select(['application_uuid', 'op', 'attempt', 'outcome', 'key'])
    .where('answered_at', 'is not', null)
    .execute();
  const consentCounts = await db
    .selectFrom('fact')
    .select(['application_uuid', (of) => of.fn.countAll<string>().as('count')])
    .where('type', '=', 'ApplicationSubmitted')
    .groupBy('application_uuid')
    .execute();
  const consents = new Map(consentCounts.map((row) => [row.application_uuid, Number(row.count)]));
  const pulls = Map.groupBy(
    requests.filter((row) => row.op === 'credit.hardPull' && row.outcome === 'FOUND'),
    (row) => row.application_uuid ?? '',
  );
  for (const [uuid, found] of pulls)
    if (found.length > (consents.get(uuid) ?? 0))
      doubled.push(`${uuid}: ${found.length} hard pulls for ${consents.get(uuid) ?? 0} consents`);
  const gateRequests = requests.filter(
    ({ op, key, application_uuid: uuid }) => uuid !== null && !op.startsWith('scan') && /:[a-z-]+:\d+$/.test(key),
  );
  for (const [question, rows] of Map.groupBy(gateRequests, (row) => `${row.application_uuid} ${row.op} ${row.attempt}`))
    if (rows.length > 1) doubled.push(`${question}: asked under ${rows.length} keys`);
  const payments = await db.selectFrom('sandbox_payment').select(['key']).where('state', '!=', 'OPEN').execute();
  for (const [uuid, rows] of Map.groupBy(payments, (row) => row.key.split(':')[0]))
    if (rows.length > 1) doubled.push(`${uuid}: charged ${rows.length} times`);
  const mailQueueKeys = new Set((await db.selectFrom('post_tray').select('key').execute()).map((row) => row.key));
  const letters = await db.selectFrom('letter').select(['uuid', 'state']).execute();
  for (const { uuid, state } of letters)
    if (state === 'POSTED' && !mailQueueKeys.has(`letter:${uuid}`))
      doubled.push(`the letter ${uuid} is marked as posted, and was not`);
  if (mailQueueKeys.size > letters.length)
    doubled.push(`${mailQueueKeys.size} letters were posted, ${letters.length} are known`);
  const notices = await db
    .selectFrom('document')
    .select(['application_uuid', 'paper', 'attempt'])
    .where('set_name', '=', 'NOTICES')
    .execute();
  for (const [notice, rows] of Map.groupBy(notices, (row) => `${row.application_uuid} ${row.paper} ${row.attempt}`))
    if (rows.length > 1) doubled.push(`${notice}: ${rows.length} notices`);
  const emails = await db
    .selectFrom('outbox')
    .select(['application_uuid', 'template'])
    .where('template', '=', 'notice.counter-offer')
    .execute();
  for (const [uuid, group] of Map.groupBy(
    notices.filter(({ paper: name }) => name === 'counter-offer'),
    (row) => row.application_uuid,
  )) {
    const mails = emails.filter((mail) => mail.application_uuid === uuid).length;
    if (mails !== group.length) doubled.push(`${uuid}: ${group.length} counter-offer notices, ${mails} mails`);
  }
  return doubled;
}

/** Finds rows whose file is missing or incomplete, and stored files that belong to no row and no upload. */
export async function findBrokenStore(db: Db, dataDir: string, keys: Keys): Promise<BrokenPromises> {
  const broken: BrokenPromises = [];
  const folder = join(dataDir, 'files');
  const files = folderFiles(folder, keys.vault);
  const rows = await db.selectFrom('document').select(['uuid', 'state', 'file_ref', 'text_ref', 'sha256']).execute();
  for (const { uuid, state, file_ref: file, text_ref: text, sha256 } of rows) {
    const bytes = file === null ? null : await files.get(file).catch((error: unknown) => String(error));
    if (
      state === 'READY' &&
      (!(bytes instanceof Buffer) || createHash('sha256').update(bytes).digest('hex') !== sha256)
    )
      broken.push(`the file of ${uuid} is not the one that its row names: ${String(bytes).slice(0, 80)}`);
    if (text !== null)
      await files.get(text).catch((error: unknown) => broken.push(`the text of ${uuid}: ${String(error)}`));
  }
  const startedUploads = await db.selectFrom('upload_begun').select('file_ref').execute();
  const knownFiles = new Set([
    ...rows.flatMap((row) => [row.file_ref, row.text_ref]),
    ...startedUploads.map((row) => row.file_ref),
  ]);
  const stored = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.parentPath.endsWith('making'),
  );
  for (const { name } of stored) if (!knownFiles.has(name)) broken.push(`the file ${name} belongs to nobody`);
  return broken;
}
