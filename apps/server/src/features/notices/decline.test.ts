import { randomUUID } from 'node:crypto';
import { readDecline, readDocument } from '@lintel/contract';
import { noticeDueAt } from '@lintel/domain';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { DAY, createNoticeActions } from '../../../test/notices.ts';
import { loadFacts, walkToStatus, type WalkedLoan } from '../../../test/walk.ts';
import { features } from '../../features.ts';
import type { Context } from '../../kernel/context.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { pacificDay, setLoanClock } from '../../loan-file/clock.ts';
import { record, workKey } from '../../loan-file/record.ts';
import { NOTHING_YET } from '../../records/document-store/documents.ts';
import { agreeToElectronicDocuments } from '../../sandbox/read-documents.ts';
import { readPdfText } from '../../sandbox/read-pdf.ts';
import { readOutbox } from '../../vendors/outbox.ts';
import { readTray } from '../../vendors/post/sandbox.ts';
import { sweepNoFile } from '../credit/no-file.ts';
import { endDeclined } from './adverse-action.ts';
import { sweepNotices, sweepOverdueNotices } from './sweep.ts';

const TITLE = 'Notice of our decision';

onOneDatabase('notices', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });
  afterEach(() => setLoanClock(server.context, { offsetMs: 0 }));

  const {
    fetchLoan,
    fetchEmails,
    fetchMailQueue,
    fetchFacts,
    fetchNotices,
    fetchText,
    fetchLatestNoticeText,
    expectSentOnce,
  } = createNoticeActions(() => server);

  describe('a decline notice', () => {
    const driveToDecline = async (name = 'declined'): Promise<{ walked: WalkedLoan; document: string }> => {
      const walked = await walkToStatus(server, name);
      await expect
        .poll(async () => (await walked.answer(readDecline)).body['noticeDocumentUuid'])
        .toEqual(expect.any(String));
      return { walked, document: String((await walked.answer(readDecline)).body['noticeDocumentUuid']) };
    };

    test('is sent with the decision: a document, an email, and a letter without E-SIGN consent [SCREEN-071, OP-A-086]', async () => {
      const { walked, document } = await driveToDecline();
      const lines = await fetchText(walked, document);
      const shown = await walked.send(readDecline);
      expect(lines).toEqual(
        expect.arrayContaining([
          TITLE,
          ...(shown?.reasons ?? []),
          ...(shown?.score?.factors ?? []),
          '540',
          '300 to 850',
        ]),
      );
      expect(lines.join(' ')).toMatch(/Experian.*within 60 days.*Equal Credit Opportunity/);
      await expectSentOnce(walked, 'notice.adverse-action');
      expect(await fetchMailQueue(walked)).toMatchObject([
        { titles: [TITLE], to: ['Dina Clyne', '1600 Larimer Street', 'Denver, CO 80202'] },
      ]);
      const [mail] = await fetchEmails(walked, 'notice.adverse-action');
      expect(mail?.subject).toBe('A notice about your application');
      expect(mail?.text).toContain('by mail');
    });

    test('has the same text on the page and in the PDF', async () => {
      const { walked, document } = await driveToDecline();
      const squeezed = (
        await readPdfText(
          await walked.client.file(readDocument, { params: { uuid: walked.uuid, documentUuid: document } }),
        )
      ).replaceAll(/\s+/g, '');
      expect(
        (await fetchText(walked, document)).filter((line) => !squeezed.includes(line.replaceAll(/\s+/g, ''))),
      ).toEqual([]);
    });

    test.each([
      ['declined-for-sale', 'Home is listed for sale', false],
      ['declined-just-bought', 'Title to the home was transferred less than 90 days ago', false],
      ['declined-small-home', 'Value or type of collateral not sufficient', true],
    ])('%s: names the bureau only when its report was relied on: %s, %s', async (name, reason, relied) => {
      const { walked, document } = await driveToDecline(name);
      const text = (await fetchText(walked, document)).join('\n');
      expect([text.includes(reason), text.includes('Experian')]).toEqual([true, relied]);
      expect((await walked.answer(readDecline)).body).toMatchObject({
        reasons: [reason],
        score: relied ? { low: 300 } : null,
      });
    });

    test('gives reasons only on request when staff’s reasons contradict the file', async () => {
      const walked = await walkToStatus(server, 'found');
      const reasons = ['NO_CREDIT_FILE', 'LISTED_FOR_SALE'];
      await record(
        server.context,
        walked.uuid,
        () => [{ type: 'ApplicationDeclined', data: { reasons, ruleSet: 'desk', reliedOn: [], ground: null } }],
        WORKER_META,
      );
      expect((await walked.answer(readDecline)).body['reasons']).toEqual([
        expect.stringMatching(/^Ask us for the specific reasons within 60 days/),
      ]);
    });

    test('is not mailed to a borrower with E-SIGN consent', async () => {
      const walked = await walkToStatus(server, 'found', 'COLLECT_ADDITIONAL_INFO');
      await agreeToElectronicDocuments(walked.client, walked.uuid);
      await record(
        server.context,
        walked.uuid,
        () => [
          {
            type: 'ApplicationDeclined',
            data: { reasons: ['BANKRUPTCY'], ruleSet: 'desk', reliedOn: [], ground: null },
          },
        ],
        WORKER_META,
      );
      await expect.poll(() => fetchEmails(walked, 'notice.adverse-action')).toHaveLength(1);
      expect((await fetchEmails(walked, 'notice.adverse-action'))[0]?.text).not.toContain('by mail');
      expect(await fetchMailQueue(walked)).toEqual([]);
    });

    test('is sent without a credit file at 11 p.m. on day 30 after creation, and not before [OP-D-011]', async () => {
      const walked = await walkToStatus(server, 'no-match-twice');
      const created = (await fetchLoan(walked)).created_at;
      const end = Date.parse(noticeDueAt('NO_CREDIT_FILE', created.toISOString()));
      await setLoanClock(server.context, { pinnedAt: new Date(end - 1) });
      await sweepNoFile(server.context);
      expect(await fetchFacts(walked, 'ApplicationDeclined')).toEqual([]);
      await setLoanClock(server.context, { pinnedAt: new Date(end) });
      await sweepNoFile(server.context);
      await expectSentOnce(walked, 'notice.adverse-action');
      const [declinedAt] = (await loadFacts(server, walked.uuid))
        .filter((fact) => fact.type === 'ApplicationDeclined')
        .map((fact) => fact.at.toISOString().slice(0, 10));
      const [notice] = await fetchNotices(walked);
      console.log(
        `no file: created ${created.toISOString()} + 30 days; declined ${declinedAt}; notice ${notice?.created_at.toISOString()}`,
      );
      expect(notice?.created_at.toISOString().slice(0, 10)).toBe(declinedAt);
      expect(pacificDay(new Date(end))).toBe(
        new Date(Date.parse(pacificDay(created)) + 30 * DAY).toISOString().slice(0, 10),
      );
      expect(await fetchLatestNoticeText(walked)).toContain('No credit file');
    });

    test('deletes the jobs of its own file and of no other', async () => {
      const [walked, other] = [
        await walkToStatus(server, 'no-match-twice'),
        await walkToStatus(server, 'no-match-twice'),
      ];
      const waiting = async ({ uuid }: WalkedLoan) =>
        (
          await sql<{
            state: string;
          }>`select state from pgboss.job where data ->> 'uuid' = ${uuid} and state = 'created'`.execute(
            server.context.db,
          )
        ).rows.length;
      expect([await waiting(walked), await waiting(other)]).toEqual([1, 1]);
      await record(
        server.context,
        walked.uuid,
        () => [
          {
            type: 'ApplicationDeclined',
            data: { reasons: ['NO_CREDIT_FILE'], ruleSet: 'desk', reliedOn: [], ground: null },
          },
        ],
        WORKER_META,
      );
      await expect.poll(() => waiting(walked)).toBe(0);
      expect(await waiting(other)).toBe(1);
    });
  });

  describe('a decline notice after an interrupted or repeated job', () => {
    let still: TestApp;
    beforeAll(async () => {
      still = await createTestApp(await open('fresh'), {
        run: true,
        features: features.map((one) => ({
          ...one,
          work: Object.fromEntries(
            Object.entries(one.work ?? {}).filter(([name]) => name !== 'end.declined' && name !== 'offers.counter'),
          ),
        })),
      });
    });

    test('is one document, one email and one letter after two killed runs and three more', async () => {
      const walked = await walkToStatus(still, 'declined');
      const job = {
        uuid: walked.uuid,
        gate: 'declined' as const,
        attempt: 1,
        key: workKey(walked.uuid, 'declined', 1),
      };
      const { context } = still;
      const createBrokenContext = (part: Partial<Context>): Context => ({ ...context, ...part });
      await expect(
        endDeclined(
          job,
          createBrokenContext({ jobs: { ...context.jobs, queueBackgroundJob: () => expect.fail('killed') } }),
        ),
      ).rejects.toThrow('killed');
      expect(
        await context.db.selectFrom('document').select('uuid').where('application_uuid', '=', walked.uuid).execute(),
      ).toEqual([]);
      const mail = { provider: 'sandbox', send: () => expect.fail('killed') };
      await expect(endDeclined(job, createBrokenContext({ vendors: { ...context.vendors, mail } }))).rejects.toThrow(
        'killed',
      );
      await Promise.all([endDeclined(job, context), endDeclined(job, context), endDeclined(job, context)]);
      await expect.poll(async () => (await readTray(context.db, context.vault, walked.uuid)).length).toBe(1);
      const counted = [
        await context.db.selectFrom('document').select('uuid').where('application_uuid', '=', walked.uuid).execute(),
        await context.db.selectFrom('letter').select('uuid').where('application_uuid', '=', walked.uuid).execute(),
        (await readOutbox(context.db, context.vault, walked.email)).filter(
          (one) => one.template === 'notice.adverse-action',
        ),
        await readTray(context.db, context.vault, walked.uuid),
      ].map((list) => list.length);
      console.log(`after 5 runs: ${counted.join(', ')} (documents, letters, mails, letters in the tray)`);
      expect(counted).toEqual([1, 1, 1, 1]);
    });

    test('is made by the sweep after its job failed for good', async () => {
      const walked = await walkToStatus(still, 'declined-for-sale');
      expect((await walked.answer(readDecline)).body['noticeDocumentUuid']).toBeNull();
      await sweepNotices(still.context);
      expect((await walked.answer(readDecline)).body['noticeDocumentUuid']).toBeNull();
      await setLoanClock(still.context, { offsetMs: 2 * 3_600_000 });
      for (let times = 0; times < 3; times += 1) await sweepNotices(still.context);
      expect((await walked.answer(readDecline)).body['noticeDocumentUuid']).toEqual(expect.any(String));
      expect(
        (await readOutbox(still.context.db, still.context.vault, walked.email)).filter(
          (one) => one.template === 'notice.adverse-action',
        ),
      ).toHaveLength(1);
      await setLoanClock(still.context, { offsetMs: 0 });
    });

    /** Puts a file first whose notice can't be made, because it has no fact. */
    const insertEarlierFiles = async ({ uuid }: WalkedLoan) => {
      await sql`
        insert into application (uuid, identity_uuid, organisation, projection, version, status, gate, gate_since, active, created_at, updated_at)
        select gen_random_uuid(), gen_random_uuid(), organisation, projection, version, status, gate, gate_since - interval '1 day', active, created_at, updated_at from application where uuid = ${uuid}`.execute(
        still.context.db,
      );
    };

    test('reaches a file behind one whose notice fails each time', async () => {
      const walked = await walkToStatus(still, 'declined-for-sale');
      await insertEarlierFiles(walked);
      await setLoanClock(still.context, { offsetMs: 2 * 3_600_000 });
      for (let times = 0; times < 2; times += 1) await sweepOverdueNotices(still.context, 1);
      expect((await walked.answer(readDecline)).body['noticeDocumentUuid']).toEqual(expect.any(String));
      await setLoanClock(still.context, { offsetMs: 0 });
    });

    test('a counteroffer notice reaches a file behind another, and one with a notice of earlier offers', async () => {
      const walked = await walkToStatus(still, 'winback');
      await insertEarlierFiles(walked);
      const fetchNotices = () =>
        still.context.db
          .selectFrom('document')
          .select('attempt')
          .where('application_uuid', '=', walked.uuid)
          .where('paper', '=', 'counter-offer')
          .orderBy('attempt')
          .execute();
      const version = (await readApplication(still.context.db, walked.uuid))?.projection.offers.version ?? 0;
      await still.context.db
        .insertInto('document')
        .values({
          ...NOTHING_YET,
          uuid: randomUUID(),
          application_uuid: walked.uuid,
          organisation: 'FIGURE',
          audience: 'BORROWER',
          type: 'ADVERSE_ACTION_NOTICE',
          title: 'Earlier',
          origin: 'GENERATED',
          state: 'READY',
          set_name: 'NOTICES',
          paper: 'counter-offer',
          attempt: version - 1,
          position: 0,
          must_acknowledge: false,
          created_at: new Date(),
        })
        .execute();
      await setLoanClock(still.context, { offsetMs: 2 * 3_600_000 });
      for (let times = 0; times < 2; times += 1) await sweepOverdueNotices(still.context, 1);
      expect(await fetchNotices()).toEqual([{ attempt: version - 1 }, { attempt: version }]);
      await setLoanClock(still.context, { offsetMs: 0 });
    });
  });
});
