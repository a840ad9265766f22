import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { openLoan } from '../../../test/loans.ts';
import { markCommitted, runOnce, type Answer, type IdempotentRequest } from './idempotency.ts';

const UNAVAILABLE: Answer = { status: 503, body: { status: 'unavailable' }, headers: {} };
const SUCCESS: Answer = { status: 200, body: { ok: true }, headers: {} };
const createRequest = (): IdempotentRequest => ({ scope: 'test', key: randomUUID(), askedHash: 'a' });
const failWithoutRun = async (): Promise<undefined> => undefined;

onOneDatabase('a request refused as unavailable', (open) => {
  test('runs again with the same key', async () => {
    const context = await createTestContext(await open());
    const same = createRequest();
    expect((await runOnce(context, same, async () => UNAVAILABLE, failWithoutRun)).status).toBe(503);
    expect(await runOnce(context, same, async () => SUCCESS, failWithoutRun)).toEqual(SUCCESS);
  });

  test('does not run again when it took effect', async () => {
    const context = await createTestContext(await open());
    const [same, { uuid }] = [createRequest(), await openLoan(context)];
    await runOnce(
      context,
      same,
      async () => {
        await markCommitted(context.db, same, uuid);
        return UNAVAILABLE;
      },
      failWithoutRun,
    );
    const repeated = await runOnce(
      context,
      same,
      async () => expect.fail('it ran twice'),
      async () => SUCCESS,
    );
    expect(repeated.status).toBe(200);
  });
});
