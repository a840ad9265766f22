import { randomUUID } from 'node:crypto';
import { readDraft, saveDraft } from '@lintel/contract';
import type { RegistrationDraft } from '@lintel/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { quiet } from '../../test/quiet.ts';
import { addDemoOriginators, DEMO_ORIGINATORS, DEMO_REFERRAL } from '../sandbox/originators.ts';
import type { PageData } from './page-data.ts';
import { lookUpTwice } from './referrer.ts';

const FIRST = '/account/heloc/register-v2';
const OFFICER = DEMO_ORIGINATORS[0]?.uuid ?? '';
const BROKER = DEMO_ORIGINATORS[1]?.uuid ?? '';
const UNKNOWN = '99999999-9999-4999-8999-999999999999';

onOneDatabase('who sent a visitor', (open) => {
  let server: TestApp;
  let shown: PageData | undefined;
  beforeAll(async () => {
    server = await createTestApp(await open(), {
      renderPage: async (_url, data) => {
        shown = data;
        return { status: data.posted ? 422 : 200, html: '<!doctype html>' };
      },
    });
    await addDemoOriginators(server.context);
  });

  const openPage = (url: string, cookie = '') => {
    shown = undefined;
    return server.app.inject({ method: 'GET', url, headers: { accept: 'text/html', cookie } });
  };
  const getCookie = (answer: Awaited<ReturnType<typeof openPage>>): string =>
    answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const fetchDraft = async (cookie: string): Promise<RegistrationDraft | undefined> => {
    const answer = await server.ask(readDraft, { headers: { cookie } });
    return answer.statusCode === 204 ? undefined : answer.json().values;
  };

  describe('at a lender that requires a loan officer', () => {
    const ORG = 'org=FIGURE_WHOLESALE';
    test.each([
      ['is missing', 'ELIG-008', `${FIRST}?${ORG}&utm_source=mail`],
      ['is unknown', 'ELIG-009', `${FIRST}?${ORG}&utm_source=mail&referrer=${UNKNOWN}`],
      ['is malformed', 'ELIG-010', `${FIRST}?${ORG}&utm_source=mail&referrer=lo-1`],
      ["is another lender's", 'ELIG-009', `${FIRST}?${ORG}&utm_source=mail&referrer=${OFFICER}`],
      ['is missing on a later step', 'ELIG-008', `${FIRST}/legal-name?${ORG}&utm_source=mail`],
      ['is missing on the older page', 'ELIG-008', `/account/heloc/register?${ORG}&utm_source=mail`],
    ])('a visitor whose loan officer %s goes to not-accepting-apps [%s, SCOPE-014]', async (_how, _id, url) => {
      const answer = await openPage(url);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers['location']).toBe(`/account/heloc/not-accepting-apps?${ORG}&utm_source=mail`);
      expect(answer.cookies.map(({ name }) => name)).toEqual(['heloc-org']);
    });

    test('admits a visitor with a loan officer and drops the ID from the URL [ELIG-012]', async () => {
      const answer = await openPage(`${FIRST}?${ORG}&referrer=${BROKER}`);
      expect(answer.statusCode).toBe(200);
      const cookie = getCookie(answer);
      expect((await openPage(`${FIRST}/for-sale`, cookie)).statusCode).toBe(200);
      expect(shown?.reads['originator']).toMatchObject({ brokerName: 'Bo Rivers', nmls: '2000002' });
    });

    test.each(['/register/support', '/not-accepting-apps'])('%s is open to everyone [SCREEN-055]', async (path) => {
      expect((await openPage(`/account/heloc${path}?${ORG}`)).statusCode).toBe(200);
    });

    test('/not-accepting-apps without the base leads there', async () => {
      expect((await openPage(`/not-accepting-apps?${ORG}`)).headers['location']).toBe(
        `/account/heloc/not-accepting-apps?${ORG}`,
      );
    });
  });

  test('guessing IDs with pages is limited like guessing them with calls', async () => {
    const limited = await createTestApp(server.context.store, {
      env: { QUOTAS: '1' },
      renderPage: async () => ({ status: 200, html: '<!doctype html>' }),
    });
    const statuses: number[] = [];
    // A new minute may begin in between, and allows ten more.
    for (let i = 0; i < 25; i += 1) {
      const url = `${FIRST}?org=FIGURE&${i % 2 === 0 ? 'referrer' : 'rid'}=${randomUUID()}`;
      const answer = await limited.raw('GET', url, { from: '203.0.113.9', headers: { accept: 'text/html' } });
      statuses.push(answer.statusCode);
    }
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
  });

  describe('elsewhere', () => {
    test.each([`referrer=${UNKNOWN}`, 'referrer=lo-1', 'referrer=a&referrer=b', 'referrer=', `referrer=${BROKER}`])(
      '%s is dropped from the URL, and nothing else [ELIG-011]',
      async (referrer) => {
        const answer = await openPage(`${FIRST}/birthdate?org=FIGURE&${referrer}&utm_source=mail`);
        expect(answer.statusCode).toBe(302);
        expect(answer.headers['location']).toBe(`${FIRST}/birthdate?org=FIGURE&utm_source=mail`);
        expect(answer.cookies.map(({ name }) => name)).toEqual(['heloc-org']);
      },
    );

    test('admits a visitor without a loan officer, and the page has none', async () => {
      expect((await openPage(`${FIRST}?org=FIGURE`)).statusCode).toBe(200);
      expect(Object.keys(shown?.reads ?? {})).not.toContain('originator');
    });

    test('the page knows the licenses of the loan officer who sent the visitor [ELIG-006]', async () => {
      await openPage(`${FIRST}?org=FIGURE&referrer=${OFFICER}`);
      expect(shown?.reads['originator']).toMatchObject({
        originatorName: 'Olivia Grant',
        enforceLicensedStatesForReferral: true,
        licensedStates: ['AZ', 'CO', 'UT'],
      });
    });

    test('drops a loan officer who left from a saved visit [ELIG-011]', async () => {
      const cookie = getCookie(await openPage(`${FIRST}?org=FIGURE&referrer=${OFFICER}&utm_source=mail`));
      const { db } = server.context;
      await db.updateTable('loan_originator').set({ active: false }).where('uuid', '=', OFFICER).execute();
      try {
        expect((await openPage(FIRST, cookie)).statusCode).toBe(200);
        expect((await fetchDraft(cookie))?.visit).toEqual({ utm_source: 'mail' });
      } finally {
        await db.updateTable('loan_originator').set({ active: true }).where('uuid', '=', OFFICER).execute();
      }
    });
  });

  describe('a referral', () => {
    test('fills in the first name and the city, and the page says from where [QRY-002, ELIG-013, DATA-014]', async () => {
      const cookie = getCookie(await openPage(`${FIRST}?org=FIGURE&rid=${DEMO_REFERRAL}`));
      expect(await fetchDraft(cookie)).toEqual({
        index: { city: 'Denver', state: 'CO' },
        'legal-name': { firstName: 'Rosa' },
        sources: { propertyAddress: 'OFFICER', firstName: 'OFFICER' },
        visit: { rid: DEMO_REFERRAL },
      });
      expect(shown?.reads).toMatchObject({ originator: { originatorName: 'Olivia Grant' } });
    });

    test('changes nothing that the visitor typed, and fills in once', async () => {
      const cookie = getCookie(await openPage(`${FIRST}?org=FIGURE&rid=${DEMO_REFERRAL}`));
      await server.ask(saveDraft, {
        headers: { cookie },
        body: { 'legal-name': { firstName: 'Rosalía', middleName: '', lastName: 'Delgado', suffix: '' } },
      });
      await openPage(`${FIRST}?org=FIGURE&rid=${DEMO_REFERRAL}`, cookie);
      expect((await fetchDraft(cookie))?.['legal-name']?.firstName).toBe('Rosalía');
    });
  });

  test("a form without JavaScript is refused with the specification's sentence where the officer isn't licensed [ELIG-006]", async () => {
    const cookie = getCookie(await openPage(`${FIRST}?org=FIGURE&referrer=${OFFICER}`));
    const post = (state: string) =>
      server.app.inject({
        method: 'POST',
        url: FIRST,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', cookie },
        payload: `street1=1+Main+St&city=Boise&state=${state}&zip=83702&occupancyType=HOME`,
      });
    expect((await post('ID')).statusCode).toBe(422);
    expect(shown?.posted?.messages).toEqual([
      {
        field: 'address',
        message:
          'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
      },
    ]);
    expect((await post('UT')).statusCode).toBe(303);
  });
});

describe('a lookup that fails', () => {
  const log = quiet;
  test('is retried once, and the visitor is admitted', async () => {
    const answers = [Promise.reject(new Error('away')), Promise.resolve('found')];
    expect(await lookUpTwice({ log }, () => answers.shift() ?? Promise.reject(new Error('third')))).toBe('found');
  });

  test('that fails twice shows the error page with Try again', async () => {
    let calls = 0;
    const lookUp = () => {
      calls += 1;
      return Promise.reject(new Error('away'));
    };
    expect({ found: await lookUpTwice({ log }, lookUp), calls }).toEqual({ found: undefined, calls: 2 });
  });
});
