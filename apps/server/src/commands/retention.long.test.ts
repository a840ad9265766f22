import { withdrawApplication } from '@lintel/contract';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { POSTGRES_MISSING, runTool, openStoreWithUrl } from '../../test/terminal.ts';
import { walkToStatus } from '../../test/walk.ts';
import { loanNow, setLoanClock } from '../loan-file/clock.ts';

describe.skipIf(POSTGRES_MISSING)('npm run retention', () => {
  test('lists what is due without erasing, then erases it, and fails when a file could not be erased', async () => {
    const { store, url } = await openStoreWithUrl();
    const server = await createTestApp(store, { run: true });
    const { db } = server.context;
    const maria = await walkToStatus(server, 'found', 'OFFER_SELECTION');
    expect((await maria.answer(withdrawApplication, { body: { reason: 'OTHER' } })).status).toBe(200);
    const runRetention = (...args: string[]) =>
      runTool('retention.ts', args, { DATABASE_URL: url, DATA_DIR: server.context.config.dataDir });
    const countErased = async () =>
      (await db.selectFrom('erasure').select('record').where('application_uuid', '=', maria.uuid).execute()).map(
        ({ record }) => record,
      );
    await setLoanClock(server.context, {
      pinnedAt: new Date((await loanNow(server.context, db)).getTime() + 26 * 30.5 * 86_400_000),
    });

    const plan = await runRetention('--dry-run', '--replan');
    expect(plan).toMatchObject({
      code: 0,
      output: expect.stringContaining('Would be erased now:\n  APPLICATION, by ECOA (12 CFR 1002.12(b)): 1 file\n'),
    });
    expect(await countErased()).toEqual([]);

    // Another program has a row of the file and keeps it locked. The run continues and reports it.
    await db.schema
      .createTable('outsider')
      .addColumn('ref', 'uuid', (column) => column.references('turn.uuid'))
      .execute();
    const { uuid } = await db
      .selectFrom('turn')
      .select('uuid')
      .where('application_uuid', '=', maria.uuid)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('outsider' as 'turn')
      .values({ ref: uuid } as never)
      .execute();
    expect(await runRetention()).toMatchObject({
      code: 1,
      output: expect.stringContaining('1 file or account couldn’t be erased.'),
    });
    expect(await countErased()).toEqual([]);
    await db.schema.dropTable('outsider').execute();

    expect(await runRetention('--replan')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Erased:\n  APPLICATION, by ECOA (12 CFR 1002.12(b)): 1 file\n'),
    });
    expect(await countErased()).toContain('APPLICATION');
    expect(
      await db.selectFrom('offer_set').select('uuid').where('application_uuid', '=', maria.uuid).execute(),
    ).toEqual([]);
  }, 120_000);
});
