import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { matchRoute, ROUTES } from './route-table.ts';
import { screenFile } from './screen-file.ts';

const uuid = '0b0e7c9a-5a0e-4f5e-9d3c-1f2a3b4c5d6e';
const getScreenFile = (path: string) => screenFile(matchRoute(path)!.path);

test('every route has its screen in the folder of its path [SCREEN-001]', () => {
  const missing = ROUTES.map(({ path }) => screenFile(path)).filter(
    (file) => file !== undefined && !existsSync(join(import.meta.dirname, '..', file)),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['/account/heloc/register-v2/home-address', 'src/register/home-address/home-address-screen.tsx', 'SCREEN-007'],
  ['/account/heloc/register-v2/for-sale', 'src/register/for-sale/for-sale-screen.tsx', 'SCREEN-008'],
  ['/account/heloc/register-v2/annual-income', 'src/register/annual-income/annual-income-screen.tsx', 'SCREEN-009'],
  ['/account/heloc/register-v2/legal-name', 'src/register/legal-name/legal-name-screen.tsx', 'SCREEN-010'],
  ['/account/heloc/register-v2/birthdate', 'src/register/birthdate/birthdate-screen.tsx', 'SCREEN-011'],
  [
    '/account/heloc/register-v2/phone-and-email',
    'src/register/phone-and-email/phone-and-email-screen.tsx',
    'SCREEN-012',
  ],
  ['/account/heloc/register-v2/set-password', 'src/register/set-password/set-password-screen.tsx', 'SCREEN-013'],
  ['/account/heloc/register', 'src/register/legacy/legacy-register-screen.tsx', 'SCREEN-002'],
  ['/account/heloc/not-accepting-apps', 'src/not-accepting-apps/not-accepting-apps-screen.tsx', 'SCREEN-037'],
  ['/account/heloc/register/support', 'src/register/support/register-support-screen.tsx', 'SCREEN-004'],
  ['/account/heloc/register/offer-code', 'src/register/offer-code/offer-code-screen.tsx', 'REG-047'],
  [`/account/heloc/${uuid}`, 'src/application/waiting/waiting-screen.tsx', 'SCREEN-035'],
  [`/account/heloc/${uuid}/product/select`, 'src/application/product/select/select-offer-screen.tsx', 'ROUTE-053'],
  [`/account/heloc/${uuid}/nowhere/at-all`, 'src/application/waiting/waiting-screen.tsx', 'SCREEN-035'],
  ['/dashboard', 'src/account/dashboard/dashboard-screen.tsx', 'SCREEN-118'],
  ['/dashboard/settings', 'src/account/settings/settings-screen.tsx', 'SCREEN-119'],
  ['/contact', 'src/account/contact/contact-screen.tsx', 'SCREEN-120'],
  ['/account/heloc/coming-soon', 'src/account/coming-soon/coming-soon-screen.tsx', 'SCREEN-051'],
  ['/auth/login', 'src/account/login/login-screen.tsx', 'SCREEN-127'],
  ['/auth/forgot-password', 'src/account/forgot-password/forgot-password-screen.tsx', 'AUTH-011'],
  ['/auth/reset-password', 'src/account/reset-password/reset-password-screen.tsx', 'AUTH-011'],
  ['/nowhere/at/all', 'src/shell/not-found/not-found-screen.tsx', 'ERR-014'],
])('%s has the screen %s [$2]', (path, file) => {
  expect(getScreenFile(path)).toBe(file);
});

test('registration and login are open to anyone, the dashboard and applications only to borrowers [SCREEN-046, SCREEN-053, SCREEN-054, SCREEN-057]', () => {
  const open = [
    '/account/heloc/register',
    '/account/heloc/register/support',
    '/account/heloc/register-v2',
    '/account/heloc/register-v2/set-password',
    '/account/heloc/not-accepting-apps',
    '/auth/login',
  ];
  expect(open.map((path) => matchRoute(path)?.access)).toEqual(open.map(() => 'anyone'));
  const closed = [
    '/dashboard',
    '/dashboard/settings',
    `/account/heloc/${uuid}`,
    `/account/heloc/${uuid}/product/select`,
    `/account/heloc/${uuid}/anything`,
  ];
  expect(closed.map((path) => matchRoute(path)?.access)).toEqual(closed.map(() => 'borrower'));
});
