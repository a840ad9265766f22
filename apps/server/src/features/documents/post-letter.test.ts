import { randomUUID } from 'node:crypto';
import { BORROWER, type DocumentName, type DocumentSet } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { createTestContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { facts, openLoan } from '../../../test/loans.ts';
import type { Context } from '../../kernel/context.ts';
import { loanNow } from '../../loan-file/clock.ts';
import { insertDocument, NOTHING_YET } from '../../records/document-store/documents.ts';
import { type LetterRow, findLetter } from '../../records/document-store/letters.ts';
import { queueLetter } from './letters.ts';
import { recordMailedLetter, recordMailedEvent } from './post-letter.ts';

onOneDatabase('a mailed letter', (open) => {
  let context: Context;
  beforeAll(async () => {
    context = await createTestContext(await open());
  });

  async function createLetter(...documents: readonly [DocumentSet, DocumentName][]): Promise<LetterRow> {
    const { uuid } = await openLoan(context, {}, facts.intake);
    const rows = documents.map(([set_name, name], position) => ({
      ...NOTHING_YET,
      uuid: randomUUID(),
      application_uuid: uuid,
      organisation: 'FIGURE',
      audience: BORROWER,
      type: 'CREDITDISCLOSURE' as const,
      title: name,
      origin: 'GENERATED' as const,
      state: 'READY' as const,
      set_name,
      paper: name,
      attempt: 1,
      position,
      must_acknowledge: false,
      created_at: new Date(),
    }));
    for (const row of rows) await insertDocument(context.db, row);
    const id = await context.db
      .transaction()
      .execute((trx) => queueLetter(context, { trx, uuid }, { uuid, audience: BORROWER }, rows));
    return context.db
      .selectFrom('letter')
      .selectAll()
      .where('uuid', '=', id ?? '')
      .executeTakeFirstOrThrow();
  }
  const recorded = async ({ application_uuid: uuid }: LetterRow) => {
    const rows = await context.db
      .selectFrom('fact')
      .select('data')
      .where('application_uuid', '=', uuid)
      .where('type', '=', 'NoticePosted')
      .orderBy('sequence')
      .execute();
    return rows.map((row) => (JSON.parse(row.data) as { notice: string }).notice);
  };

  test.each([
    [
      'the documents of a set are one notice together',
      [
        ['APP', 'heloc'],
        ['APP', 'privacy'],
        ['SUMMARY', 'summary'],
      ],
      ['DISCLOSURES'],
    ],
    ['a notice is recorded under its own name', [['NOTICES', 'incompleteness']], ['INCOMPLETENESS']],
    [
      'with documents of a set, both are recorded',
      [
        ['APP', 'heloc'],
        ['APP', 'valuation-copy'],
        ['NOTICES', 'score'],
      ],
      ['DISCLOSURES', 'VALUATION', 'SCORE'],
    ],
    ['a counteroffer that is no longer open is no notice', [['NOTICES', 'counter-offer']], []],
  ] satisfies [string, [DocumentSet, DocumentName][], string[]][])('%s', async (_what, documents, notices) => {
    const letter = await createLetter(...documents);
    expect(await recordMailedLetter(context, letter, new Date())).toBe(true);
    expect(await recorded(letter)).toEqual(notices);
    expect(await recordMailedLetter(context, letter, new Date())).toBe(false);
    expect(await recorded(letter)).toEqual(notices);
    expect(await findLetter(context.db, letter.uuid)).toMatchObject({ state: 'POSTED' });
  });

  test.each(['2020-01-01T00:00:00Z', '2199-01-01T00:00:00Z'])(
    'dated %s by the mail service is recorded neither before the letter nor in the future',
    async (occurredAt) => {
      const letter = await createLetter(['NOTICES', 'incompleteness']);
      const event = {
        reference: `letter:${letter.uuid}`,
        occurredAt,
        kind: 'post',
        organisation: 'FIGURE',
        uuid: letter.application_uuid,
        eventId: randomUUID(),
        type: 'posted',
        data: {},
      } as const;
      await recordMailedEvent.handle(event, context);
      const { posted_at: postedAt } = (await findLetter(context.db, letter.uuid))!;
      expect(postedAt!.getTime()).toBeGreaterThanOrEqual(letter.asked_at.getTime());
      expect(postedAt!.getTime()).toBeLessThanOrEqual((await loanNow(context, context.db)).getTime());
      expect(await recorded(letter)).toEqual(['INCOMPLETENESS']);
    },
  );
});
