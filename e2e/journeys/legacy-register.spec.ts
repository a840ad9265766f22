import { saveDraft } from '@lintel/contract';
import { withFlag } from '../pages/flags.ts';
import { expectOffers } from '../pages/offer.ts';
import { newPerson } from '../pages/person.ts';
import { BASE_PATH, getQuestions, pressContinue, toRegistrationUrl, waitForQuestion } from '../pages/registration.ts';
import { expect, expectGoodPage, test } from '../test.ts';

test('with the redesign off, the redesigned flow leads to the older page with its query, and each step is there under its own name, up to the offers [REG-006, REG-008, QRY-006, FLAG-015, SCREEN-002, SCREEN-014, SCREEN-015, SCREEN-016, SCREEN-017, SCREEN-018, SCREEN-019, SCREEN-020, CONST-002]', async ({
  page,
  world,
  org,
}) => {
  const person = newPerson({ occupancy: 'Second home' });
  const addresses: string[] = [];
  await withFlag(world, { key: 'fe-heloc-redesign-2025', org, enabled: false }, async () => {
    await page.goto(`${toRegistrationUrl(org)}&utm_source=mail`);
    for (const question of getQuestions(person)) {
      await waitForQuestion(page, question.heading);
      const { pathname, search } = new URL(page.url());
      addresses.push(pathname.replace(BASE_PATH, '') + search);
      await question.answer(page, person);
      await pressContinue(page, question.button);
    }
  });
  expect(addresses).toEqual([
    `/register?org=${org}&utm_source=mail`,
    '/register?step=property-info&part=home-address',
    '/register?step=sale-status',
    '/register?step=income-info',
    '/register?step=name',
    '/register?step=birthdate',
    '/register?step=contact-info',
    '/register?step=login-info',
  ]);
  await expectOffers(page);
});

test(
  'the older page begins with the property while no street is saved, and shows the first incomplete step for an unknown name [REG-007, REG-008, QRY-006]',
  { tag: '@long-run' },
  async ({ page, org }) => {
    await page.goto(`${BASE_PATH}/register?org=${org}&step=login-info`);
    await waitForQuestion(page, 'Which home would you like to borrow against?');
    await expect(page).toHaveURL(/\/register\?step=property-info$/);

    const { street: street1, city, state, zip } = newPerson();
    const reply = await page.request.put(saveDraft.path, {
      headers: { 'x-org': org },
      data: {
        index: { street1, street2: '', city, state, zip, occupancyType: 'HOME' },
        'for-sale': { isListedForSale: 'NO' },
      },
    });
    expect(reply.ok()).toBe(true);
    for (const query of ['', '?step=nothing']) {
      await page.goto(`${BASE_PATH}/register${query}`);
      await waitForQuestion(page, 'What do you earn in a year, before taxes?');
    }
    await expectGoodPage(page);
    // What is saved while it is typed doesn't change the page.
    await page.getByLabel('How do you earn your income?').selectOption('FULL_TIME');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await page.getByRole('textbox', { name: 'Yearly income before taxes' }).fill('118,000');
    await saved;
    await waitForQuestion(page, 'What do you earn in a year, before taxes?');
    await pressContinue(page);
    await waitForQuestion(page, 'What’s your legal name?');
    await expect(page).toHaveURL(/\/register\?step=name$/);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/register\?step=income-info$/);
  },
);
