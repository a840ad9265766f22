import { expect, test } from 'vitest';
import { createTestContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { emptyOutbox, readOutbox } from '../outbox.ts';
import type { Sms, SmsPort } from './port.ts';
import { outboxSms } from './sandbox.ts';

const SMS: Sms = {
  to: '3035550142',
  text: '481516 is your code',
  locale: 'en-US',
  template: 'test',
  organisation: 'FIGURE',
  applicationUuid: null,
};

/** An adapter, and the texts that arrived at its destination. A real one adds a row with its own remote side. */
interface AdapterUnderTest {
  readonly port: SmsPort;
  readonly arrived: () => Promise<readonly string[]>;
}

onOneDatabase('text messages', (open) => {
  const ways: readonly (readonly [string, () => Promise<AdapterUnderTest>])[] = [
    [
      'sandbox',
      async () => {
        const { db, vault } = await createTestContext(await open());
        await emptyOutbox(db);
        return {
          port: outboxSms(db, vault),
          arrived: async () => (await readOutbox(db, vault)).map((row) => JSON.stringify(row)),
        };
      },
    ],
  ];

  test.each(ways)('texts by %s arrive once under one key and again under another', async (_, way) => {
    const { port, arrived } = await way();
    for (const key of ['one', 'one', 'two']) await port.send(SMS, key);
    const texts = await arrived();
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toMatch(/3035550142.*481516 is your code/);
  });
});
