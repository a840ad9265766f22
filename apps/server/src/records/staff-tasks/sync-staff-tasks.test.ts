import { randomUUID } from 'node:crypto';
import { BORROWER, noticeDueAt, type DocumentName } from '@lintel/domain';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { facts, openLoan } from '../../../test/loans.ts';
import { queueLetter } from '../../features/documents/letters.ts';
import { recordMailedLetter } from '../../features/documents/post-letter.ts';
import { documents } from '../../features/documents/routes.ts';
import { notices } from '../../features/notices/routes.ts';
import type { Context } from '../../kernel/context.ts';
import { setLoanClock } from '../../loan-file/clock.ts';
import { mailByStaff } from '../../vendors/post/by-staff.ts';
import { insertDocument, NOTHING_YET } from '../document-store/documents.ts';
import { findLetter } from '../document-store/letters.ts';
import { syncFileTasks, syncStaffTasks } from './sync-staff-tasks.ts';

const DAY = 86_400_000;

onOneDatabase('staff alarms', (open) => {
  let context: Context;
  beforeAll(async () => {
    context = await createTestContext(await open(), { features: [documents, notices] });
  });

  const openTasks = async (uuid: string) => {
    const rows = await context.db
      .selectFrom('desk_task')
      .select('gate')
      .where('application_uuid', '=', uuid)
      .where('closed_at', 'is', null)
      .execute();
    return rows.map(({ gate }) => gate);
  };
  const createDocument = async (uuid: string, name: DocumentName) => {
    const row = {
      ...NOTHING_YET,
      uuid: randomUUID(),
      application_uuid: uuid,
      organisation: 'FIGURE',
      audience: BORROWER,
      type: 'ADVERSE_ACTION_NOTICE' as const,
      title: name,
      origin: 'GENERATED' as const,
      state: 'READY' as const,
      set_name: 'NOTICES' as const,
      paper: name,
      attempt: 1,
      position: 0,
      must_acknowledge: false,
      created_at: new Date(),
    };
    await insertDocument(context.db, row);
    return row;
  };
  const createLetter = async (uuid: string, ...rows: Awaited<ReturnType<typeof createDocument>>[]) => {
    const id = await context.db
      .transaction()
      .execute((trx) => queueLetter(context, { trx, uuid }, { uuid, audience: BORROWER }, rows));
    return findLetter(context.db, id ?? '');
  };

  test('a decline notice not sent after a day is a task until it is sent, due on day 30', async () => {
    const { uuid } = await openLoan(context, {}, facts.intake, {
      type: 'ApplicationDeclined',
      data: { reasons: ['Bankruptcy'], ruleSet: 'test', reliedOn: [], ground: null },
    });
    expect(await syncStaffTasks(context)).toBe(0);
    await setLoanClock(context, { offsetMs: 1.1 * DAY });
    await syncStaffTasks(context);
    expect(await syncStaffTasks(context)).toBe(0);
    expect(await openTasks(uuid)).toEqual(['notice-due']);
    const { gate_since: since } = await context.db
      .selectFrom('application')
      .select('gate_since')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const task = await context.db
      .selectFrom('desk_task')
      .select(['due_at', 'kind'])
      .where('application_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect([task.kind, task.due_at.toISOString()]).toEqual([
      'TASK',
      noticeDueAt('ADVERSE_ACTION', since.toISOString()),
    ]);

    const letter = await createLetter(uuid, await createDocument(uuid, 'adverse-action'));
    await syncStaffTasks(context);
    expect(await openTasks(uuid)).toEqual(['notice-due']);
    if (letter) await recordMailedLetter(context, letter, new Date());
    await syncStaffTasks(context);
    expect(await openTasks(uuid)).toEqual([]);
    await setLoanClock(context, { offsetMs: 0 });
  });

  test('without a mail service every letter is a task, and with one only a letter kept for a day', async () => {
    const { uuid } = await openLoan(context, {}, facts.intake);
    const letter = await createLetter(uuid, await createDocument(uuid, 'incompleteness'));
    await syncStaffTasks(context, uuid);
    expect(await openTasks(uuid)).toEqual([]);
    await syncStaffTasks({ ...context, vendors: { ...context.vendors, post: mailByStaff } }, uuid);
    expect(await openTasks(uuid)).toEqual(['letter-to-post']);
    if (letter) await recordMailedLetter(context, letter, new Date());
    await syncStaffTasks(context, uuid);
    expect(await openTasks(uuid)).toEqual([]);
  });
});

test('logs a failed sync of one file’s tasks, and doesn’t fail the write before it', async () => {
  const warn = vi.fn<() => void>();
  await expect(syncFileTasks({ log: { warn }, db: undefined } as never, 'a-file')).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
