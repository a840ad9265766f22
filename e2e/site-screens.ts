import { addBanner, changeFlag, listBanners, listFlags, removeBanner } from '@lintel/contract';
import { MAINTENANCE_FLAG, type BannerInput } from '@lintel/domain';
import type { Screen, ScreenOpener } from './pages/open-screen.ts';
import { toRegistrationUrl } from './pages/registration.ts';
import { createStaffCaller } from './pages/staff.ts';

const BANNERS: readonly Pick<BannerInput, 'message' | 'variant'>[] = [
  { variant: 'info', message: 'We’re closed on Thursday, November 26. Your application stays open.' },
  {
    variant: 'warn',
    message: 'Wildfires may delay appraisals in Boulder County. We’ll tell you if yours is affected.',
  },
];

/** Banners exist only while this page is rendered: every page of the lender shows them. */
const openWithBanners: ScreenOpener = async ({ page, world, org }) => {
  const staff = await createStaffCaller(world, 'admin', org);
  for (const banner of BANNERS)
    await staff.send(addBanner, {
      body: { ...banner, apps: ['heloc'], active: true, dismissable: true, startsAt: null, endsAt: null },
    });
  await page.goto(toRegistrationUrl(org));
  await page.getByRole('complementary', { name: BANNERS[0]!.message }).waitFor();
  for (const { bannerUuid, version } of await staff.send(listBanners))
    await staff.send(removeBanner, { params: { bannerUuid }, version });
};

/** A path that no other screen opens. */
const PATH = '/nothing/now';

const openMaintenance: ScreenOpener = async ({ page, world, org }) => {
  const staff = await createStaffCaller(world, 'admin', org);
  const version = (await staff.send(listFlags)).find(({ key }) => key === MAINTENANCE_FLAG)?.version ?? 0;
  await staff.send(changeFlag, {
    params: { key: MAINTENANCE_FLAG },
    version,
    body: {
      enabled: true,
      variables: { routes: [PATH], message: '', pageTitle: '', shouldShowDashboardLink: true },
      startsAt: null,
      endsAt: '2098-06-30T13:00:00.000Z',
    },
  });
  await page.goto(`${PATH}?org=${org}`);
  await page.getByRole('heading', { level: 1, name: 'Scheduled Maintenance' }).waitFor();
};

/** Screens with what a lender adds to its borrowers' pages, such as banners. */
export const SITE_SCREENS: readonly Screen[] = [
  { name: 'register index, banners', open: openWithBanners },
  { name: 'maintenance', open: openMaintenance },
];
