import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createTestContext } from '../../../test/context.ts';
import { onBothDatabases } from '../../../test/database.ts';
import { openLoan } from '../../../test/loans.ts';
import type { Context } from '../../kernel/context.ts';
import {
  changeDocument,
  findDocument,
  documentsFor,
  documentsOfSet,
  insertDocument,
  insertDocuments,
  markServed,
  markViewed,
  NOTHING_YET,
  removeUpload,
  type NewDocument,
} from './documents.ts';

onBothDatabases('the documents of a loan', (open) => {
  let context: Context;
  beforeAll(async () => {
    context = await createTestContext(await open());
  });

  const buildRow = (uuid: string, overrides: Partial<NewDocument> = {}): NewDocument => ({
    ...NOTHING_YET,
    uuid: randomUUID(),
    application_uuid: uuid,
    organisation: 'FIGURE',
    audience: 'BORROWER',
    type: 'GLBA_NOTICE',
    title: 'Privacy notice',
    origin: 'GENERATED',
    state: 'READY',
    set_name: 'APP',
    paper: 'privacy',
    attempt: 1,
    position: 0,
    must_acknowledge: true,
    created_at: new Date(),
    ...overrides,
  });
  const upload = (uuid: string, overrides: Partial<NewDocument> = {}): NewDocument =>
    buildRow(uuid, {
      type: 'BANK_STATEMENT',
      origin: 'UPLOADED',
      state: 'SCANNING',
      set_name: null,
      paper: null,
      must_acknowledge: false,
      ...overrides,
    });

  test('documents of one set and number are stored once, however often they are requested', async () => {
    const { uuid } = await openLoan(context);
    const reader = { uuid, audience: 'BORROWER' };
    const rows = [
      buildRow(uuid, { position: 1 }),
      buildRow(uuid, { type: 'CFPB_HELOC_BOOKLET', paper: 'booklet', position: 0 }),
    ];
    await insertDocuments(context.db, rows);
    await insertDocuments(
      context.db,
      rows.map((row) => ({ ...row, uuid: randomUUID() })),
    );
    expect((await documentsOfSet(context.db, reader, 'APP', 1)).map((row) => row.uuid)).toEqual([
      rows[1]?.uuid,
      rows[0]?.uuid,
    ]);
    await insertDocuments(
      context.db,
      rows.map((row) => ({ ...row, uuid: randomUUID(), attempt: 2 })),
    );
    expect(await documentsOfSet(context.db, reader, 'APP', 2)).toHaveLength(2);
    expect(await documentsFor(context.db, reader)).toHaveLength(4);
  });

  test('are not found for another person, on another loan, or before they are made', async () => {
    const [{ uuid }, other] = [await openLoan(context), await openLoan(context)];
    const row = buildRow(uuid);
    const making = buildRow(uuid, { type: 'NOTE', paper: 'note', state: 'MAKING' });
    await insertDocuments(context.db, [row, making]);
    expect(await findDocument(context.db, { uuid, audience: 'BORROWER' }, row.uuid)).toMatchObject({ uuid: row.uuid });
    expect(await findDocument(context.db, { uuid, audience: 'signer-1' }, row.uuid)).toBeUndefined();
    expect(await findDocument(context.db, { uuid: other.uuid, audience: 'BORROWER' }, row.uuid)).toBeUndefined();
    expect(await findDocument(context.db, { uuid, audience: 'BORROWER' }, making.uuid)).toBeUndefined();
    await changeDocument(context.db, making.uuid, { state: 'READY' });
    expect(await documentsFor(context.db, { uuid, audience: 'BORROWER' }, ['NOTE'])).toHaveLength(1);
  });

  test('keep the first time that the served version was read to the end', async () => {
    const { uuid } = await openLoan(context);
    const row = buildRow(uuid);
    await insertDocuments(context.db, [row]);
    await markViewed(context.db, row.uuid, 'END', new Date('2026-11-24T13:00:00Z'));
    await markServed(context.db, row.uuid, new Date('2026-11-24T14:00:00Z'));
    await markViewed(context.db, row.uuid, 'TEXT', new Date('2026-11-24T15:00:00Z'));
    await markViewed(context.db, row.uuid, 'DOWNLOAD', new Date('2026-11-24T16:00:00Z'));
    expect(await findDocument(context.db, { uuid, audience: 'BORROWER' }, row.uuid)).toMatchObject({
      viewed_how: 'TEXT',
      viewed_to_end_at: new Date('2026-11-24T15:00:00Z'),
    });
  });

  test('can be removed by their sender until they are submitted, and never when we made them', async () => {
    const { uuid } = await openLoan(context);
    const reader = { uuid, audience: 'BORROWER' };
    const [mine, sent, made] = [
      upload(uuid, { file_ref: 'file-reference' }),
      upload(uuid, { submitted_at: new Date() }),
      buildRow(uuid),
    ];
    for (const row of [mine, sent, made]) await insertDocument(context.db, row);
    expect(await removeUpload(context.db, { uuid, audience: 'signer-1' }, mine.uuid)).toBeUndefined();
    expect(await removeUpload(context.db, reader, mine.uuid)).toEqual({ file_ref: 'file-reference', text_ref: null });
    for (const row of [sent, made]) expect(await removeUpload(context.db, reader, row.uuid)).toBeUndefined();
    expect(await documentsFor(context.db, reader)).toHaveLength(2);
  });
});
