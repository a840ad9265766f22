import { readDocumentText } from '@lintel/contract';
import { toTextLines, type FactType } from '@lintel/domain';
import { expect } from 'vitest';
import { readApplication } from '../src/loan-file/applications.ts';
import { setLoanClock } from '../src/loan-file/clock.ts';
import { readOutbox } from '../src/vendors/outbox.ts';
import { readTray } from '../src/vendors/post/sandbox.ts';
import type { TestApp } from './app.ts';
import { loadFactsOfType, type WalkedLoan } from './walk.ts';

export const DAY = 86_400_000;

/** Creates the reads of what a borrower gets in writing: on the screen, by email and by mail. */
export function createNoticeActions(server: () => TestApp) {
  const advanceDays = (days: number) => setLoanClock(server().context, { offsetMs: days * DAY });
  const fetchLoan = async ({ uuid }: WalkedLoan) =>
    (await readApplication(server().context.db, uuid)) ?? expect.fail(`no loan ${uuid}`);
  const fetchEmails = async (walked: WalkedLoan, template: string) =>
    (await readOutbox(server().context.db, server().context.vault, walked.email)).filter(
      (mail) => mail.template === template,
    );
  const fetchMailQueue = (walked: WalkedLoan) => readTray(server().context.db, server().context.vault, walked.uuid);
  const fetchFacts = async (walked: WalkedLoan, type: FactType) =>
    (await loadFactsOfType(server(), walked.uuid, type)) as Record<string, string>[];
  const fetchNotices = (walked: WalkedLoan) =>
    server()
      .context.db.selectFrom('document')
      .selectAll()
      .where('application_uuid', '=', walked.uuid)
      .where('set_name', '=', 'NOTICES')
      .execute();
  const fetchText = async (walked: WalkedLoan, document: string) => {
    const { blocks, title } = await walked.send(readDocumentText, { params: { documentUuid: document } });
    return toTextLines({ title, blocks });
  };
  const fetchLatestNoticeText = async (walked: WalkedLoan) =>
    fetchText(walked, (await fetchNotices(walked)).at(-1)?.uuid ?? expect.fail('no notice'));
  const expectSentOnce = async (walked: WalkedLoan, template: string) => {
    await expect.poll(async () => (await fetchMailQueue(walked)).length).toBe(1);
    expect(
      [await fetchNotices(walked), await fetchEmails(walked, template), await fetchMailQueue(walked)].map(
        (list) => list.length,
      ),
    ).toEqual([1, 1, 1]);
  };

  return {
    advanceDays,
    fetchLoan,
    fetchEmails,
    fetchMailQueue,
    fetchFacts,
    fetchNotices,
    fetchText,
    fetchLatestNoticeText,
    expectSentOnce,
  };
}
