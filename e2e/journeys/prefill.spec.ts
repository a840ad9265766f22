import { createHeloc, readAnswers, storePrepop } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { createStaff, followMenuLink, logInToConsole } from '../pages/console.ts';
import { startExperiment } from '../pages/experiments.ts';
import { expectOffers } from '../pages/offer.ts';
import { pressButton, waitForHeading } from '../pages/page-actions.ts';
import { newPerson } from '../pages/person.ts';
import { getQuestions, pressContinue, toRegistrationUrl, waitForQuestion } from '../pages/registration.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';

const PROPERTY = 'Which home would you like to borrow against?';
const FROM_PARTNER = 'From RateHarbor';
const FROM_LETTER = 'From your offer letter';
const STREET = '1600 Larimer Street';
const person = newPerson();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Answers one question of the registration as usual. */
async function answer(page: Page, step: string): Promise<void> {
  const question = getQuestions(person).find((one) => one.step === step)!;
  await waitForQuestion(page, question.heading);
  await question.answer(page, person);
  await pressContinue(page, question.button);
}

async function storeAnswers(page: Page, org: string): Promise<string> {
  const stored = await page.request.post(`${storePrepop.path}?org=${org}`, {
    headers: { 'x-partner-key': 'sandbox-partner' },
    data: {
      email: person.email,
      phoneNumber: person.phone,
      name: { firstName: 'Rosa', lastName: 'Delgado' },
      address: { street1: STREET, city: 'Denver', state: 'CO', zip: '80202' },
      income: 118_000,
      employmentType: 'FULL_TIME',
      affiliate: { abVersion: 'b', appIndicator: 'web', liveOffers: '3' },
    },
  });
  expect(stored.status()).toBe(201);
  const { pathname, search } = new URL(((await stored.json()) as { link: string }).link);
  return pathname + search;
}

test('a visitor of a partner sees where each answer comes from, changes one, and the application has all of it [REG-046, APP-003, APP-004, APP-017, DATA-003, EXP-008]', async ({
  page,
  org,
  world,
}) => {
  await startExperiment(world, { org, name: 'short-form', variation: 'control' });
  await page.goto(`${await storeAnswers(page, org)}&utm_source=harbor`);
  await waitForQuestion(page, PROPERTY);
  expect(new URL(page.url()).searchParams.has('prepop')).toBe(false);
  await expect(page.getByText(STREET)).toBeVisible();
  await expect(page.getByText(FROM_PARTNER)).toBeVisible();
  await expectGoodPage(page);
  await page.getByRole('radio', { name: new RegExp(person.occupancy) }).check();
  await pressContinue(page);
  await answer(page, 'for-sale');
  await waitForQuestion(page, 'What do you earn in a year, before taxes?');
  await expect(field(page, 'Yearly income before taxes')).toHaveValue('118,000');
  await expect(page.getByText(FROM_PARTNER)).toHaveCount(2);
  await expectGoodPage(page);
  await pressContinue(page);
  await waitForQuestion(page, 'What’s your legal name?');
  await expect(page.getByText(FROM_PARTNER)).toHaveCount(2);
  await field(page, 'First name').fill('Rosalia');
  await expect(page.getByText(FROM_PARTNER)).toHaveCount(1);
  await expectGoodPage(page);
  await pressContinue(page);
  await answer(page, 'birthdate');
  await waitForQuestion(page, 'How can we reach you?');
  await expect(field(page, 'Mobile phone')).toHaveValue('(303) 555-0142');
  await expect(page.getByText(FROM_PARTNER)).toHaveCount(2);
  await expectGoodPage(page);
  await pressContinue(page);
  const creating = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes(createHeloc.path));
  await answer(page, 'set-password');
  const request = await creating;
  expect(new URL(request.url()).searchParams.get('state')).toBe('CO');
  expect(request.postDataJSON()).toMatchObject({
    abVersionsRequest: [{ name: 'short-form', variation: 'control' }],
    affiliateAbVersion: 'b',
    affiliateAppIndicator: 'web',
    affiliateLiveOffers: '3',
    optimizelyProfileRequest: { optimizelyProfileUuid: expect.any(String) as unknown },
    utmParameters: { source: 'harbor' },
    publish: true,
  });
  const created = await request.response();
  const { uuid } = (await created!.json()) as { uuid: string };
  await expectOffers(page);
  const answers = await page.request.get(readAnswers.path.replace('{uuid}', uuid), {
    headers: { authorization: (await request.headerValue('authorization')) ?? '' },
  });
  expect(await answers.json()).toMatchObject({
    profile: { email: person.email, name: { firstName: 'Rosalia', lastName: 'Delgado' } },
    property: { street1: STREET, zip: '80202' },
    income: { incomePrimary: 118_000, employmentType: 'FULL_TIME' },
  });
});

test(
  'an offer code fills in the letter’s name and address, and one that no letter has doesn’t [REG-047, CALL-006]',
  { tag: '@long-run' },
  async ({ page, org, faults }) => {
    await page.goto(toRegistrationUrl(org));
    await waitForQuestion(page, PROPERTY);
    await page.getByRole('link', { name: 'I have an offer code' }).click();
    await waitForHeading(page, 'Enter the code from your offer letter');
    await field(page, 'Offer code').fill('NOSUCHCODE');
    await pressButton(page, 'Use this code');
    await expect(page.getByRole('alert')).toContainText('We can’t find this code.');
    expectLogged(faults, /not-found/);
    await expectGoodPage(page);
    await field(page, 'Offer code').fill('spring-4821');
    await pressButton(page, 'Use this code');
    await waitForQuestion(page, PROPERTY);
    await expect(page.getByText(STREET)).toBeVisible();
    await expect(page.getByText(FROM_LETTER)).toBeVisible();
    await page.getByRole('radio', { name: new RegExp(person.occupancy) }).check();
    await pressContinue(page);
    await answer(page, 'for-sale');
    await answer(page, 'annual-income');
    await waitForQuestion(page, 'What’s your legal name?');
    await expect(field(page, 'First name')).toHaveValue('Rosa');
    await expect(page.getByText(FROM_LETTER)).toHaveCount(2);
    await expectGoodPage(page);
  },
);

test(
  'an admin imports offer codes, and sees how many each mailing has [DATA-013]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await logInToConsole(page, await createStaff(world, 'admin'));
    await followMenuLink(page, 'Offer codes');
    await waitForHeading(page, 'Offer codes');
    const file = (rows: string) => ({
      name: 'codes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`offerCode,firstName,lastName,respondByDate,street1,city,state,zip\n${rows}`),
    });
    await page.getByLabel('CSV file').setInputFiles(file('x,Ana,Ruiz,soon,1 Main St,Denver,CO,80202\n'));
    await pressButton(page, 'Import');
    await expect(page.getByText('Row 2, offerCode: Enter a code of 8 to 20 letters and digits.')).toBeVisible();
    await expectGoodPage(page);
    await page.getByLabel('CSV file').setInputFiles(file('JOURNEY01,Ana,Ruiz,2098-06-30,1 Main St,Denver,CO,80202\n'));
    await pressButton(page, 'Import');
    await expect(page.getByText(/Respond by .*Jun 30, 2098/)).toBeVisible();
    await expect(page.getByText('1 code', { exact: true }).first()).toBeVisible();
  },
);
