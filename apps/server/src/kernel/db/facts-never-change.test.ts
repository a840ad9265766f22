import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestContext } from '../../../test/context.ts';
import { onBothDatabases } from '../../../test/database.ts';
import { facts, openLoan } from '../../../test/loans.ts';

onBothDatabases('facts', (open) => {
  test.each([
    ['changed', 'update fact set type = type'],
    ['removed', 'delete from fact'],
    ['emptied', 'truncate fact cascade'],
    ['emptied with their applications', 'truncate application cascade'],
  ])('cannot be %s by any connection', async (_, statement) => {
    const context = await createTestContext(await open());
    const { uuid } = await openLoan(context, {}, facts.intake);
    const count = async (): Promise<number> =>
      (await context.db.selectFrom('fact').selectAll().where('application_uuid', '=', uuid).execute()).length;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await expect(sql.raw(statement).execute(context.db)).rejects.toThrow('a fact is never changed or removed');
    expect(await count()).toBe(before);
  });
});
