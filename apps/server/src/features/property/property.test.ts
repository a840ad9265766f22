import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { atOrAfter, factsIn, walk } from '../../../test/walk.ts';

onOneDatabase('the property', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(await open(), { run: true });
  });

  const address = { street1: '1600 Larimer Street', street2: '', city: 'Denver', state: 'CO', zip: '80202' };

  test('is looked up again under the corrected address', async () => {
    const noel = await walk(server, 'no-property');
    expect((await noel.put('/property/address', address)).body).toMatchObject({
      status: { checklistStatus: atOrAfter('WAITING_FOR_AVM_DATA') },
    });
    await expect.poll(noel.status).toBe('OFFER_SELECTION');
    expect((await noel.get('/property')).body).toMatchObject({
      property: { street1: '1600 Larimer Street' },
      candidates: [],
      estimate: { source: 'Sandbox values' },
    });
  });

  test('in another state needs a new application', async () => {
    const noel = await walk(server, 'no-property');
    const answer = await noel.put('/property/address', { ...address, state: 'AZ', zip: '85004' });
    expect(answer.body).toMatchObject({
      status: 'invalid-request',
      errors: [{ field: 'state', message: 'A home in another state needs a new application.' }],
    });
  });

  test('is found by the parcel number that was typed', async () => {
    const noel = await walk(server, 'no-property');
    await noel.put('/property/parcel', { parcelNumber: '123-45-678', documentUuids: [] });
    await expect.poll(noel.status).toBe('OFFER_SELECTION');
    expect((await noel.get('/property')).body).toMatchObject({ property: { parcelNumber: '123-45-678' } });
  });

  test('is chosen among the parcels that were found, and no other', async () => {
    const tess = await walk(server, 'several-properties');
    const { candidates } = (await tess.get('/property')).body as {
      candidates: { propertyId: string; parcelNumber: string }[];
    };
    expect(candidates).toHaveLength(3);
    expect((await tess.put('/property/choice', { propertyId: 'sandbox-0' })).body['status']).toBe('choice-unknown');
    await tess.put('/property/choice', { propertyId: candidates[2]?.propertyId });
    await expect.poll(tess.status).toBe('OFFER_SELECTION');
    expect((await tess.get('/property')).body).toMatchObject({
      property: { parcelNumber: candidates[2]?.parcelNumber },
      candidates: [],
    });
  });

  test('is valued by its owner while there is no automated value; a parcel number there is for staff and no fact', async () => {
    const ava = await walk(server, 'no-value');
    const before = await ava.version();
    expect((await ava.put('/property/parcel', { parcelNumber: '9-9', documentUuids: [] })).body['version']).toBe(
      before,
    );
    await ava.put('/property/estimate', { estimatedValue: 400_000, condition: 'GOOD' });
    expect(await ava.status()).toBe('OFFER_SELECTION');
    expect((await ava.get('/property')).body).toMatchObject({ estimate: { value: 400_000, source: 'Your estimate' } });
    expect((await factsIn(server, ava.uuid)).slice(-2).map((fact) => fact.type)).toEqual([
      'ValueEstimated',
      'OffersPriced',
    ]);
  });

  test.each([
    ['declined-just-bought', 'Title to the home was transferred less than 90 days ago', 'ELIG-001'],
    ['declined-for-sale', 'Home is listed for sale', 'OP-A-021'],
    ['declined-small-home', 'Value or type of collateral not sufficient', 'OP-A-086'],
  ])('%s hears the reason: %s [%s]', async (name, reason) => {
    const one = await walk(server, name);
    expect((await one.get('/decline')).body['reasons']).toEqual([reason]);
  });

  test('answers nothing about a decline while there is none', async () => {
    const noel = await walk(server, 'no-property');
    expect((await noel.get('/decline')).status).toBe(204);
  });
});
