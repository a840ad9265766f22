import { BRANDS } from '@lintel/brands';
import type { Locator, Page } from '@playwright/test';
import { expect, expectGoodPage, test } from '../test.ts';

const TERMS_OF_USE = [
  'AMERICAN_PACIFIC',
  'CROSS_COUNTRY',
  'CMG',
  'EVERGREEN',
  'FAIRWAY',
  'GUARANTEED_RATE',
  'GUARANTEED_RATE_AFFINITY',
];
const MORE_STATES = 'More states to come.';

async function openFooter(page: Page, org: string): Promise<Locator> {
  await page.goto(`/contact?org=${org}`);
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Disclosures').click();
  return footer;
}

/** Two-letter codes of "Licensed in AZ, CA." in the order of the page. */
async function readLicensedStates(footer: Locator): Promise<string[]> {
  const [, states = ''] = /Licensed in ([A-Z, ]+)\./.exec(await footer.innerText()) ?? [];
  return states.split(', ');
}

test(
  'every lender’s footer labels the terms as the specification says, and links them with privacy and licenses [LEGAL-015, LEGAL-026, LEGAL-027, LEGAL-028]',
  { tag: '@long-run' },
  async ({ page }) => {
    test.slow();
    for (const { orgCode } of BRANDS) {
      await page.goto(`/contact?org=${orgCode}`);
      const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' });
      const label = TERMS_OF_USE.includes(orgCode) ? 'Terms of Use' : 'Terms of Service';
      for (const [name, href] of [
        [label, '/terms'],
        ['Privacy policy', '/privacy'],
        ['Licenses', '/licenses'],
      ] as const)
        await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
  },
);

test('the main brand’s footer has numbered disclosures with its figures, sorted states and the promise of more [LEGAL-007, LEGAL-008, LEGAL-009, LEGAL-010, LEGAL-011, LEGAL-012, LEGAL-013, LEGAL-020, LEGAL-024, LEGAL-025]', async ({
  page,
}) => {
  const footer = await openFooter(page, 'FIGURE');
  const list = footer.getByRole('list').filter({ hasText: 'annual percentage rate' });
  expect(await list.evaluate((element) => element.tagName)).toBe('OL');
  for (const figure of [
    '$15,000 to $400,000',
    '7.60% to 17.20%',
    'up to 4.99% of your first draw',
    '$180 for a valuation when no automated one is found',
    '$300 for a notary in person',
    'recording fees of $0 to $315',
    'recording taxes of $0 to $1,400 for each $100,000',
  ])
    await expect(list.getByText(figure)).toBeVisible();
  const states = await readLicensedStates(footer);
  expect(states.length).toBeGreaterThan(5);
  expect(states).toEqual(states.toSorted());
  await expect(footer.getByText(MORE_STATES)).toBeVisible();
  await expectGoodPage(page);
  await expect((await openFooter(page, 'HOMEPOINT')).getByText(MORE_STATES)).toHaveCount(0);
});

for (const { org, text } of [
  { org: 'FIGURE', text: 'Alderpoint Home lends its own money and sets its own rates.' },
  { org: 'MOVEMENT', text: 'Partner Lender 11 makes and services this line of credit.' },
  { org: 'FAIRWAY', text: 'Partner Lender 10 offers this line of credit through its licensed loan officers.' },
  { org: 'ORIGIN_POINT', text: 'You don’t have to use Partner Lender 03 to buy, sell or own a home.' },
])
  test(`the footer of ${org} has a text of its own [LEGAL-022]`, async ({ page }) => {
    await expect((await openFooter(page, org)).getByText(text)).toBeVisible();
  });

test(
  'only the New York site’s footer carries the New York notice [LEGAL-023]',
  { tag: '@long-run' },
  async ({ page }) => {
    const notice = /For NY: .*New York borrowers get the notices of New York law/;
    await expect((await openFooter(page, 'FIGURE_NY')).getByText(notice)).toBeVisible();
    await expectGoodPage(page);
    await expect((await openFooter(page, 'FIGURE')).getByText(notice)).toHaveCount(0);
  },
);

test('one partner’s footer links the Illinois community reinvestment notice, and the link ends at its text [LEGAL-016]', async ({
  page,
}) => {
  const name = 'Illinois Community Reinvestment Notice';
  const footer = await openFooter(page, 'MOVEMENT');
  await footer.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/licenses#illinois$/);
  await expect(page.getByRole('heading', { name })).toBeInViewport();
  await expect(page.getByText(/Your involvement is encouraged/)).toBeVisible();
  await expect((await openFooter(page, 'FAIRWAY')).getByRole('link', { name })).toHaveCount(0);
});
