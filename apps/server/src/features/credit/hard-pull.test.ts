import { readCredit, readOffers, retryCredit } from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { FEATURES_WITHOUT_DOCUMENTS } from '../../../test/information.ts';
import { advanceToGate, walkToGate } from '../../../test/walk-to-gate.ts';
import { getPersona, loadFactsOfType, type WalkedLoan } from '../../../test/walk.ts';
import type { Context } from '../../kernel/context.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { record } from '../../loan-file/record.ts';
import type { RequestMeta } from '../../vendors/call.ts';
import { sandboxBureau } from '../../vendors/credit/sandbox.ts';
import { clearFaults, orderFault, type FaultMode } from '../../vendors/faults.ts';
import { readOutbox } from '../../vendors/outbox.ts';
import { hardPull } from './hard-pull.ts';

const buildTaggedPersona = (tag?: string) => ({
  ...getPersona('found'),
  name: tag ?? 'found',
  ...(tag ? { tag } : {}),
});

onOneDatabase('the hard pull', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true, features: FEATURES_WITHOUT_DOCUMENTS });
  });

  const walkTagged = (gate: Parameters<typeof advanceToGate>[2], tag?: string): Promise<WalkedLoan> =>
    walkToGate(server, buildTaggedPersona(tag), gate);
  const fetchPulls = async (uuid: string) =>
    (await server.context.vendors.gateway.ledger.list(uuid)).filter((row) => row.op === 'credit.hardPull');
  const loadReturned = (uuid: string) => loadFactsOfType(server, uuid, 'HardCreditReturned');

  test('keeps the offer when its figures match, and continues to the land records [OP-D-061]', async () => {
    const { uuid, status, send } = await walkTagged('liens');
    expect(await loadReturned(uuid)).toEqual([
      expect.objectContaining({ attempt: 1, outcome: 'FOUND', alerts: [], matched: true, consent: 1 }),
    ]);
    expect(await status()).toBe('LIEN_VERIFICATION');
    expect(await send(readCredit)).toMatchObject({
      pull: 'HARD',
      result: 'FOUND',
      bureaus: [{ name: 'Experian', blocked: false }],
    });
    expect((await fetchPulls(uuid)).map((row) => [row.outcome, row.asks])).toEqual([['FOUND', 1]]);
  });

  test('stops at a freeze, and finds the file under the same consent once it is lifted [OP-D-062, OP-D-063]', async () => {
    const { uuid, send, answer, fetchStatusReply } = await walkTagged('hard-frozen', 'hard-frozen');
    expect(await send(readCredit)).toMatchObject({
      pull: 'HARD',
      result: 'FROZEN',
      attemptsLeft: 3,
      bureaus: [{ name: 'Experian', blocked: true, phoneNumber: '8883973742' }],
    });
    expect((await fetchStatusReply()).explain).toMatchObject({
      ask: 'Unfreeze it at Experian, then select Try again.',
    });
    expect((await answer(retryCredit, { body: { liftedBureaus: ['Experian'] } })).status).toBe(200);
    await advanceToGate(server, uuid, 'liens');
    expect((await fetchPulls(uuid)).map((row) => [row.attempt, row.outcome])).toEqual([
      [1, 'FROZEN'],
      [2, 'FOUND'],
    ]);
    expect((await loadReturned(uuid)).map((fact) => [fact['outcome'], fact['consent']])).toEqual([
      ['FROZEN', 1],
      ['FOUND', 1],
    ]);
    expect(await loadFactsOfType(server, uuid, 'ApplicationSubmitted')).toHaveLength(1);
  });

  test('returns when it retries after a bureau error, and emails the borrower once [OP-D-064]', async () => {
    const { uuid, email, send, status } = await walkTagged('hard-error', 'hard-error');
    expect(await status()).toBe('CREDIT_ERROR');
    const { nextTryAt } = await send(readCredit);
    expect(Math.round((Date.parse(String(nextTryAt)) - Date.now()) / 60_000)).toBe(15);
    await expect
      .poll(() => readOutbox(server.context.db, server.context.vault, email))
      .toEqual([expect.objectContaining({ template: 'turn.hard-error' })]);
    const job = { uuid, gate: 'hard-error', attempt: 1, key: `${uuid}:hard-error:1:again` } as const;
    await server.context.work['credit.retry']?.(job, server.context);
    await advanceToGate(server, uuid, 'liens');
    expect((await fetchPulls(uuid)).map((row) => row.outcome)).toEqual(['UNAVAILABLE', 'FOUND']);
  });

  test('prices again for a new debt, and returns why the chosen offer no longer works', async () => {
    const { uuid, send } = await walkTagged('rechoose', 'hard-changed');
    expect(await loadReturned(uuid)).toMatchObject([{ outcome: 'FOUND', matched: false }]);
    expect(await send(readOffers)).toMatchObject({
      changed: { because: expect.arrayContaining(['your credit score changed', 'your debts changed']) },
    });
  });

  test('opens its own review for a fraud alert [OP-D-065]', async () => {
    const { uuid, status } = await walkTagged('facta', 'hard-fraud-alert');
    expect(await status()).toBe('FACTA_REVIEW');
    expect(await loadReturned(uuid)).toMatchObject([{ outcome: 'FOUND', alerts: ['FACTA'] }]);
  });

  describe('when its job is interrupted or repeated', () => {
    let still: TestApp;
    const keys: string[] = [];
    beforeAll(async () => {
      still = await createTestApp(await open('fresh'), {
        run: true,
        features: FEATURES_WITHOUT_DOCUMENTS.map((one) => ({ ...one, work: withoutHardPull(one.work) })),
      });
      Object.assign(still.context.vendors, {
        credit: {
          ...sandboxBureau,
          hardPull: async (request: never, meta: RequestMeta) => (
            keys.push(meta.key),
            sandboxBureau.hardPull(request, meta)
          ),
        },
      });
    });

    async function createDueLoan() {
      const { uuid } = await walkToGate(still, buildTaggedPersona(), 'hard-credit');
      keys.length = 0;
      return { uuid, gate: 'hard-credit' as const, attempt: 1, key: `${uuid}:hard-credit:1` };
    }
    const fetchLedger = async (uuid: string) =>
      (await still.context.vendors.gateway.ledger.list(uuid)).filter((row) => row.op === 'credit.hardPull');
    const fetchOutcomes = async (uuid: string) =>
      (await loadFactsOfType(still, uuid, 'HardCreditReturned')).map((fact) => fact['outcome']);

    test('makes one pull and one fact in three runs, even when one is killed before it records', async () => {
      const job = await createDueLoan();
      const broken: Context = {
        ...still.context,
        vault: { ...still.context.vault, seal: () => expect.fail('killed') },
      };
      await expect(hardPull(job, broken)).rejects.toThrow('killed');
      await hardPull(job, still.context);
      await hardPull(job, still.context);
      expect(keys).toEqual([job.key]);
      expect(await fetchLedger(job.uuid)).toMatchObject([{ idempotencyKey: job.key, outcome: 'FOUND' }]);
      expect(await fetchOutcomes(job.uuid)).toEqual(['FOUND']);
    });

    test.each<{ mode: FaultMode; count: number; facts: string[]; line: string }>([
      { mode: 'slow', count: 1, facts: ['FOUND'], line: 'FOUND' },
      { mode: '5xx', count: 1, facts: ['FOUND'], line: 'FOUND' },
      { mode: 'malformed', count: 1, facts: ['FOUND'], line: 'FOUND' },
      { mode: 'timeout', count: 1, facts: ['FOUND'], line: 'FOUND' },
      { mode: 'duplicate', count: 1, facts: ['FOUND'], line: 'FOUND' },
      { mode: '5xx', count: 3, facts: ['ERROR'], line: 'UNAVAILABLE' },
      { mode: 'late', count: 1, facts: [], line: 'LATE' },
    ])('under the fault $mode x $count it records $facts and one line $line', async ({ mode, count, facts, line }) => {
      const job = await createDueLoan();
      await clearFaults(still.context.db);
      await orderFault(still.context.db, 'credit', mode, count, 0.05);
      await hardPull(job, still.context);
      expect(await fetchOutcomes(job.uuid)).toEqual(facts);
      expect((await fetchLedger(job.uuid)).map((row) => row.outcome)).toEqual([line]);
      await clearFaults(still.context.db);
    });

    test('makes no pull for a file that was withdrawn before its job', async () => {
      const job = await createDueLoan();
      await record(still.context, job.uuid, () => [{ type: 'ApplicationWithdrawn', data: { reason: 'test' } }], {
        actor: { kind: 'borrower', id: 'test' },
        requestId: 'test',
      });
      await hardPull(job, still.context);
      expect([
        keys,
        await fetchOutcomes(job.uuid),
        (await readApplication(still.context.db, job.uuid))?.active,
      ]).toEqual([[], [], false]);
    });
  });
});

function withoutHardPull<W extends object>(work: W | undefined): W {
  return Object.fromEntries(Object.entries(work ?? {}).filter(([name]) => name !== 'credit.hardPull')) as W;
}
