import { createHeloc, listHelocs, readHeloc } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { buildCreation } from '../../../test/creation.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { readAnswers } from '../../records/answers/answers.ts';

const OFFICER = '5f0c8b52-2f65-4f5a-9a51-0b6c2f6f7a10';

onOneDatabase('the visit saved with an application', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });

  async function created(overrides: Record<string, unknown>) {
    const { token, email } = await server.createBorrower();
    const { uuid } = await server.send(createHeloc, { token, body: { ...buildCreation(email), ...overrides } });
    const heloc = await server.send(readHeloc, { params: { uuid }, token });
    const listed = await server.send(listHelocs, { token });
    return { uuid, heloc, listed };
  }

  test.each([
    ['cloc', true],
    ['CLOC', false],
    ['letter', false],
    [null, false],
  ])('shows the campaign %j as crypto: %s [SCOPE-017, QRY-003]', async (source, isCrypto) => {
    const { heloc, listed } = await created({ utmParameters: { source } });
    expect([heloc.isCrypto, listed.map((one) => one.isCrypto)]).toEqual([isCrypto, [isCrypto]]);
  });

  test('refuses the crypto campaign at a lender without a custodian, and takes every other one [SCOPE-017]', async () => {
    const create = async (organisation: string, source: string) => {
      const { token, email } = await server.createBorrower(organisation);
      const body = { ...buildCreation(email), utmParameters: { source } };
      const answer = await server.loose(createHeloc, { token, body });
      return [answer.statusCode, answer.json().status];
    };
    expect(await create('HOMEPOINT', 'cloc')).toEqual([403, 'not-available']);
    expect((await create('HOMEPOINT', 'letter'))[0]).toBe(201);
    expect((await create('FIGURE_MARKETS_CREDIT', 'cloc'))[0]).toBe(201);
  });

  test('stores the referrer: a loan officer by id, a broker by referral [SCOPE-013, ELIG-012, ELIG-013, APP-018]', async () => {
    const { uuid, heloc } = await created({ referrerId: OFFICER, referralId: 'broker-2' });
    expect(heloc.referrer).toMatchObject({ referrerUuid: OFFICER });
    const { applicant } = await readAnswers(server.context.vault, server.context.db, uuid);
    expect(applicant.visit).toMatchObject({ referrerId: OFFICER, referralId: 'broker-2' });
  });

  test('has no referrer without a referral or with an invalid id', async () => {
    expect((await created({})).heloc.referrer).toBeNull();
    expect((await created({ referrerId: 'not an id' })).heloc.referrer).toBeNull();
  });
});
