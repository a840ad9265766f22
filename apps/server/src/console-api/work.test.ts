import { setTimeout as wait } from 'node:timers/promises';
import { readLoanFile, resolveReview } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { logInStaffMember } from '../../test/staff.ts';
import { walkToStatus } from '../../test/walk.ts';
import { findCreditReport } from '../records/credit-report/credit-report.ts';
import { openTask } from '../records/staff-tasks/tasks.ts';
import { readOutbox } from '../vendors/outbox.ts';

onOneDatabase('staff tasks and emails', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  const fetchLetters = async (to: string, template: string) =>
    (await readOutbox(server.context.db, server.context.vault, to)).filter((letter) => letter.template === template);
  const waitForRows = async <T>(ask: () => Promise<T[]>): Promise<T[]> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const found = await ask();
      if (found.length > 0) return found;
      await wait(50);
    }
    return [];
  };

  test('emails the borrower once that it is their turn, with nothing personal in the subject', async () => {
    const { email, uuid } = await walkToStatus(server, 'delinquent');
    const [letter] = await waitForRows(() => fetchLetters(email, 'turn.delinquency-explain'));
    expect(letter?.subject).toBe('We have a question for you');
    expect(letter?.text).toContain('Your credit file shows a late mortgage payment. Tell us what happened.');
    const job = { uuid, gate: 'delinquency-explain', attempt: 1, key: `${uuid}:delinquency-explain:1` } as const;
    await server.context.work['tell.borrower']?.(job, server.context);
    expect(await fetchLetters(email, 'turn.delinquency-explain')).toHaveLength(1);
    expect(
      await server.context.db
        .selectFrom('turn')
        .select('gate')
        .where('application_uuid', '=', uuid)
        .where('over_at', 'is', null)
        .execute(),
    ).toEqual([{ gate: 'delinquency-explain' }]);
  });

  test('makes one task per turn, however often its job runs', async () => {
    const { uuid } = await walkToStatus(server, 'fraud-alert');
    const fetchTasks = () =>
      server.context.db.selectFrom('desk_task').selectAll().where('application_uuid', '=', uuid).execute();
    const job = { uuid, gate: 'facta', attempt: 1, key: `${uuid}:facta:1` } as const;
    await server.context.db.deleteFrom('desk_task').where('application_uuid', '=', uuid).execute();
    await Promise.all([openTask(job, server.context), openTask(job, server.context)]);
    expect(await fetchTasks()).toMatchObject([
      { gate: 'facta', kind: 'GATE', closed_at: null, organisation: 'FIGURE' },
    ]);
  });

  test('a fraud alert cleared by staff lets the borrower continue to the offers', async () => {
    const { uuid, status } = await walkToStatus(server, 'fraud-alert');
    const { token } = await logInStaffMember(server, 'underwriter');
    const file = await server.send(readLoanFile, { params: { uuid }, token });
    expect(file).toMatchObject({
      tasks: [{ gate: 'facta' }],
      credit: { alerts: ['FACTA'] },
      vendors: [{ op: 'sanctions.screen' }, { op: 'credit.softPull', outcome: 'FOUND', asks: 1 }],
    });
    // The bureau's day, not an instant that another zone reads as the day before.
    expect(file.credit?.on).toBe((await findCreditReport(server.context, server.context.db, uuid))?.report.score.date);
    await server.ask(resolveReview, {
      params: { uuid, gate: 'facta' },
      token,
      body: { outcome: 'CLEARED', reason: 'SPOKE_ON_ALERT_NUMBER' },
      idempotencyKey: crypto.randomUUID(),
      version: file.version,
    });
    const reached = await waitForRows(async () => ((await status()) === 'OFFER_SELECTION' ? ['there'] : []));
    expect(reached).toEqual(['there']);
    expect((await server.ask(readLoanFile, { params: { uuid }, token })).json()).toMatchObject({
      tasks: [],
      offers: { outcome: 'OFFERS' },
    });
  });
});
