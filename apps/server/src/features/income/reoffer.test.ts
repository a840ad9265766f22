import { readOffers } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { loadFacts, walkToStatus } from '../../../test/walk.ts';

onOneDatabase('less income than the offer assumed', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  test(
    'prices again in the same transaction and asks for another choice with the cause [OP-D-126]',
    { timeout: 60_000 },
    async () => {
      const milo = await walkToStatus(server, 'income-mismatch');
      const facts = await loadFacts(server, milo.uuid);
      const at = facts.findIndex((fact) => fact.type === 'IncomeEvidenced');
      expect([facts[at + 1]?.type, facts[at + 1]?.request_id]).toEqual(['OffersPriced', facts[at]?.request_id]);
      expect(JSON.parse(facts[at]?.data ?? '{}')).toMatchObject({ accepted: 'BORROWER', matched: false });
      const { changed } = await milo.send(readOffers);
      expect(changed?.because).toContain('your income changed');
      expect(changed?.before).not.toBeNull();
      expect(await milo.status()).toBe('REVISED_OFFER_SELECTION');
    },
  );
});
