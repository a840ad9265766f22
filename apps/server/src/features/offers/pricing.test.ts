import { chooseParcel, readDecline, readProperty } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { required } from '../../../test/required.ts';
import { loadFacts, walkToStatus } from '../../../test/walk.ts';
import { valueProperty } from '../property/jobs.ts';
import { priceLater } from './price.ts';

onOneDatabase('pricing', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  test('is recorded with the value that allowed it, in one transaction [OP-D-036]', async () => {
    const { uuid } = await walkToStatus(server, 'found');
    const facts = await loadFacts(server, uuid);
    const valued = facts.find((fact) => fact.type === 'PropertyValued');
    const priced = facts.find((fact) => fact.type === 'OffersPriced');
    expect(facts.map((fact) => fact.type)).toEqual([
      'ApplicationCreated',
      'IntakeCompleted',
      'SanctionsScreened',
      'SoftCreditReturned',
      'PropertyLocated',
      'PropertyValued',
      'OffersPriced',
    ]);
    expect([priced?.request_id, priced?.at]).toEqual([valued?.request_id, valued?.at]);
  });

  test('declines in the transaction that finds the reason, and returns the reason [SCREEN-071]', async () => {
    const { uuid, send } = await walkToStatus(server, 'declined');
    const facts = await loadFacts(server, uuid);
    const [priced, declined] = facts.slice(-2);
    expect([priced?.type, declined?.type]).toEqual(['OffersPriced', 'ApplicationDeclined']);
    expect(declined?.request_id).toBe(priced?.request_id);
    const body = await send(readDecline);
    expect(body?.reasons).toEqual([
      'Delinquent past or present credit obligations with others',
      'Balances too high in relation to limits on revolving accounts',
      'Amount owed on accounts too high',
    ]);
    expect(body?.score).toMatchObject({ value: 540, low: 300, high: 850 });
    expect(body?.bureau).toMatchObject({ name: 'Experian' });
  });

  test('saves the value and leaves pricing to its job when pricing fails', async () => {
    const { uuid, status, send } = await walkToStatus(server, 'several-properties');
    // Without its report the price can't be computed, but the value must still be saved.
    const stored = await server.context.db
      .selectFrom('evidence')
      .selectAll()
      .where('application_uuid', '=', uuid)
      .where('kind', '=', 'credit-soft')
      .executeTakeFirstOrThrow();
    await server.context.db.updateTable('evidence').set({ kind: 'away' }).where('ref', '=', stored.ref).execute();
    const { candidates } = await send(readProperty);
    await send(chooseParcel, { body: { propertyId: required(candidates[1]?.propertyId, 'second parcel') } });
    await expect.poll(() => fetchStatus(server, uuid)).toBe('WAITING_FOR_INITIAL_OFFERS');
    await server.context.db
      .updateTable('evidence')
      .set({ kind: 'credit-soft' })
      .where('ref', '=', stored.ref)
      .execute();
    await priceLater({ uuid, gate: 'price', attempt: 1, key: `${uuid}:price:1` }, server.context);
    expect(await status()).toBe('OFFER_SELECTION');
    await valueProperty({ uuid, gate: 'value', attempt: 1, key: `${uuid}:value:1` }, server.context);
    expect((await loadFacts(server, uuid)).filter((fact) => fact.type === 'OffersPriced')).toHaveLength(1);
  });
});

const fetchStatus = async ({ context }: TestApp, uuid: string): Promise<string | undefined> =>
  (await context.db.selectFrom('application').select('status').where('uuid', '=', uuid).executeTakeFirst())?.status;
