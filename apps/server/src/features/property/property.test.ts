import {
  chooseParcel,
  correctParcel,
  correctPropertyAddress,
  saveValueEstimate,
  readDecline,
  readHeloc,
  readProperty,
} from '@lintel/contract';
import { dayAfter } from '@lintel/domain';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { statusAtOrAfter, loadFacts, loadFactsOfType, walkToStatus } from '../../../test/walk.ts';

onOneDatabase('the property', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
  });

  const address = { street1: '1600 Larimer Street', street2: '', city: 'Denver', state: 'CO', zip: '80202' };

  test('is looked up again with the corrected address', async () => {
    const noel = await walkToStatus(server, 'no-property');
    expect((await noel.answer(correctPropertyAddress, { body: address })).body).toMatchObject({
      status: { checklistStatus: statusAtOrAfter('WAITING_FOR_AVM_DATA') },
    });
    await expect.poll(noel.status).toBe('OFFER_SELECTION');
    expect((await noel.answer(readProperty)).body).toMatchObject({
      property: { street1: '1600 Larimer Street' },
      candidates: [],
      estimate: { source: 'Sandbox values' },
    });
  });

  test('in another state requires a new application', async () => {
    const noel = await walkToStatus(server, 'no-property');
    const answer = await noel.answer(correctPropertyAddress, { body: { ...address, state: 'AZ', zip: '85004' } });
    expect(answer.body).toMatchObject({
      status: 'invalid-request',
      errors: [{ field: 'state', message: 'For a home in another state, start a new application.' }],
    });
  });

  test('is found by the parcel number that the borrower enters', async () => {
    const noel = await walkToStatus(server, 'no-property');
    await noel.answer(correctParcel, { body: { parcelNumber: '123-45-678', documentUuids: [] } });
    await expect.poll(noel.status).toBe('OFFER_SELECTION');
    expect((await noel.answer(readProperty)).body).toMatchObject({ property: { parcelNumber: '123-45-678' } });
  });

  test('is chosen among the found parcels only', async () => {
    const tess = await walkToStatus(server, 'several-properties');
    const { candidates } = await tess.send(readProperty);
    expect(candidates).toHaveLength(3);
    expect((await tess.answer(chooseParcel, { body: { propertyId: 'sandbox-0' } })).body['status']).toBe(
      'choice-unknown',
    );
    await tess.loose(chooseParcel, { body: { propertyId: candidates[2]?.propertyId } });
    await expect.poll(tess.status).toBe('OFFER_SELECTION');
    expect((await tess.answer(readProperty)).body).toMatchObject({
      property: { parcelNumber: candidates[2]?.parcelNumber },
      candidates: [],
    });
  });

  test('uses the owner’s estimate without an automated value, and sends a parcel number to staff only [DATA-008, DATA-009, ENUM-019, ENUM-020]', async () => {
    const ava = await walkToStatus(server, 'no-value');
    const before = await ava.version();
    expect(
      (await ava.answer(correctParcel, { body: { parcelNumber: '9-9', documentUuids: [] } })).body['version'],
    ).toBe(before);
    await ava.answer(saveValueEstimate, { body: { estimatedValue: 400_000, condition: 'GOOD' } });
    expect(await ava.status()).toBe('OFFER_SELECTION');
    expect((await ava.answer(readProperty)).body).toMatchObject({
      property: { condition: 'GOOD' },
      estimate: { value: 400_000, source: 'Your estimate' },
    });
    const { property, status } = await ava.send(readHeloc);
    expect(property.condition).toBe('GOOD');
    expect(status).toMatchObject({ condition: 'GOOD', title: 'TITLE_REQUIRED', verification: null });
    expect((await loadFacts(server, ava.uuid)).slice(-2).map((fact) => fact.type)).toEqual([
      'ValueEstimated',
      'OffersPriced',
    ]);
  });

  test.each([
    ['declined-just-bought', 'Title to the home was transferred less than 90 days ago', 'ELIG-001'],
    ['declined-for-sale', 'Home is listed for sale', 'OP-A-021'],
    ['declined-small-home', 'Value or type of collateral not sufficient', 'OP-A-086'],
  ])('%s gets the reason: %s [%s]', async (name, reason) => {
    const one = await walkToStatus(server, name);
    expect((await one.answer(readDecline)).body['reasons']).toEqual([reason]);
  });

  test('lets a new owner apply again 90 days after the transfer, not after the decline [ELIG-001]', async () => {
    const one = await walkToStatus(server, 'declined-just-bought');
    const [located] = await loadFactsOfType(server, one.uuid, 'PropertyLocated');
    expect((await one.answer(readDecline)).body['reapplyOn']).toBe(dayAfter(String(located?.['lastTransferOn']), 90));
  });

  test('returns no decline while there is none', async () => {
    const noel = await walkToStatus(server, 'no-property');
    expect((await noel.answer(readDecline)).status).toBe(204);
  });
});
