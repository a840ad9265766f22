import { expect, test } from 'vitest';
import { createTestContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { FAULT_MODES, orderFault } from '../faults.ts';
import { emptyOutbox, readOutbox } from '../outbox.ts';
import { withRetries } from '../with-retries.ts';
import type { Mail, MailPort } from './port.ts';
import { outboxMail } from './sandbox.ts';
import { smtpMail } from './smtp.ts';

const MAIL: Mail = {
  to: 'ana@example.com',
  subject: 'Your application',
  text: 'Line one\n.dot',
  locale: 'en-US',
  template: 'test',
  organisation: 'FIGURE',
  applicationUuid: null,
};

/** An adapter, and what arrived at its destination: one text for each email that a reader can tell apart. */
interface AdapterUnderTest {
  readonly port: MailPort;
  readonly arrived: () => Promise<readonly string[]>;
}

onOneDatabase('mail', (open) => {
  const ways: readonly (readonly [string, () => Promise<AdapterUnderTest>])[] = [
    [
      'sandbox',
      async () => {
        const { db, vault } = await createTestContext(await open());
        await emptyOutbox(db);
        return {
          port: outboxMail(db, vault),
          arrived: async () => (await readOutbox(db, vault)).map((row) => JSON.stringify(row)),
        };
      },
    ],
    [
      'SMTP',
      async () => {
        const { url, letters } = await startMailServer();
        // Readers show emails with the same Message-ID once.
        const fetchArrived = async (): Promise<string[]> => [
          ...new Map(letters.map((letter) => [/^Message-ID: (.*)$/m.exec(letter)?.[1], letter])).values(),
        ];
        return { port: smtpMail({ url, from: 'no-reply@lender.example', requireTls: false }), arrived: fetchArrived };
      },
    ],
  ];

  test.each(ways)('an email by %s arrives once under one key, with its recipient, subject and text', async (_, way) => {
    const { port, arrived } = await way();
    await port.send(MAIL, 'one');
    await port.send(MAIL, 'one');
    const letters = await arrived();
    expect(letters).toHaveLength(1);
    for (const part of ['ana@example.com', 'Your application', 'Line one']) expect(letters[0]).toContain(part);
  });

  test.each(FAULT_MODES)(
    'an email to a server that is %s arrives once, sent again under its key until accepted',
    async (mode) => {
      const { db, vault } = await createTestContext(await open());
      await emptyOutbox(db);
      await orderFault(db, 'mail', mode, 1, 0);
      await withRetries(() => outboxMail(db, vault).send(MAIL, 'one')).catch(() =>
        outboxMail(db, vault).send(MAIL, 'one'),
      );
      expect(await readOutbox(db, vault)).toHaveLength(1);
    },
  );

  test.each(ways)('an email by %s is another message under another key', async (_, way) => {
    const { port, arrived } = await way();
    await port.send(MAIL, 'one');
    await port.send(MAIL, 'two');
    expect(await arrived()).toHaveLength(2);
  });
});
