import type { Page } from '@playwright/test';
import { chooseOffer, confirmOffer, expectOffers } from '../pages/offer.ts';
import { waitForHeading, pressButton, locateErrorSummary } from '../pages/page-actions.ts';
import { newPerson } from '../pages/person.ts';
import { register } from '../pages/registration.ts';
import { drive, logIn } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';
import type { World } from '../world.ts';

/** Logs in a sandbox persona at the status that its card names. */
async function openPersona(page: Page, world: World, name: string): Promise<void> {
  await logIn(page, await drive(world, name));
}

test('a Social Security number finds a missing credit file and leads to offers [ROUTE-003, ROUTE-053]', async ({
  page,
  org,
}) => {
  await register(
    page,
    org,
    newPerson({ tag: 'no-match', street: '1600 Larimer Street', city: 'Denver', zip: '80202' }),
  );
  await waitForHeading(page, /couldn.t find your credit file/);
  await expect(page).toHaveURL(/\/credit\/social$/);
  await expectGoodPage(page);
  await pressButton(page, 'Try again');
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByRole('textbox', { name: 'Social Security number' }).fill('666-00-0001');
  await pressButton(page, 'Try again');
  await expectOffers(page);
});

test(
  'a loan specialist looks for a credit file that even the number doesn’t find [ROUTE-004]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await openPersona(page, world, 'no-match-twice');
    await waitForHeading(page, 'We’re looking for your credit file');
    await expect(page).toHaveURL(/\/review-app\/no-credit$/);
    await expectGoodPage(page);
  },
);

test('lifting a credit freeze leads to offers [ROUTE-005]', async ({ page, world }) => {
  await openPersona(page, world, 'frozen');
  await waitForHeading(page, 'Lift the freeze at Experian to continue');
  await expect(page).toHaveURL(/\/credit\/error$/);
  await expectGoodPage(page);
  await pressButton(page, 'Try again');
  await expect(locateErrorSummary(page)).toContainText('Lift the freeze at Experian, then check its box');
  await page.getByRole('checkbox', { name: /lifted the freeze at Experian/ }).check();
  await pressButton(page, 'Try again');
  await expectOffers(page);
});

test(
  'a credit bureau error shows a waiting page that explains the cause [ROUTE-043]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await openPersona(page, world, 'bureau-error');
    await waitForHeading(page, 'We’re still working on it');
    await expect(page).toHaveURL(/\/error\/timeout$/);
    const help = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Talk to a person' }) });
    await expect(help.getByText(/^(Open today until|Opens) /)).toBeVisible();
    await expect(help.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:\S+@\S+$/);
    await expectGoodPage(page);
    await page.getByRole('link', { name: 'What’s wrong with the credit check?' }).click();
    await waitForHeading(page, 'We couldn’t read your credit file');
    await expectGoodPage(page);
  },
);

test(
  'correcting an address without public records leads to offers [ROUTE-007]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await openPersona(page, world, 'no-property');
    await waitForHeading(page, /couldn’t find public records for 12 No Property Lane/);
    await expect(page).toHaveURL(/\/review-app\/property$/);
    await expectGoodPage(page);
    await pressButton(page, 'Search again');
    await expect(locateErrorSummary(page)).toContainText('This is the address we searched for.');
    await page.getByRole('textbox', { name: 'Street address' }).fill('1600 Larimer Street');
    await pressButton(page, 'Search again');
    await expectOffers(page);
  },
);

test('choosing one of several parcels leads to offers [ROUTE-008]', { tag: '@long-run' }, async ({ page, world }) => {
  await openPersona(page, world, 'several-properties');
  await waitForHeading(page, 'Which of these is your home?');
  await expect(page).toHaveURL(/\/review-app\/property$/);
  await expectGoodPage(page);
  await pressButton(page, 'This is my home');
  await expect(locateErrorSummary(page)).toContainText('Choose one of the options shown.');
  await page.getByRole('radio', { name: /Unit B/ }).check();
  await pressButton(page, 'This is my home');
  await expectOffers(page);
});

