import { randomUUID } from 'node:crypto';
import { readHeloc, readStatus, withdrawApplication } from '@lintel/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadAccountContacts } from '../../../test/account.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { runVerifyScript } from '../../../test/unpack-archive.ts';
import { createUnpacker } from '../../../test/unpacker.ts';
import { walkToStatus, type WalkedLoan } from '../../../test/walk.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { loanNow, setLoanClock } from '../../loan-file/clock.ts';
import { verifyChain } from '../../loan-file/verify.ts';
import { insertDocument, NOTHING_YET } from '../../records/document-store/documents.ts';
import { dropAbandoned } from '../../records/document-store/stored-files.ts';
import { buildArchive } from '../archive/pack.ts';
import { streamZip } from '../archive/zip.ts';
import {
  findBrokenEntry,
  loadSignatureEvidence,
  insertEvidence,
  buildSignatureDetails,
  type NewEvidence,
} from '../signing/evidence.ts';
import { eraseDue } from './erase.ts';
import { ACCOUNT_TABLES, KEPT_TABLES, FILE_RECORD_ROWS } from './file-tables.ts';
import { sweepRetention } from './sweep.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const unpack = createUnpacker();
const MONTH = 30.5 * 86_400_000;

interface Column {
  table_schema: string;
  table_name: string;
  column_name: string;
  data_type: string;
}

