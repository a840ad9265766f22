import {
  changeAnswers,
  lookUpAddress,
  readAnswers,
  readConsentTypes,
  readHeloc,
  readOfferHistory,
  readProfile,
  readStateLicenses,
  readStatesEligibility,
  readZipEligibility,
  saveName,
} from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { loadFacts, walkToStatus, type WalkedLoan } from '../../../test/walk.ts';
import { setLoanClock } from '../../loan-file/index.ts';

onOneDatabase('reading and changing an application', (open) => {
  let server: TestApp;
  let maria: WalkedLoan;
  beforeAll(async () => {
    server = await createTestApp(await open(), { run: true });
    maria = await walkToStatus(server, 'found');
  });

  test('shows the loan with its home, status and money, and no account numbers yet [DATA-008, DATA-009]', async () => {
    const { body } = await maria.answer(readHeloc);
    expect(body).toMatchObject({
      uuid: maria.uuid,
      active: true,
      activeForAppStart: true,
      isInquiry: false,
      isCrypto: false,
      adjustedHomeAmount: 412_000,
      rate: null,
      term: null,
      disburseAccount: null,
      property: { street1: '412 Alder Ridge Road', state: 'CO', occupancyType: 'HOME', estimate: 412_000 },
      status: {
        checklistStatus: 'OFFER_SELECTION',
        uwDecision: 'SELECT',
        uwSubDecision: 'UNVERIFIED_OFFER',
        bpo: 'BPO_NOT_REQUIRED',
      },
      consents: [{ type: 'SOFT_CREDIT', version: '2026-11-1' }],
    });
  });

  test('counts days from the day where the home is, not from the lender’s', async () => {
    await setLoanClock(server.context, { pinnedAt: new Date('2026-11-26T07:30:00Z') });
    try {
      expect((await maria.answer(readHeloc)).body).toMatchObject({ dates: { today: '2026-11-26' } });
    } finally {
      await setLoanClock(server.context, { offsetMs: 0 });
    }
  });

  test('returns the same loan under the older base paths [OP-B-048]', async () => {
    const { client, uuid } = maria;
    const bodies = await Promise.all(
      ['v1/application/heloc', 'v2/application/heloc', 'v3/application/helocs'].map(
        async (base) => (await client.raw('GET', `/service-application/api/${base}/${uuid}`)).body['uuid'],
      ),
    );
    expect(bodies).toEqual([uuid, uuid, uuid]);
  });

  test('returns the saved answers and what is missing [DATA-011]', async () => {
    const { body } = await maria.answer(readAnswers);
    expect(body).toMatchObject({
      income: { incomePrimary: 118_000, incomeOther: 0, employmentType: 'FULL_TIME' },
      missing: [],
      locked: [],
      profile: { name: { firstName: 'Maria' }, dob: '1984-03-09', addresses: [{ type: 'HOME', city: 'Boulder' }] },
    });
  });

  test('changes an answer, updates the offers in the same transaction and records the cause [OP-D-046]', async () => {
    const ana = await walkToStatus(server, 'found');
    const before = await ana.version();
    expect(
      (await ana.answer(changeAnswers, { body: { income: { incomePrimary: 130_000, incomeOther: 1000 } } })).body,
    ).toMatchObject({
      missing: [],
      status: { checklistStatus: 'OFFER_SELECTION' },
    });
    const [changed, priced] = (await loadFacts(server, ana.uuid)).slice(before);
    expect([changed?.type, priced?.type]).toEqual(['AnswersChanged', 'OffersPriced']);
    expect((JSON.parse(priced?.data ?? '{}') as { cause: string }).cause).toBe('your income changed');
    const history = await ana.send(readOfferHistory);
    expect(history.map((line) => line.because)).toEqual([[], ['your income changed']]);
  });

  test('records no fact when no answer changed', async () => {
    const before = await maria.version();
    await maria.answer(changeAnswers, { body: { income: { incomePrimary: 118_000, incomeOther: 0 } } });
    expect(await maria.version()).toBe(before);
  });

  test.each<[object, string, string]>([
    [{ employmentType: 'UNEMPLOYED' }, 'employment-not-accepted', 'ELIG-027'],
    [{ name: { firstName: 'A', lastName: 'Reyes' } }, 'invalid-request', 'FORM-010'],
  ])('refuses %j with its own status: %s [%s]', async (change, name, _id) => {
    expect((await maria.answer(changeAnswers, { body: change })).body['status']).toBe(name);
  });

  test('names the wrong part of a name by its path in the call', async () => {
    const wrong = { firstName: 'A', lastName: '' };
    expect((await maria.answer(changeAnswers, { body: { name: wrong } })).body['errors']).toMatchObject([
      { field: 'name.firstName' },
      { field: 'name.lastName' },
    ]);
    const answer = await maria.client.answer(saveName, { body: { ...wrong, suffix: '' } });
    expect(answer.body['errors']).toMatchObject([{ field: 'firstName' }, { field: 'lastName' }]);
  });

  test('changes the name in the open application when the profile’s name changes [OP-A-032]', async () => {
    const ana = await walkToStatus(server, 'found');
    const answer = await ana.client.answer(saveName, {
      body: {
        firstName: 'Marianne',
        lastName: 'Delgado',
        suffix: '',
      },
    });
    expect(answer.status).toBe(200);
    expect((await ana.answer(readAnswers)).body).toMatchObject({ profile: { name: { firstName: 'Marianne' } } });
    expect((await loadFacts(server, ana.uuid)).at(-2)?.type).toBe('AnswersChanged');
  });

  test('changes the profile’s name when the answers’ name changes, and returns it the same in both [OP-A-032]', async () => {
    const ana = await walkToStatus(server, 'found');
    const name = { firstName: 'Marianne', middleName: 'Rose', lastName: 'D’Angelo', suffix: 'II' };
    expect(
      (
        await ana.answer(changeAnswers, {
          body: {
            name,
            homeAddress: { street1: '9 New Road', city: 'Denver', state: 'CO', zip: '80202' },
          },
        })
      ).status,
    ).toBe(200);
    const profile = (await ana.client.answer(readProfile)).body;
    expect(profile).toMatchObject({
      name: { ...name, lastName: "D'Angelo" },
      dob: '1984-03-09',
      addresses: [{ type: 'HOME', street1: '9 New Road' }],
    });
    expect((await ana.answer(readAnswers)).body['profile']).toEqual(profile);
  });

  test('serves a lender’s states, ZIP prefixes, licenses and consent texts without a login [ELIG-019, ELIG-020, DATA-018]', async () => {
    expect(await server.send(readStatesEligibility, { query: { orgCode: 'FIGURE_NY' } })).toEqual(['NY']);
    expect(await server.send(readZipEligibility, { query: { orgCode: 'FIGURE' } })).toContain('967');
    expect(await server.send(readStateLicenses, { query: { orgCode: 'FIGURE_NY' } })).toEqual([
      expect.objectContaining({ abbrev: 'NY', name: 'New York' }),
    ]);
    const texts = await server.send(readConsentTypes);
    expect(texts.map((one) => one.type)).toEqual(['SOFT_CREDIT', 'HARD_CREDIT', 'ESIGN']);
    expect(texts.map((one) => one.text).join(' ')).not.toContain('{lender}');
  });

  test('suggests addresses while the borrower types, in the requested states [CALL-062, DATA-028]', async () => {
    const look = (state?: string[]) => server.send(lookUpAddress, { query: { search: '412 alder', state } });
    expect((await look()).map((one) => one.street1)).toEqual(['412 Alder Ridge Road']);
    expect(await look(['AZ', 'UT'])).toEqual([]);
    expect((await server.ask(lookUpAddress, { query: { search: '41' } })).statusCode).toBe(400);
  });

  test('reports an address lookup that isn’t responding, and works on the next try', async () => {
    await server.context.db
      .insertInto('sandbox_fault')
      .values({ kind: 'address', mode: '5xx', remaining: 1, seconds: 0 })
      .execute();
    const look = () => server.ask(lookUpAddress, { query: { search: '412 alder' } });
    expect((await look()).json()).toMatchObject({
      status: 'vendor-unavailable',
      message: 'The address lookup isn’t responding. Your answers are saved. Try again or choose another way.',
    });
    expect((await look()).statusCode).toBe(200);
  });
});