test(
  'the borrower’s estimate replaces a missing automated value and leads to offers [ROUTE-029]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await openPersona(page, world, 'no-value');
    await waitForHeading(page, 'What do you think your home is worth?');
    await expect(page).toHaveURL(/\/bpo\/estimate-value$/);
    await expectGoodPage(page);
    await pressButton(page, 'Continue');
    await expect(locateErrorSummary(page)).toContainText('Enter an amount in dollars');
    await page.getByRole('textbox', { name: 'Your estimate' }).fill('420,000');
    await pressButton(page, 'Continue');
    await expectOffers(page);
  },
);

test('a borrower accepts and confirms a smaller line [ROUTE-024, SCREEN-093]', async ({ page, world }) => {
  await openPersona(page, world, 'winback');
  await waitForHeading(page, 'You qualify for a smaller line');
  await expect(page).toHaveURL(/\/product\/prequal-winback$/);
  await expectGoodPage(page);
  await pressButton(page, 'Accept and choose my amount');
  await chooseOffer(page);
  await confirmOffer(page);
});

test(
  'a borrower who refuses a smaller line is declined [ROUTE-024, ROUTE-009]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await openPersona(page, world, 'winback');
    await waitForHeading(page, 'You qualify for a smaller line');
    await pressButton(page, 'Decline this offer');
    const dialog = page.getByRole('alertdialog', { name: 'Stop your application?' });
    await expect(dialog).toBeVisible();
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Stop my application' }).click();
    await waitForHeading(page, /can.t offer you a line of credit right now/);
    await expect(page).toHaveURL(/\/error\/decline$/);
  },
);

test('a borrower with too little income continues without assets [ROUTE-023, SCREEN-090]', async ({ page, world }) => {
  await openPersona(page, world, 'assets');
  await waitForHeading(page, 'Your savings can help you qualify');
  await expect(page).toHaveURL(/\/product\/assets$/);
  await expectGoodPage(page);
  await pressButton(page, 'Continue without assets');
  await expect(page).not.toHaveURL(/\/product\/assets$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/(error\/decline|product\/(select|prequal-winback))$/);
});

test(
  'a borrower with too little income adds an account, and it is saved and counted [ROUTE-023]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await openPersona(page, world, 'assets');
    await waitForHeading(page, 'Your savings can help you qualify');
    await page.getByRole('radio', { name: 'Brokerage' }).check();
    await page.getByRole('textbox', { name: 'Bank or investment firm' }).fill('Harbor Bank');
    await page.getByRole('textbox', { name: 'Balance' }).fill('450,000');
    await pressButton(page, 'Add this account');
    await expect(page.getByRole('list').filter({ hasText: 'Brokerage, Harbor Bank' })).toContainText('$450,000');
    await page.reload();
    await expect(page.getByText('Brokerage, Harbor Bank', { exact: true })).toBeVisible();
    await pressButton(page, 'Continue');
    await expect(page).not.toHaveURL(/\/product\/assets$/);
  },
);

// One reason before each change, the others in the long run.
for (const [name, reason, ...tag] of [
  ['declined', 'Payments were late'],
  ['declined-for-sale', 'Your home is listed for sale', '@long-run'],
  ['declined-just-bought', 'You bought the home recently', '@long-run'],
  ['declined-small-home', 'You’d owe too much against the home’s value', '@long-run'],
] as const) {
  test(
    `${name} shows the reason for the decline and the notice of rights [ROUTE-009]`,
    { tag },
    async ({ page, world }) => {
      await openPersona(page, world, name);
      await waitForHeading(page, /can.t offer you a line of credit right now/);
      await expect(page).toHaveURL(/\/error\/decline$/);
      await expect(page.getByText(reason)).toBeVisible();
      await expect(page.getByText('Equal Credit Opportunity Act notice')).toBeVisible();
      await expectGoodPage(page);
    },
  );
}