onOneDatabase('the erasure of due records', (open) => {
  let server: TestApp;
  let declined: WalkedLoan;
  let withdrawn: WalkedLoan;
  let canaries: string[];
  let start: Date;

  const fetchColumns = async (): Promise<Column[]> =>
    (
      await sql<Column>`select table_schema, table_name, column_name, data_type from information_schema.columns where table_schema in ('public', 'hmda', 'pgboss')`.execute(
        server.context.db,
      )
    ).rows;
  const getName = ({ table_schema: schema, table_name: table }: Column): string =>
    schema === 'public' ? table : `${schema}.${table}`;
  /** Returns the tables in which one of the person's values is readable, in any column. */
  const findTablesWithValues = async (values: readonly string[]): Promise<string[]> => {
    const names = [...new Set((await fetchColumns()).map(getName))];
    const found: string[] = [];
    for (const name of names) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(server.context.db);
      const text = JSON.stringify(rows, (_, value: unknown) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
      ).toLowerCase();
      for (const value of values) if (text.includes(value.toLowerCase())) found.push(`${name}: ${value}`);
    }
    return found;
  };
  /** Returns the tables with sealed values, and how many. */
  const countSealed = async (): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const column of (await fetchColumns()).filter(({ data_type: type }) => type === 'bytea')) {
      const { rows } = await sql<{
        n: string;
      }>`select count(*) as n from ${sql.table(getName(column))} where length(${sql.ref(column.column_name)}) > 0`.execute(
        server.context.db,
      );
      if (Number(rows[0]?.n) > 0) counts[getName(column)] = (counts[getName(column)] ?? 0) + Number(rows[0]?.n);
    }
    return counts;
  };
  /** Returns tables that still have rows of these files, with a sealed value or without. */
  const listTables = async (uuids: readonly string[]): Promise<{ any: string[]; sealed: string[] }> => {
    const columns = await fetchColumns();
    const [any, sealed]: [string[], string[]] = [[], []];
    for (const name of columns.filter((column) => column.column_name === 'application_uuid').map(getName)) {
      const bytes = columns
        .filter((column) => getName(column) === name && column.data_type === 'bytea')
        .map((column) => column.column_name);
      const full =
        bytes.length === 0
          ? sql`false`
          : sql.join(
              bytes.map((column) => sql`coalesce(length(${sql.ref(column)}), 0) > 0`),
              sql` or `,
            );
      const { rows } = await sql<{
        full: boolean;
      }>`select ${full} as full from ${sql.table(name)} where application_uuid in (${sql.join(uuids)})`.execute(
        server.context.db,
      );
      if (rows.length > 0) any.push(name);
      if (rows.some((row) => row.full)) sealed.push(name);
    }
    return { any: any.toSorted(), sealed };
  };
  const advanceMonths = async (months: number): Promise<void> =>
    setLoanClock(server.context, { pinnedAt: new Date(start.getTime() + months * MONTH) });
  const loadErasures = (uuid: string) =>
    server.context.db
      .selectFrom('erasure')
      .selectAll()
      .where('application_uuid', '=', uuid)
      .orderBy('record')
      .execute();
  const fetchFactHashes = (uuid: string) =>
    server.context.db
      .selectFrom('fact')
      .select('hash')
      .where('application_uuid', '=', uuid)
      .orderBy('sequence')
      .execute();
  const listFileRefs = async (uuid: string): Promise<string[]> =>
    (
      await server.context.db.selectFrom('document').select('file_ref').where('application_uuid', '=', uuid).execute()
    ).flatMap((row) => row.file_ref ?? []);
  /** Adds a signature to a file's chain, as if one of its documents had been signed. */
  const signOn = async (uuid: string): Promise<void> => {
    const { vault, db } = server.context;
    const document = randomUUID();
    await insertDocument(db, {
      ...NOTHING_YET,
      uuid: document,
      application_uuid: uuid,
      organisation: 'FIGURE',
      audience: 'BORROWER',
      type: 'USER_UPLOADED_PAYSTUB',
      title: 'Paystub',
      origin: 'UPLOADED',
      state: 'READY',
      set_name: null,
      attempt: 1,
      position: 0,
      must_acknowledge: false,
      created_at: new Date(0),
    });
    const statement: NewEvidence['statement'] = {
      packageUuid: document,
      papers: 1,
      paper: 'note',
      kind: 'NOTE',
      document,
      title: 'Note',
      sha256: '',
      before: '',
      signedDocument: document,
      after: '',
      person: 'BORROWER',
      how: 'ELECTRONIC',
      by: 'ESIGN',
      place: { kind: 'REMOTE' },
      notary: null,
      fieldIds: [],
      consentedAt: null,
      readAt: null,
      signedAt: new Date(0).toISOString(),
      seal: null,
    };
    await insertEvidence(vault, db, {
      uuid: randomUUID(),
      loan: uuid,
      previous: undefined,
      statement,
      personal: buildSignatureDetails('Dina Clyne', null, undefined),
    });
  };
  const runAllSweeps = async (): Promise<void> => {
    for (let left = 20; left > 0 && (await sweepRetention(server.context)).checked > 0; left -= 1);
  };

  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    declined = await walkToStatus(server, 'declined');
    withdrawn = await walkToStatus(server, 'found', 'OFFER_SELECTION');
    await withdrawn.answer(withdrawApplication, { body: { reason: 'OTHER', comment: 'Moving to Boise' } });
    const people = await loadAccountContacts(server.context);
    canaries = [...people.flatMap(({ email, phone }) => [email, phone]), 'Clyne', 'Boise'].filter(
      (value) => value.length > 3 && value !== '3035550142',
    );
    start = await loanNow(server.context, server.context.db);
    await signOn(declined.uuid);
    const notice = server.context.db
      .selectFrom('document')
      .select('uuid')
      .where('application_uuid', '=', declined.uuid)
      .where('paper', '=', 'adverse-action')
      .where('state', '=', 'READY');
    await vi.waitFor(() => notice.executeTakeFirstOrThrow(), { timeout: 30_000 });
  });

  test('covers every table of the database and every foreign key of erased tables', async () => {
    const known = [...Object.values(FILE_RECORD_ROWS).flat(), ...ACCOUNT_TABLES].map(({ table }) => table);
    const there = [...new Set((await fetchColumns()).map(getName))].filter(
      (name) => !name.startsWith('pgboss.') && !name.startsWith('kysely_'),
    );
    expect(there.filter((name) => !known.includes(name) && !KEPT_TABLES.includes(name))).toEqual([]);
    expect([...known, ...KEPT_TABLES].filter((name) => !there.includes(name))).toEqual([]);
    const { rows: keys } = await sql<{
      child: string;
      parent: string;
    }>`select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(
      server.context.db,
    );
    const late = Object.values(FILE_RECORD_ROWS).flatMap((kind) => {
      const order = kind.filter(({ emptied }) => !emptied).map(({ table }) => table);
      return keys.filter(
        ({ child, parent }) =>
          child !== parent &&
          order.includes(parent) &&
          !(order.includes(child) && order.indexOf(child) < order.indexOf(parent)),
      );
    });
    expect(keys.length).toBeGreaterThan(50);
    expect(late).toEqual([]);
  });

  test('keeps a closed file for the legal months and an open one forever', async () => {
    const { uuid } = await walkToStatus(server, 'found', 'OFFER_SELECTION');
    await advanceMonths(24);
    await runAllSweeps();
    expect(await loadErasures(declined.uuid)).toEqual([]);
    expect(await loadErasures(withdrawn.uuid)).toEqual([]);
    await server.context.db
      .insertInto('retention_due')
      .values({ application_uuid: uuid, due_at: start, asked_by: randomUUID(), asked_at: start })
      .execute();
    await advanceMonths(600);
    expect(await eraseDue(server.context, uuid)).toEqual([]);
    expect((await readApplication(server.context.db, uuid))?.erased_at).toBeNull();
    await advanceMonths(24);
    expect((await server.context.db.selectFrom('secret').select('ref').execute()).length).toBeGreaterThan(0);
  });

  test('changes nothing when interrupted, and deletes leftover documents of an interrupted run later', async () => {
    await advanceMonths(26);
    const before = await countSealed();
    await sql`create function cut_off() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`.execute(
      server.context.db,
    );
    await sql`create trigger cut_off before delete on turn for each row execute function cut_off()`.execute(
      server.context.db,
    );
    await expect(eraseDue(server.context, declined.uuid)).rejects.toThrow('cut off');
    expect(await countSealed()).toEqual(before);
    await sql`drop trigger cut_off on turn`.execute(server.context.db);
    const empty = server.context.db
      .updateTable('signature_evidence')
      .set({ sealed: Buffer.alloc(0) })
      .where('application_uuid', '=', declined.uuid);
    await expect(empty.execute()).rejects.toThrow('never changed');
    const files = await listFileRefs(declined.uuid);
    expect(files.length).toBeGreaterThan(0);
    expect((await eraseDue(server.context, declined.uuid)).map(({ record }) => record)).toEqual([
      'APPLICATION',
      'ID_IMAGES',
    ]);
    expect((await server.context.vendors.files.get(files[0] ?? '')).length).toBeGreaterThan(0);
    expect(await dropAbandoned(server.context)).toBeGreaterThan(0);
    for (const file of files) await expect(server.context.vendors.files.get(file)).rejects.toThrow('There is no file');
  });

  test('erases declined and withdrawn files, and keeps their facts and the credit permission', async () => {
    const facts = await fetchFactHashes(withdrawn.uuid);
    await runAllSweeps();
    for (const { uuid } of [declined, withdrawn]) {
      expect((await loadErasures(uuid)).map(({ record, rule }) => [record, rule])).toEqual([
        ['APPLICATION', 'ECOA'],
        ['HMDA', 'ECOA'],
        ['ID_IMAGES', 'EVALUATION'],
        ['SANCTIONS', 'ECOA'],
      ]);
      expect(await verifyChain(server.context.db, uuid)).toMatchObject({ ok: true });
      expect(await listFileRefs(uuid)).toEqual([]);
    }
    expect(await fetchFactHashes(withdrawn.uuid)).toEqual(facts);
    const signatures = await loadSignatureEvidence(server.context.db, declined.uuid);
    expect(signatures.map(({ sealed }) => sealed.length)).toEqual([0]);
    expect(findBrokenEntry(server.context.vault, signatures)).toBeUndefined();
    await expect(
      server.context.db
        .updateTable('signature_evidence')
        .set({ statement: '{}', sealed: Buffer.alloc(0) })
        .where('application_uuid', '=', declined.uuid)
        .execute(),
    ).rejects.toThrow('never changed');
    const consents = await server.context.db
      .selectFrom('application_consent')
      .select('type')
      .where('application_uuid', 'in', [declined.uuid, withdrawn.uuid])
      .execute();
    expect(new Set(consents.map(({ type }) => type))).toEqual(new Set(['SOFT_CREDIT']));
    expect((await declined.answer(readHeloc)).status).toBe(404);
    expect((await declined.answer(readStatus)).status).toBe(404);
  });

  test('serves an archive that verifies and lists what was erased', async () => {
    const pieces: Uint8Array[] = [];
    const loan = (await readApplication(server.context.db, declined.uuid))!;
    for await (const piece of streamZip(await buildArchive(server.context, loan, { kind: 'LENDER' })))
      pieces.push(piece);
    const { folder, files } = unpack(Buffer.concat(pieces));
    expect(await runVerifyScript(folder)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Everything holds.'),
    });
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString()) as {
      erased: { record: string; source: string }[];
    };
    expect(manifest.erased).toContainEqual(
      expect.objectContaining({ record: 'APPLICATION', source: '12 CFR 1002.12(b)' }),
    );
    expect(Object.keys(files).filter((path) => path.startsWith('documents/'))).toEqual([]);
  });

  test('leaves none of the person’s values in any table after the last period, and repeats without change', async () => {
    const open = await server.context.db
      .selectFrom('application')
      .select(['uuid', 'identity_uuid'])
      .where('active', '=', true)
      .execute();
    await advanceMonths(62);
    await runAllSweeps();
    const others = (await loadAccountContacts(server.context))
      .filter(({ uuid }) => open.some((row) => row.identity_uuid === uuid))
      .flatMap(({ email, phone }) => [email, phone]);
    expect(await findTablesWithValues(canaries.filter((value) => !others.includes(value)))).toEqual([]);
    expect((await loadErasures(declined.uuid)).map(({ record }) => record)).toContain('CREDIT_PERMISSION');
    expect(
      await server.context.db
        .selectFrom('retention_due')
        .select('application_uuid')
        .where('application_uuid', 'in', [declined.uuid, withdrawn.uuid])
        .execute(),
    ).toEqual([]);
    expect((await server.context.db.selectFrom('identity').select('uuid').execute()).map(({ uuid }) => uuid)).toEqual(
      open.map((row) => row.identity_uuid),
    );
    expect(await listTables([declined.uuid, withdrawn.uuid])).toEqual({
      any: ['audit_entry', 'document', 'erasure', 'fact', 'funnel_file', 'signature_evidence', 'vendor_ledger'],
      sealed: [],
    });
    const orphans = await server.context.db
      .selectFrom('secret')
      .select('kind')
      .where('ref', 'not in', server.context.db.selectFrom('file_secret').select('ref'))
      .execute();
    expect(orphans).toEqual([]);
    const rows = await countSealed();
    const trail = await server.context.db
      .selectFrom('audit_entry')
      .select('hash')
      .where('event', 'in', ['file.erased', 'account.erased'])
      .execute();
    expect(trail).toHaveLength(12);
    await server.context.db.updateTable('retention_due').set({ due_at: start }).execute();
    await runAllSweeps();
    expect(await countSealed()).toEqual(rows);
    expect(
      await server.context.db
        .selectFrom('audit_entry')
        .select('hash')
        .where('event', 'in', ['file.erased', 'account.erased'])
        .execute(),
    ).toEqual(trail);
  });
});

onOneDatabase('photos of an ID', (open) => {
  let server: TestApp;
  let start: Date;
  const advanceMonths = async (months: number): Promise<void> =>
    setLoanClock(server.context, { pinnedAt: new Date(start.getTime() + months * MONTH) });
  const runAllSweeps = async (): Promise<void> => {
    for (let left = 20; left > 0 && (await sweepRetention(server.context)).checked > 0; left -= 1);
  };
  const fetchErasedRecords = async (uuid: string): Promise<string[]> =>
    (
      await server.context.db
        .selectFrom('erasure')
        .select('record')
        .where('application_uuid', '=', uuid)
        .orderBy('record')
        .execute()
    ).map(({ record }) => record);
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    start = await loanNow(server.context, server.context.db);
  });

  /** A withdrawn file with photos of a passport and a face, signed or not. */
  const withPhotos = async ({
    isSigned,
  }: {
    isSigned: boolean;
  }): Promise<{ uuid: string; check: string; photos: () => Promise<string[]> }> => {
    const { db } = server.context;
    await setLoanClock(server.context, { pinnedAt: start });
    const walked = await walkToStatus(server, 'found', 'OFFER_SELECTION');
    const { uuid } = walked;
    const check = randomUUID();
    await db
      .insertInto('identity_check')
      .values({
        uuid: check,
        application_uuid: uuid,
        person: 'BORROWER',
        id_type: 'PASSPORT',
        condition_uuid: null,
        state: 'SENT',
        attempt: 1,
        created_at: start,
        sent_at: start,
        sealed: null,
        key_id: null,
      })
      .execute();
    for (const [type, side] of [
      ['PASSPORTFRONT', 'FRONT'],
      ['SUPPORT', 'SELFIE'],
    ] as const) {
      const document = randomUUID();
      await insertDocument(db, {
        ...NOTHING_YET,
        uuid: document,
        application_uuid: uuid,
        organisation: 'FIGURE',
        audience: 'BORROWER',
        type,
        title: 'Photo',
        origin: 'UPLOADED',
        state: 'READY',
        set_name: null,
        attempt: 1,
        position: 0,
        must_acknowledge: false,
        created_at: start,
        file_ref: document,
      });
      await db
        .insertInto('identity_image')
        .values({ document_uuid: document, check_uuid: check, side, advice: '[]', press: document })
        .execute();
    }
    await walked.answer(withdrawApplication, { body: { reason: 'OTHER' } });
    if (isSigned) {
      const last = await db
        .selectFrom('fact')
        .selectAll()
        .where('application_uuid', '=', uuid)
        .orderBy('sequence', 'desc')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('fact')
        .values({ ...last, sequence: last.sequence + 1, type: 'NoteSigned', hash: randomUUID() })
        .execute();
    }
    const fetchPhotos = async () =>
      (
        await db
          .selectFrom('document')
          .select('type')
          .where('application_uuid', '=', uuid)
          .where('file_ref', 'is not', null)
          .where('title', '=', 'Photo')
          .orderBy('type')
          .execute()
      ).map(({ type }) => type);
    return { uuid, check, photos: fetchPhotos };
  };

  test('stay until their own date when the application is erased earlier, then go with the check', async () => {
    const { getPolicy } = server.context;
    Object.assign(server.context, {
      getPolicy: (organisation: string) => ({ ...getPolicy(organisation), retention: { EVALUATION: 60 } }),
    });
    const { uuid, check, photos } = await withPhotos({ isSigned: false });
    await advanceMonths(40);
    await runAllSweeps();
    expect(await fetchErasedRecords(uuid)).toContain('APPLICATION');
    expect(await photos()).toEqual(['PASSPORTFRONT', 'SUPPORT']);
    expect(
      await server.context.db.selectFrom('identity_image').select('side').where('check_uuid', '=', check).execute(),
    ).toHaveLength(2);
    await advanceMonths(61);
    await runAllSweeps();
    expect(await fetchErasedRecords(uuid)).toContain('ID_IMAGES');
    expect(await photos()).toEqual([]);
    expect(
      await server.context.db.selectFrom('identity_check').select('uuid').where('uuid', '=', check).execute(),
    ).toEqual([]);
    Object.assign(server.context, { getPolicy });
  });

  test('stay for five years in a canceled file that was signed', async () => {
    const { uuid, photos } = await withPhotos({ isSigned: true });
    await advanceMonths(40);
    await runAllSweeps();
    expect(await photos()).toEqual(['PASSPORTFRONT', 'SUPPORT']);
    await advanceMonths(61);
    await runAllSweeps();
    expect(await fetchErasedRecords(uuid)).toContain('ID_IMAGES');
    expect(await photos()).toEqual([]);
  });
});
