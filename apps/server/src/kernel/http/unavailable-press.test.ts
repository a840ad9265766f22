import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { openLoan } from '../../../test/loans.ts';
import { markCommitted, once, type Answer, type Press } from './idempotency.ts';

const AWAY: Answer = { status: 503, body: { status: 'unavailable' }, headers: {} };
const DONE: Answer = { status: 200, body: { ok: true }, headers: {} };
const press = (): Press => ({ scope: 'test', key: randomUUID(), askedHash: 'a' });
const never = async (): Promise<undefined> => undefined;

onOneDatabase('a press that found something away', (open) => {
  test('runs again under its key', async () => {
    const context = await testContext(await open());
    const same = press();
    expect((await once(context, same, async () => AWAY, never)).status).toBe(503);
    expect(await once(context, same, async () => DONE, never)).toEqual(DONE);
  });

  test('does not run again when it took effect all the same', async () => {
    const context = await testContext(await open());
    const [same, { uuid }] = [press(), await openLoan(context)];
    await once(
      context,
      same,
      async () => {
        await markCommitted(context.db, same, uuid);
        return AWAY;
      },
      never,
    );
    const again = await once(
      context,
      same,
      async () => expect.fail('it ran twice'),
      async () => DONE,
    );
    expect(again.status).toBe(200);
  });
});
