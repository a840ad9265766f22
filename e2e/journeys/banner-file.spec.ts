import type { Page, Route } from '@playwright/test';
import { waitForHeading } from '../pages/page-actions.ts';
import { toRegistrationUrl } from '../pages/registration.ts';
import { locateBanner, waitOneMinute } from '../pages/site.ts';
import { expect, expectGoodPage, test } from '../test.ts';

const FILES = 'https://banners.example/heloc';
test.use({ settings: { BANNER_BASE_URL: FILES } });

const PROPERTY = 'Which home would you like to borrow against?';
const GOOD = {
  uuid: '7c1e2c5a-5d0b-4f0e-9d0e-2f6a1c9b7e01',
  message: 'Wildfires may delay appraisals in Boulder County.',
  apps: ['heloc', 'pay'],
  variant: 'warn',
  active: true,
  dismissable: true,
  metadata: { createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' },
};
const ERROR = 'Banner data does not match the expected format';
const UNREAD = 'BANNER-009, ERR-024';
const WRONG = 'BANNER-010, ERR-025';

/** Stands in for the lender's own host, which these tests don't have. */
async function serve(page: Page, answer: Parameters<Route['fulfill']>[0] | 'unreachable'): Promise<void> {
  await page.unroute(`${FILES}/test.json`);
  await page.route(`${FILES}/test.json`, (route) =>
    answer === 'unreachable'
      ? route.abort()
      : route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answer }),
  );
}

async function openPage(page: Page, org: string): Promise<void> {
  await page.goto(toRegistrationUrl(org));
  await waitForHeading(page, PROPERTY);
}

test('banners of the lender’s own host show as soon as the page is open [BANNER-002, BANNER-012]', async ({
  page,
  org,
}) => {
  await serve(page, { json: [GOOD, { ...GOOD, uuid: `${GOOD.uuid.slice(0, -1)}2`, message: 'Off', active: false }] });
  await openPage(page, org);
  await expect(locateBanner(page, GOOD.message)).toBeVisible();
  await expect(page.getByText('Off', { exact: true })).toBeHidden();
  await expectGoodPage(page);
});

for (const { name, answer, shown, ids, tag } of [
  { name: 'that can’t be reached', answer: 'unreachable' as const, shown: 'Failed to fetch', ids: UNREAD, tag: [] },
  { name: 'that fails', answer: { status: 503, body: '' }, shown: 'HTTP error! status: 503', ids: UNREAD, tag: [] },
  {
    name: 'without a message',
    answer: { json: [GOOD, { ...GOOD, message: undefined }] },
    shown: ERROR,
    ids: WRONG,
    tag: [],
  },
  {
    name: 'without an ID',
    answer: { json: [{ ...GOOD, uuid: undefined }] },
    shown: ERROR,
    ids: WRONG,
    tag: '@long-run',
  },
  { name: 'without an app', answer: { json: [{ ...GOOD, apps: [] }] }, shown: ERROR, ids: WRONG, tag: '@long-run' },
  {
    name: 'without a variant',
    answer: { json: [{ ...GOOD, variant: undefined }] },
    shown: ERROR,
    ids: WRONG,
    tag: '@long-run',
  },
  {
    name: 'with another variant',
    answer: { json: [{ ...GOOD, variant: 'error' }] },
    shown: ERROR,
    ids: WRONG,
    tag: '@long-run',
  },
  { name: 'that is no list', answer: { json: { banners: [GOOD] } }, shown: ERROR, ids: WRONG, tag: '@long-run' },
])
  test(
    `a banner file ${name} shows “${shown}” and no banners, until it is right again [${ids}]`,
    { tag },
    async ({ page, org }) => {
      await page.clock.install();
      await serve(page, { json: [GOOD] });
      await openPage(page, org);
      await expect(locateBanner(page, GOOD.message)).toBeVisible();
      await serve(page, answer);
      await waitOneMinute(page);
      await expect(page.getByText(shown, { exact: true })).toBeVisible();
      await expect(locateBanner(page, GOOD.message)).toBeHidden();
      await serve(page, { json: [GOOD] });
      await waitOneMinute(page);
      await expect(locateBanner(page, GOOD.message)).toBeVisible();
      await expect(page.getByText(shown, { exact: true })).toBeHidden();
    },
  );
