import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { requireEarlier } from '../../../test/signing.ts';
import { walkToBank } from '../../../test/walk-to-closing.ts';
import { getPersona, loadFactsOfType } from '../../../test/walk.ts';
import { sendEvent } from '../../vendors/webhooks/send.ts';
import { loadLastAttempt } from './store.ts';

vi.setConfig({ testTimeout: 90_000 });

onOneDatabase('payoff figures of creditors', (open) => {
  test('ignores a figure that arrives after the attempt is complete', async () => {
    const server = await createTestApp(await open(), { run: true });
    const { context } = server;
    const { tag: _later, ...prompt } = getPersona('lien-payoff');
    const { uuid } = await walkToBank(server, prompt);
    const fetchLastAttempt = () => loadLastAttempt(context.vault, context.db, uuid);
    const before = await fetchLastAttempt();
    const { liabilityUuid, figure } = requireEarlier(before[0]);
    const { amountCents, payTo, goodThrough } = requireEarlier(figure ?? undefined);
    const data = {
      figures: [
        {
          liabilityUuid,
          amount: amountCents / 100,
          perDiem: 1,
          goodThrough,
          payTo: { ...payTo, accountNumber: '666666666' },
        },
      ],
    };
    const eventId = randomUUID();
    await sendEvent(
      server.app,
      context,
      { kind: 'payoff', organisation: 'FIGURE' },
      { eventId, type: 'figures', reference: `${uuid}:payoff:1`, occurredAt: new Date().toISOString(), data },
    );
    await expect
      .poll(
        () => context.db.selectFrom('vendor_event').select('state').where('event_id', '=', eventId).executeTakeFirst(),
        { timeout: 15_000 },
      )
      .toEqual({ state: 'DONE' });
    expect(await fetchLastAttempt()).toEqual(before);
    expect(await loadFactsOfType(server, uuid, 'PayoffFiguresReceived')).toEqual([
      expect.objectContaining({ attempt: 1 }),
    ]);
  });
});
