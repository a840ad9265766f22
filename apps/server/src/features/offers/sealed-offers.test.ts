import { randomUUID } from 'node:crypto';
import { readOffers, selectOffer } from '@lintel/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { tablesWith } from '../../../test/stored-text.ts';
import { walk, type Walked } from '../../../test/walk.ts';
import { migrate } from '../../kernel/db/migrate.ts';
import { insertDocument, NOTHING_YET } from '../../records/document-store/documents.ts';
import { latestSet } from '../../records/offer-sets/latest-set.ts';
import { draftOf } from '../../records/offer-sets/saved-sets.ts';

onOneDatabase('offers at rest', (open) => {
  let server: TestApp;
  let maria: Walked;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
    maria = await walk(server, 'found', 'OFFER_SELECTION');
    const offers = await maria.send(readOffers);
    const offerId = Object.values(offers.offersByType).flat()[0]?.id;
    await maria.loose(selectOffer, {
      body: {
        offerSetId: offers.offerSetId,
        offerId,
        drawAmount: 41_234,
        discountTypes: [],
        payOffPreference: 'DEDUCT',
      },
    });
  });
  const stored = async () => {
    const { db, vault } = server.context;
    return { set: await latestSet(vault, db, maria.uuid), draft: await draftOf(vault, db, maria.uuid) };
  };

  test('contain no figure of the borrower in clear', async () => {
    const { set, draft } = await stored();
    expect(set?.data.inputs.annualIncome).toBeGreaterThan(0);
    expect(draft?.drawAmount).toBe(41_234);
    expect(
      await tablesWith(server, ['offer_set', 'offer_selection'], /annualIncome|homeValue|score|drawAmount|41234/),
    ).toEqual([]);
  });

  test('that were stored in clear are sealed by the migration, which begins again when it is cut off, and read the same', async () => {
    const { db, keys } = server.context;
    const before = await stored();
    for (const [table, data] of [
      ['offer_set', before.set?.data],
      ['offer_selection', before.draft],
    ] as const) {
      await sql`alter table ${sql.table(table)} add column data jsonb, drop column sealed, drop column key_id`.execute(
        db,
      );
      await sql`update ${sql.table(table)} set data = ${JSON.stringify(data)}::jsonb`.execute(db);
    }
    await sql`delete from kysely_migration where name = '0190-offers-sealed'`.execute(db);
    await expect(migrate(db, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
    expect(await tablesWith(server, ['offer_set', 'offer_selection'], /annualIncome|drawAmount/)).toEqual([
      'offer_set',
      'offer_selection',
    ]);
    expect(await migrate(db, async () => keys)).toEqual(['0190-offers-sealed']);
    expect(await stored()).toEqual(before);
    await expect(sql`select data from offer_set`.execute(db)).rejects.toThrow('data');
  });

  test('the migration of the labels of signatures takes the name out and leaves what it is for', async () => {
    const { db } = server.context;
    const document = randomUUID();
    const labels = [
      'Maria Delgado, borrower',
      'John Smith, Jr., co-borrower',
      'Ana Reyes, owner, for the deed alone',
      'Maria Delgado, the promise to repay',
      'Maria Delgado',
    ];
    await insertDocument(db, {
      ...NOTHING_YET,
      uuid: document,
      application_uuid: maria.uuid,
      organisation: 'FIGURE',
      audience: 'BORROWER',
      type: 'NOTE',
      title: 'Note',
      origin: 'GENERATED',
      state: 'READY',
      set_name: null,
      attempt: 1,
      position: 0,
      must_acknowledge: false,
      created_at: new Date(),
    });
    await db
      .insertInto('signing_field')
      .values(
        labels.map(
          (purpose, position) =>
            ({
              document_uuid: document,
              field_id: `f.${position}`,
              position,
              person: 'BORROWER',
              kind: 'SIGNATURE',
              purpose,
              page: 1,
            }) as const,
        ),
      )
      .execute();
    await sql`alter table signing_field rename column purpose to label`.execute(db);
    await sql`delete from kysely_migration where name = '0191-field-purpose'`.execute(db);
    await migrate(db);
    const rows = await db
      .selectFrom('signing_field')
      .select('purpose')
      .where('document_uuid', '=', document)
      .orderBy('position')
      .execute();
    expect(rows.map(({ purpose }) => purpose)).toEqual([
      'borrower',
      'co-borrower',
      'owner, for the deed alone',
      'the promise to repay',
      '',
    ]);
  });
});
