import { readOffers } from '@lintel/contract';
import { logInOnDevice } from '../pages/device.ts';
import { drive, logIn, readVendorRequests } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

test(
  'a credit file frozen at the hard pull is unfrozen and found under the same consent, and the borrower confirms the liens [ROUTE-006, ROUTE-045, SCREEN-064, SCREEN-084]',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const hanna = await drive(world, 'hard-frozen');
    await logIn(page, hanna);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lift the freeze at Experian to continue');
    await expect(page).toHaveURL(/\/credit\/error$/);
    await expectGoodPage(page);
    await page.getByRole('checkbox', { name: /lifted the freeze at Experian/ }).check();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(new RegExp(`/${hanna.uuid}/liens$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What’s owed on your home?');
    await expectGoodPage(page);

    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: 'Tell us about each lien' })).toBeVisible();
    await page.getByRole('radio', { name: 'I owe it and will keep it' }).check();
    await expect(page.getByRole('radio', { name: 'I owe it and will keep it' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).not.toHaveURL(/\/liens$/);

    // Two requests, one found file, one consent.
    expect((await readVendorRequests(world, hanna.uuid, 'credit.hardPull')).map(({ outcome }) => outcome)).toEqual([
      'FROZEN',
      'FOUND',
    ]);
    const offers = await (await logInOnDevice(world, hanna)).send(readOffers, { params: { uuid: hanna.uuid } });
    expect(offers.consents.map(({ type }) => type)).toEqual(['HARD_CREDIT']);
  },
);
