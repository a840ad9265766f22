import type { PrivateLabel } from '@lintel/brands';
import { createHeloc } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { matchRequest } from '../pages/fake-replies.ts';
import { withFlag } from '../pages/flags.ts';
import { openMenu } from '../pages/menus.ts';
import { continueWithOffer, expectOffers, readPayment } from '../pages/offer.ts';
import { newPerson } from '../pages/person.ts';
import { BASE_PATH, toRegistrationUrl, waitForQuestion, register } from '../pages/registration.ts';
import { driveOnce, logIn } from '../pages/sandbox.ts';
import { expect, expectGoodPage, test } from '../test.ts';

/** A loan officer of the test environment. */
const OFFICER = '11111111-1111-4111-8111-111111111111';
const matchCreation = matchRequest(createHeloc);

/** Collects every path that the window shows. */
function trackVisitedPaths(page: Page): Set<string> {
  const visitedPaths = new Set<string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url().startsWith('http')) visitedPaths.add(new URL(frame.url()).pathname);
  });
  return visitedPaths;
}

test('a referred registration stores its referrers, stays under the base path and ends at offers with a draw, a term and a fee to choose [SCOPE-001, SCOPE-002, SCOPE-003, SCOPE-011, SCOPE-013, ELIG-012, ELIG-013, QRY-001, QRY-002, QRY-012, CONST-001, SCREEN-005, SCREEN-091, SCREEN-092]', async ({
  page,
  org,
}) => {
  const visitedPaths = trackVisitedPaths(page);
  await page.goto(`${toRegistrationUrl(org)}&referrer=${OFFICER}&rid=broker-2&utm_source=mail&utm_campaign=spring`);
  // From here on no URL contains the ids of the officer, the broker and the campaign.
  const creation = page.waitForRequest(matchCreation);
  await register(page, org, newPerson());
  expect((await creation).postDataJSON()).toMatchObject({
    referrerId: OFFICER,
    referralId: 'broker-2',
    utmParameters: { source: 'mail', campaign: 'spring' },
  });
  await expectOffers(page);
  expect([...visitedPaths].filter((path) => path !== BASE_PATH && !path.startsWith(`${BASE_PATH}/`))).toEqual([]);
  expect(visitedPaths.size).toBeGreaterThan(8);
  for (const part of ['Choose a term', 'Origination fee'])
    await expect(page.getByRole('radiogroup', { name: part })).toBeVisible();
  const before = await readPayment(page);
  await page.getByRole('button', { name: '$1,000 less' }).click();
  await expect.poll(() => readPayment(page)).not.toBe(before);
  await continueWithOffer(page);
  await waitForQuestion(page, 'Confirm your offer');
  await expect(page).toHaveURL(/\/product\/select\/confirm$/);
});

test(
  "the main brand's menu links to the provider's marketplace, whose page needs no login, unless a partner lender's flag is on [BRAND-011, BRAND-012]",
  { tag: '@long-run' },
  async ({ page, world, browser }) => {
    const marketplace = page.getByRole('dialog').getByRole('link', { name: 'Marketplace' });
    await logIn(page, await driveOnce(world, 'found'));
    await withFlag(world, { key: 'fe-partner-homepoint', org: 'FIGURE' }, async () => {
      await page.goto('/dashboard');
      await openMenu(page);
      await expect(marketplace).toHaveCount(0);
    });
    await page.goto('/dashboard');
    await openMenu(page);
    await marketplace.click();
    await waitForQuestion(page, 'Marketplace');
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to dashboard' })).toBeVisible();

    const stranger = await browser.newPage();
    await stranger.goto(page.url());
    await waitForQuestion(stranger, 'Marketplace');
    await expect(stranger.getByRole('link', { name: 'Check my rate' })).toBeVisible();
    await expectGoodPage(stranger);
    await stranger.close();
  },
);

test('what a lender does not have yet says so to anyone [SCREEN-051]', async ({ page, org }) => {
  await page.goto(`${BASE_PATH}/coming-soon?org=${org}`);
  await waitForQuestion(page, 'Coming soon');
  await expect(page.getByRole('link', { name: 'Check my rate' })).toBeVisible();
  await expectGoodPage(page);
});

for (const { org, name, nmls, address } of [
  { org: 'FIGURE', name: 'Alderpoint', nmls: /^NMLS #\d+$/, address: /\b[A-Z]{2} \d{5}\b/ },
  {
    org: 'FAIRWAY',
    name: 'Partner Lender 10, sample',
    nmls: /^NMLS #1000020$/,
    address: /1200 Pearl Street, Suite 300.*Boulder, CO 80302/s,
  },
]) {
  test(`the header and footer of ${org} show the logo and the support phone that the page's global object names [BRAND-007, BRAND-014, SHELL-001, SHELL-002, LEGAL-021]`, async ({
    page,
  }) => {
    await page.goto(toRegistrationUrl(org));
    const label = await page.evaluate(() => (window as { __PRIVATE_LABEL__?: PrivateLabel }).__PRIVATE_LABEL__);
    expect(label?.orgCode).toBe(org);
    const { logo, support } = label!;
    const logoImage = page.getByRole('banner').getByRole('img', { name: logo.alt });
    await expect(logoImage).toBeVisible();
    await expect(logoImage).toHaveAttribute('src', new RegExp(`/brands/${org}/${logo.light}$`));
    for (const part of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(part).locator(`a[href="tel:${support.phone}"]`)).toBeVisible();
  });

  test(`the footer of ${org} shows the year, the legal name, the address and a link to its license [LEGAL-017, LEGAL-018, LEGAL-019]`, async ({
    page,
  }) => {
    await page.goto(toRegistrationUrl(org));
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByText(new RegExp(`© 20\\d\\d ${name}`))).toBeVisible();
    await expect(foot.getByText(address).first()).toBeVisible();
    await expect(foot.getByRole('link', { name: nmls })).toHaveAttribute(
      'href',
      /^https:\/\/\S*nmlsconsumeraccess\.org/,
    );
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  for (const org of ['FIGURE', 'HOMEPOINT']) {
    test(`the first page of ${org} shows the claims about time, funding and encryption [LEGAL-001, LEGAL-002, LEGAL-003, LEGAL-005, LEGAL-006, CONST-033, CONST-034]`, async ({
      page,
    }) => {
      await page.goto(toRegistrationUrl(org));
      for (const claim of [
        /About 5 minutes/,
        /Funds in as little as five days/,
        /protected with 256-bit encryption\. We never see or store your bank login/,
      ]) {
        await expect(page.getByText(claim)).toBeVisible();
      }
    });
  }
});
