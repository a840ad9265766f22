import { readDraft, saveDraft } from '@lintel/contract';
import { beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { addDemoOriginators, DEMO_ORIGINATORS } from '../sandbox/originators.ts';

const REGISTRATION_PATH = '/account/heloc/register-v2';
const OFFICER = DEMO_ORIGINATORS[0]?.uuid ?? '';

onOneDatabase('the visit', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
    await addDemoOriginators(server.context);
  });

  const openPage = (url: string, cookie = '') =>
    server.app.inject({ method: 'GET', url, headers: { accept: 'text/html', cookie } });
  const getDraftCookie = (answer: Awaited<ReturnType<typeof openPage>>): string => {
    const value = answer.cookies.find((one) => one.name === 'heloc-draft')?.value;
    return value === undefined ? '' : `heloc-draft=${value}`;
  };
  const fetchVisit = async (cookie: string): Promise<unknown> => {
    const answer = await server.ask(readDraft, { headers: { cookie } });
    return answer.statusCode === 204 ? undefined : answer.json().values?.visit;
  };

  test.each([
    `${REGISTRATION_PATH}?org=FIGURE`,
    `${REGISTRATION_PATH}/legal-name?`,
    '/account/heloc/register?step=name',
  ])(
    'is saved from the address %s until the application is created [ELIG-012, ELIG-013, SCOPE-013, QRY-001, QRY-002, QRY-012]',
    async (url) => {
      const page = await openPage(`${url}&referrer=${OFFICER}&rid=broker-2&utm_campaign=spring&utm_source=mail`);
      const visit = { referrer: OFFICER, rid: 'broker-2', utm_campaign: 'spring', utm_source: 'mail' };
      expect(page.payload).toContain(JSON.stringify({ visit }).slice(1, -1));
      expect(await fetchVisit(getDraftCookie(page))).toEqual(visit);
    },
  );

  test('is kept while steps are saved, by form or by call', async () => {
    const cookie = getDraftCookie(await openPage(`${REGISTRATION_PATH}?rid=broker-2`));
    await server.app.inject({
      method: 'POST',
      url: REGISTRATION_PATH,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', cookie },
      payload: 'street1=1+Main+St&city=Reno&state=NV&zip=89501&occupancyType=HOME',
    });
    await server.ask(saveDraft, { body: { 'for-sale': { isListedForSale: 'NO' } }, headers: { cookie } });
    await openPage(`${REGISTRATION_PATH}/for-sale?org=FIGURE`, cookie);
    expect(await fetchVisit(cookie)).toEqual({ rid: 'broker-2' });
  });

  test('creates no draft without parameters or outside registration', async () => {
    expect(getDraftCookie(await openPage(`${REGISTRATION_PATH}?org=FIGURE`))).toBe('');
    expect(getDraftCookie(await openPage('/contact?referrer=lo-1'))).toBe('');
    expect(getDraftCookie(await openPage('/account/heloc/registered?referrer=lo-1'))).toBe('');
  });
});
