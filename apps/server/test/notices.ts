import { readDocumentText } from '@lintel/contract';
import { toTextLines, type FactType } from '@lintel/domain';
import { expect } from 'vitest';
import { readApplication } from '../src/loan-file/applications.ts';
import { setLoanClock } from '../src/loan-file/clock.ts';
import { readOutbox } from '../src/vendors/outbox.ts';
import { readTray } from '../src/vendors/post/sandbox.ts';
import type { TestApp } from './app.ts';
import { factsOfType, type Walked } from './walk.ts';

export const DAY = 86_400_000;

/** What a borrower is told in writing: on the screen, by email and by mail. */
export function noticesOn(server: () => TestApp) {
  const later = (days: number) => setLoanClock(server().context, { offsetMs: days * DAY });
  const loan = async ({ uuid }: Walked) =>
    (await readApplication(server().context.db, uuid)) ?? expect.fail(`no loan ${uuid}`);
  const mails = async (who: Walked, template: string) =>
    (await readOutbox(server().context.db, server().context.vault, who.email)).filter(
      (mail) => mail.template === template,
    );
  const tray = (who: Walked) => readTray(server().context.db, server().context.vault, who.uuid);
  const facts = async (who: Walked, type: FactType) =>
    (await factsOfType(server(), who.uuid, type)) as Record<string, string>[];
  const noticesOf = (who: Walked) =>
    server()
      .context.db.selectFrom('document')
      .selectAll()
      .where('application_uuid', '=', who.uuid)
      .where('set_name', '=', 'NOTICES')
      .execute();
  const textOf = async (who: Walked, document: string) => {
    const { blocks, title } = await who.send(readDocumentText, { params: { documentUuid: document } });
    return toTextLines({ title, blocks });
  };
  const said = async (who: Walked) => textOf(who, (await noticesOf(who)).at(-1)?.uuid ?? expect.fail('no notice'));
  const once = async (who: Walked, template: string) => {
    await expect.poll(async () => (await tray(who)).length).toBe(1);
    expect([await noticesOf(who), await mails(who, template), await tray(who)].map((list) => list.length)).toEqual([
      1, 1, 1,
    ]);
  };

  return { later, loan, mails, tray, facts, noticesOf, textOf, said, once };
}
