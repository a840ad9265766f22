import { importOfferCodes, readDraft, saveDraft, storePrepop } from '@lintel/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';
import { logInStaffMember } from '../../test/staff.ts';
import { insertPartner } from '../features/prepop/store.ts';

const FIRST = '/account/heloc/register-v2';
const HEAD = 'offerCode,firstName,lastName,inHomeDate,respondByDate,street1,street2,city,state,zip';
const ADDRESS = { street1: '1600 Larimer Street', city: 'Denver', state: 'CO', zip: '80202' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

onOneDatabase('prefilled answers', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(await open());
    const { token } = await logInStaffMember(server, 'admin');
    const csv = `${HEAD}\nSPRING4821,Rosa,Delgado,,2999-12-31,1600 Larimer Street,,Denver,CO,80202\nOLD000001,Rosa,Delgado,,2020-12-31,1600 Larimer Street,,Denver,CO,80202`;
    await server.send(importOfferCodes, { token, body: { csv } });
    await insertPartner(server.context.db, { organisation: 'FIGURE', name: 'RateHarbor', key: 'key' });
  });

  /** Opens a page and follows its redirects, as a browser does with its cookies. */
  async function visit(url: string, jar: Map<string, string> = new Map()) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await server.app.inject({ method: 'GET', url, headers: { accept: 'text/html', cookie } });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    const next = answer.headers['location'];
    if (next !== undefined) return visit(next, jar);
    return { jar, url };
  }
  const toCookie = (jar: Map<string, string>) => `heloc-draft=${jar.get('heloc-draft') ?? ''}`;
  const fetchDraft = async (jar: Map<string, string>) => server.send(readDraft, { headers: { cookie: toCookie(jar) } });
  const createLink = async (more: object = {}) => {
    const { link } = await server.send(storePrepop, {
      headers: { 'x-partner-key': 'key' },
      body: {
        email: 'rosa@example.com',
        phoneNumber: '3035550142',
        name: { firstName: 'Rosa', middleName: 'Maria', lastName: 'Delgado', suffix: 'JR' },
        address: ADDRESS,
        income: 96_000,
        employmentType: 'FULL_TIME',
        affiliate: { abVersion: 'b', appIndicator: 'web', liveOffers: '3' },
        ...more,
      },
    });
    const { pathname, search } = new URL(link);
    return pathname + search;
  };

  describe('of a partner', () => {
    test('are filled in with their source, and the register data’s flags say so [REG-046, DATA-003, OP-A-034]', async () => {
      const { jar, url } = await visit(await createLink());
      expect(url).toBe(`${FIRST}?org=FIGURE`);
      expect(await fetchDraft(jar)).toEqual({
        values: {
          index: ADDRESS,
          'annual-income': { employmentType: 'FULL_TIME', income: '96,000' },
          'legal-name': { firstName: 'Rosa', middleName: 'Maria', lastName: 'Delgado', suffix: 'JR' },
          'phone-and-email': { email: 'rosa@example.com', phoneNumber: '(303) 555-0142' },
          prepop: {
            isPrepopComplete: 'true',
            partner: 'RateHarbor',
            affiliateAbVersion: 'b',
            affiliateAppIndicator: 'web',
            affiliateLiveOffers: '3',
          },
          sources: {
            propertyAddress: 'PARTNER',
            employmentType: 'PARTNER',
            income: 'PARTNER',
            firstName: 'PARTNER',
            middleName: 'PARTNER',
            lastName: 'PARTNER',
            suffix: 'PARTNER',
            email: 'PARTNER',
            phoneNumber: 'PARTNER',
          },
        },
        isListedForSale: false,
        hasSaleStatusBeenSet: false,
        hasIncomeBeenSet: true,
        isPrepopComplete: true,
      });
    });

    test('are filled in once per visit: an answer that the visitor removed stays removed [REG-046, DATA-003]', async () => {
      const { jar } = await visit(await createLink());
      const headers = { cookie: toCookie(jar) };
      await server.ask(saveDraft, { headers, body: { 'annual-income': {}, 'for-sale': { isListedForSale: 'YES' } } });
      await visit(`${FIRST}/annual-income`, jar);
      await visit(await createLink(), jar);
      const { values, ...flags } = (await fetchDraft(jar)) ?? {};
      expect(values?.['annual-income']).toEqual({});
      expect(flags).toEqual({
        isListedForSale: true,
        hasSaleStatusBeenSet: true,
        hasIncomeBeenSet: false,
        isPrepopComplete: true,
      });
    });
  });

  describe('of an offer letter', () => {
    test('are filled in from the link’s code, which leaves the address [REG-047, OP-A-035]', async () => {
      const { jar, url } = await visit(`${FIRST}?org=FIGURE&offerCode=spring-4821&utm_source=mail`);
      expect(url).toBe(`${FIRST}?org=FIGURE&utm_source=mail`);
      expect((await fetchDraft(jar))?.values).toEqual({
        index: ADDRESS,
        'legal-name': { firstName: 'Rosa', lastName: 'Delgado' },
        sources: { propertyAddress: 'OFFER', firstName: 'OFFER', lastName: 'OFFER' },
        visit: { offerCode: 'spring-4821', utm_source: 'mail' },
      });
    });

    test.each(['UNKNOWN99', 'OLD000001'])(
      'are not: the registration continues without the code %s [REG-047, OP-A-035]',
      async (code) => {
        const { jar, url } = await visit(`${FIRST}?org=FIGURE&offerCode=${code}&utm_source=mail`);
        expect(url).toBe(`${FIRST}?org=FIGURE&utm_source=mail`);
        expect((await fetchDraft(jar))?.values).toEqual({ visit: { utm_source: 'mail' } });
        expect((await visit(`${FIRST}?org=FIGURE&offerCode=${code}`)).jar.has('heloc-draft')).toBe(false);
      },
    );

    test('remain with their code when a later link has an unknown one', async () => {
      const { jar } = await visit(`${FIRST}?org=FIGURE&offerCode=SPRING4821`);
      await visit(`${FIRST}?org=FIGURE&offerCode=UNKNOWN99`, jar);
      expect((await fetchDraft(jar))?.values.visit).toEqual({ offerCode: 'SPRING4821' });
    });

    test('change nothing that the visitor typed, and come before a partner’s [REG-047]', async () => {
      const { jar } = await visit(`${FIRST}?org=FIGURE&utm_source=mail`);
      const typed = { firstName: 'Rosalía' };
      await server.ask(saveDraft, { headers: { cookie: toCookie(jar) }, body: { 'legal-name': typed } });
      await visit(`${FIRST}?org=FIGURE&offerCode=SPRING4821`, jar);
      await visit(await createLink(), jar);
      const { values } = (await fetchDraft(jar)) ?? {};
      expect(values?.['legal-name']).toEqual(typed);
      expect(values?.sources).toEqual({
        propertyAddress: 'OFFER',
        employmentType: 'PARTNER',
        income: 'PARTNER',
        email: 'PARTNER',
        phoneNumber: 'PARTNER',
      });
    });
  });

  test('lose their source when a form without JavaScript changes them, and keep it when it doesn’t', async () => {
    const { jar } = await visit(`${FIRST}?org=FIGURE&offerCode=SPRING4821`);
    const post = (lastName: string) =>
      server.app.inject({
        method: 'POST',
        url: `${FIRST}/legal-name`,
        headers: { ...FORM, cookie: toCookie(jar) },
        payload: `firstName=Rosa&middleName=&lastName=${lastName}&suffix=`,
      });
    const sources = async () => (await fetchDraft(jar))?.values.sources;
    await post('Delgado');
    expect(await sources()).toEqual({ propertyAddress: 'OFFER', firstName: 'OFFER', lastName: 'OFFER' });
    await post('Ruiz');
    expect(await sources()).toEqual({ propertyAddress: 'OFFER', firstName: 'OFFER' });
    await post('Delgado');
    expect(await sources()).toEqual({ propertyAddress: 'OFFER', firstName: 'OFFER' });
  });
});
