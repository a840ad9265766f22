import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestContext } from '../../test/context.ts';
import { onOneDatabase } from '../../test/database.ts';
import type { VendorCall } from './call.ts';
import { openGateway, type VendorLog } from './gateway.ts';

const answerSchema = z.strictObject({ mask: z.string().check(z.regex(/^\d{4}$/)), balance: z.int() });
const buildCall = (): VendorCall => ({
  kind: 'credit',
  op: 'credit.softPull',
  key: randomUUID(),
  organisation: 'FIGURE',
  applicationUuid: null,
  attempt: 1,
});

onOneDatabase('a mistake of an adapter', (open) => {
  const asked = async (question: () => Promise<unknown>, deadlines = {}) => {
    const { db, vault } = await createTestContext(await open());
    const lines: string[] = [];
    const log: VendorLog = {
      error: (what, message) =>
        lines.push(
          JSON.stringify({
            ...what,
            message,
            name: 'err' in what && what.err instanceof Error ? what.err.message : undefined,
          }),
        ),
    };
    const failed = await openGateway(db, vault, { deadlines, log })
      .ask(buildCall(), 'mine', answerSchema, question)
      .catch((error: { failure?: string }) => error.failure);
    return { failed, log: lines.join('\n') };
  };

  test('is logged with field and expectation, without the value', async () => {
    const { failed, log } = await asked(async () => ({ mask: 'XXXX-secret', balance: 'a lot' }));
    expect(failed).toBe('MALFORMED');
    expect(log).toContain('mask: expected');
    expect(log).toContain('balance: expected');
    expect(log).not.toMatch(/secret|a lot/);
  });

  test('is logged as an adapter error when it throws, and not as an unavailable vendor', async () => {
    const answer: { readonly report?: { readonly score: number } } = {};
    const { failed, log } = await asked(async () => answer.report!.score);
    expect(failed).toBe('MALFORMED');
    expect(log).toContain('an adapter failed');
  });

  test('is not logged when the vendor is only unavailable', async () => {
    const { failed, log } = await asked(async () => {
      throw new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') });
    });
    expect(failed).toBe('UNAVAILABLE');
    expect(log).toBe('');
  });

  test('is not waited for longer than the vendor’s deadline, including the body', async () => {
    const trickling = new Promise<never>(() => undefined);
    expect((await asked(() => trickling, { credit: 50 })).failed).toBe('TIMEOUT');
  });
});
