import type { Locator, Page } from '@playwright/test';
import { withFlag } from '../pages/flags.ts';
import { newPerson, type Person } from '../pages/person.ts';
import { answerUntil, pressContinue, typeAddress, waitForQuestion } from '../pages/registration.ts';
import { expect, expectGoodPage, test } from '../test.ts';

const HAWAII = { street: '75 Palani Road', city: 'Kailua Kona', state: 'HI', zip: '96740' };
const NEW_YORK = { street: '11 Pearl Street', city: 'Albany', state: 'NY', zip: '12207' };

/** Gives an address on the first step and presses Continue. */
async function giveAddress(page: Page, org: string, changes: Partial<Person>): Promise<Locator> {
  const person = newPerson(changes);
  await answerUntil(page, org, person, 'index');
  await typeAddress(page, 'Property address', person);
  await page.getByRole('radio', { name: /I live here/ }).check();
  await pressContinue(page);
  return page.getByRole('alertdialog');
}

test('a home in Hawaii: the main brand says that it does not lend there and links to its partner lender; another lender asks on [ELIG-002, MODAL-001, MODAL-011]', async ({
  page,
}) => {
  const dialog = await giveAddress(page, 'FIGURE', HAWAII);
  await expect(dialog.getByRole('heading', { name: "Alderpoint Home doesn't lend in Hawaii." })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Continue with Brightwell Mortgage' })).toHaveAttribute(
    'href',
    'https://brightwell.example/account/heloc/register-v2',
  );
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Change address' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/register-v2(\?|$)/);

  await page.context().clearCookies();
  await giveAddress(page, 'HOMEPOINT', HAWAII);
  await waitForQuestion(page, /listed for sale/);
});

for (const { org, home, title, host, ids } of [
  {
    org: 'FIGURE',
    home: NEW_YORK,
    title: 'Looks like you are applying with a property located in New York',
    host: 'ny.alderpoint.example',
    ids: 'MODAL-008',
  },
  {
    org: 'FIGURE_NY',
    home: {},
    title: 'Looks like you are applying with a property located outside of New York',
    host: 'alderpoint.example',
    ids: 'MODAL-009',
  },
]) {
  test(`with the New York flag on, ${org} leads to the register page of ${host} [ELIG-003, FLAG-012, MODAL-001, ${ids}, MODAL-010]`, async ({
    page,
    world,
  }) => {
    await withFlag(world, { key: 'fe-heloc-new-york', org }, async () => {
      const dialog = await giveAddress(page, org, home);
      await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
      await expect(dialog.getByRole('link', { name: /^Continue on our/ })).toHaveAttribute(
        'href',
        `https://${host}/account/heloc/register`,
      );
      await expectGoodPage(page);
    });
  });
}
