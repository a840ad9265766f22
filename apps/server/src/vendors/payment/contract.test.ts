import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { onOneDatabase } from '../../../test/database.ts';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import type { Store } from '../../kernel/db/open.ts';
import { pageAnswer, refundAnswer, type PageRequest } from './port.ts';
import { sandboxPayment } from './sandbox.ts';

const REQUEST: PageRequest = {
  amountCents: 65_000,
  about: 'Appraisal',
  returnUrl: 'http://127.0.0.1:1/account',
  expiresAt: '2026-11-20T18:00:00Z',
};

onOneDatabase('a payment service', (open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });

  test('opens one page per key, and refunds once what was paid there', async () => {
    const port = sandboxPayment(store.db, 'http://127.0.0.1:2');
    const key = randomUUID();
    const first = pageAnswer.parse(await port.openPage(REQUEST, buildRequestMeta(key)));
    expect(pageAnswer.parse(await port.openPage({ ...REQUEST, amountCents: 1 }, buildRequestMeta(key)))).toEqual(first);
    await expect(
      port.refund({ paymentKey: key, amountCents: 65_000 }, buildRequestMeta(`${key}:refund`)),
    ).rejects.toThrow('payment');
    await store.db.updateTable('sandbox_payment').set({ state: 'PAID' }).where('key', '=', key).execute();
    await expect(port.refund({ paymentKey: key, amountCents: 1 }, buildRequestMeta(`${key}:refund`))).rejects.toThrow(
      'payment',
    );
    for (let times = 0; times < 2; times += 1)
      expect(
        refundAnswer.parse(
          await port.refund({ paymentKey: key, amountCents: 65_000 }, buildRequestMeta(`${key}:refund`)),
        ),
      ).toEqual({ outcome: 'REFUNDED' });
  });

  test('fails without a port for its pages', async () => {
    await expect(sandboxPayment(store.db, null).openPage(REQUEST, buildRequestMeta(randomUUID()))).rejects.toThrow(
      'payment',
    );
  });
});
