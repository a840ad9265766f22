import { goToIncomeStep, openSource, logInAtSource } from '../pages/income.ts';
import { waitForHeading, pressButton, locateErrorSummary } from '../pages/page-actions.ts';
import { expect, expectGoodPage, test } from '../test.ts';

test(
  'linked payroll verifies the income, and the application continues [ROUTE-021, SCREEN-036, SCREEN-077, SCREEN-078]',
  { tag: '@long-run' },
  async ({ page, world, context }) => {
    await goToIncomeStep(page, world);
    await expectGoodPage(page);
    await openSource(page, /payroll/);
    const returnRequest = page.waitForRequest((request) => request.url().includes('/plaid-oauth-success?'));
    await logInAtSource(page, 'user_good');
    const address = (await returnRequest).url();
    await expect(page).not.toHaveURL(/income|plaid/);
    // Opening the page in another tab, twice, leads to the same place and changes nothing.
    const tab = await context.newPage();
    for (let times = 0; times < 2; times += 1) {
      await tab.goto(address);
      await expect(tab).not.toHaveURL(/plaid|error/);
    }
    expect(
      // A random tracker can have any digits.
      await tab.evaluate(() =>
        Object.keys(localStorage).filter(
          (key) => key !== 'lintel-tracker' && localStorage.getItem(key)?.includes('118'),
        ),
      ),
    ).toEqual([]);
  },
);

test(
  'a borrower whose bank is down verifies part of the income, then the rest elsewhere, and no pay counts twice [SCREEN-073, SCREEN-078]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    await goToIncomeStep(page, world);
    await openSource(page, /bank/);
    await page.getByRole('button', { name: 'The bank is down' }).click();
    await waitForHeading(page, 'The connection failed');
    await expect(page).toHaveURL(/\/error\/income$/);
    await expect(page.getByText(/First Sample Bank isn’t answering right now. Nothing was shared./)).toBeVisible();
    await expectGoodPage(page);
    await page.reload();
    await waitForHeading(page, 'The connection failed');
    await page.getByRole('link', { name: 'Try again in a while' }).click();
    await waitForHeading(page, 'Connect your bank');
    await pressButton(page, /^Connect your/);
    await page.waitForURL(/\/link\/[0-9a-f-]{36}$/);
    await logInAtSource(page, 'user_less');
    await waitForHeading(page, 'We confirmed $101,480 of the $118,000 your offer is based on');
    await expectGoodPage(page);
    await pressButton(page, 'Continue');
    await expect(locateErrorSummary(page)).toContainText('Choose what to do');
    await page.getByRole('radio', { name: /Show more income/ }).check();
    await pressButton(page, 'Continue');
    await openSource(page, /tax record/);
    const returnRequest = page.waitForRequest((request) => request.url().includes('/income/pointserv-callback?'));
    await logInAtSource(page, 'user_little');
    await returnRequest;
    await waitForHeading(page, 'We confirmed $101,480 of the $118,000 your offer is based on');
    await expect(page.getByText('We may already count this pay.')).toBeVisible();
    await expectGoodPage(page);
    await page.getByRole('radio', { name: /Show more income/ }).check();
    await pressButton(page, 'Continue');
    await openSource(page, /payroll/);
    await logInAtSource(page, 'user_good');
    await expect(page).not.toHaveURL(/income/);
  },
);

test('an unknown return page shows an error, and one without an id leads to the dashboard [SCREEN-036, SCREEN-079, SCREEN-080]', async ({
  page,
  world,
}) => {
  const driven = await goToIncomeStep(page, world);
  await page.goto('/account/heloc/plaid-oauth-success?oauth_state_id=3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  await waitForHeading(page, 'We couldn’t finish the connection');
  await expect(page.getByRole('alert')).toContainText('We couldn’t find an open connection.');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expectGoodPage(page);
  await page.goto('/account/heloc/plaid-oauth-success');
  await expect(page).toHaveURL(/\/dashboard$/);
  // From the moment a link begins, the browser's storage tells whose application it is.
  await page.goto(`/account/heloc/${driven.uuid}/income/review`);
  await openSource(page, /payroll/);
  await page.goto('/account/heloc/plaid-oauth-success');
  await expect(page).toHaveURL(new RegExp(`/${driven.uuid}/income/review$`));
  await page.goto('/account/heloc/plaid-oauth-success?oauth_state_id=3f2504e0-4f89-41d3-9a0c-0305e82c3301');
  await page.getByRole('link', { name: 'Choose another way' }).click();
  await expect(page).toHaveURL(new RegExp(`/${driven.uuid}/income/review$`));
  for (const path of ['income/link', 'income/link/anything', 'income/link/truv-financial-accounts']) {
    await page.goto(`/account/heloc/${driven.uuid}/${path}`);
    await expect(page).toHaveURL(/\/income\/review$/);
  }
});
