import {
  askPasswordReset,
  openPasswordReset,
  openAccountSetup,
  setUpAccount,
  beginTotp,
  type Call,
} from '@lintel/contract';
import type { Page } from '@playwright/test';
import { enterDesk } from './pages/desk.ts';
import { matchUrl } from './pages/elsewhere.ts';
import type { Screen } from './screens.ts';

type ScreenOpener = Screen['open'];

/** The token of a link, long enough to be sent; its reply is faked. */
const TOKEN = 'A'.repeat(43);
const OPENED = {
  email: 'maria.sample-montgomery@example.com',
  asksCode: false,
  asksProof: false,
  asksBirthdate: false,
};

const replies = (page: Page, call: Call, json: object, status = 200) =>
  page.route(matchUrl(call), (route) => route.fulfill({ status, json }));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const faulty = (page: Page) => page.getByRole('alert').first().waitFor();

/** A page of either app, then an action on it. */
const at =
  (path: string, title: string, then: (page: Page) => Promise<void> = async () => {}): ScreenOpener =>
  async ({ page, org }) => {
    await page.goto(`${path}?org=${org}`);
    await titled(page, title);
    await then(page);
  };

const linkAsked = async (page: Page, field: string) => {
  await replies(page, askPasswordReset, {}, 202);
  await page.getByRole('textbox', { name: field }).fill(OPENED.email);
  await press(page, 'Email me a link');
};

/** Opens the link of an email. */
const reset =
  (
    app: '/auth' | '/desk',
    opened: Partial<typeof OPENED>,
    then: (page: Page) => Promise<void> = async () => {},
  ): ScreenOpener =>
  async ({ page, org }) => {
    await replies(page, openPasswordReset, { ...OPENED, ...opened });
    await page.goto(`${app}/reset-password?org=${org}#${TOKEN}`);
    await titled(page, 'Choose a new password');
    await page.getByLabel('New password').waitFor();
    await then(page);
  };

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-${1000 + index}`);

/** An invitation to the console, completed up to a step. */
const setup =
  (until: 'PASSWORD' | 'AUTHENTICATOR' | 'CODES', then: (page: Page) => Promise<void> = async () => {}): ScreenOpener =>
  async ({ page, org }) => {
    await replies(page, openAccountSetup, {
      firstName: 'Una',
      email: 'una.writer@example.com',
      originator: 'The lender',
    });
    await replies(page, setUpAccount, { jwt: 'token' }, 201);
    await page.route(matchUrl(beginTotp), (route) =>
      route.fulfill({
        json:
          route.request().method() === 'POST'
            ? {
                secret: SECRET,
                otpauthUrl: `otpauth://totp/Lender:una.writer@example.com?secret=${SECRET}&issuer=Lender`,
              }
            : { recoveryCodes: CODES },
      }),
    );
    await page.goto(`/desk/account-setup?org=${org}#${TOKEN}`);
    await page.getByLabel('Choose a password').waitFor();
    if (until !== 'PASSWORD') {
      await page.getByLabel('Choose a password').fill('amber Ladder! quartz 58');
      await press(page, 'Set password');
      await page.locator('[data-secret]').waitFor();
    }
    if (until === 'CODES') {
      await page.getByRole('textbox', { name: 'Code from the app' }).fill('123456');
      await press(page, 'Confirm');
      await titled(page, 'Save your recovery codes');
    }
    await then(page);
  };

const pressed =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await press(page, name);
    await faulty(page);
  };

const account =
  (then: (page: Page) => Promise<void> = async () => {}): ScreenOpener =>
  async ({ page, world, org }) => {
    await enterDesk(page, world, 'underwriter', org);
    await page.goto(`/desk/account?org=${org}`);
    await titled(page, 'Your account');
    await then(page);
  };

/** How borrowers and staff get back into their accounts. */
export const RECOVERY_OF_MAIN_BRAND: readonly Screen[] = [
  { name: 'login, forgot password', open: at('/auth/forgot-password', 'Reset your password') },
  {
    name: 'login, forgot password, errors',
    open: at('/auth/forgot-password', 'Reset your password', pressed('Email me a link')),
  },
  {
    name: 'login, link sent',
    open: at('/auth/forgot-password', 'Reset your password', async (page) => {
      await linkAsked(page, 'Email');
      await titled(page, 'Check your email');
    }),
  },
  { name: 'login, new password', open: reset('/auth', {}) },
  { name: 'login, new password, proof', open: reset('/auth', { asksProof: true, asksBirthdate: true }) },
  {
    name: 'login, new password, errors',
    open: reset('/auth', { asksProof: true, asksBirthdate: true }, pressed('Save and log in')),
  },
  { name: 'login, link expired', open: at('/auth/reset-password', 'This link no longer works') },
  {
    name: 'desk forgot password',
    open: at('/desk/forgot-password', 'Reset your password', async (page) => {
      await linkAsked(page, 'Work email');
      await page.getByText('emailed a link').waitFor();
    }),
  },
  { name: 'desk new password, errors', open: reset('/desk', { asksCode: true }, pressed('Save and log in')) },
  {
    name: 'desk new password, recovery code',
    open: reset('/desk', { asksCode: true }, (page) => press(page, 'Use a recovery code')),
  },
  { name: 'desk invitation', open: setup('PASSWORD') },
  { name: 'desk invitation, errors', open: setup('PASSWORD', pressed('Set password')) },
  { name: 'desk invitation, authenticator', open: setup('AUTHENTICATOR') },
  { name: 'desk invitation, authenticator, errors', open: setup('AUTHENTICATOR', pressed('Confirm')) },
  { name: 'desk invitation, recovery codes', open: setup('CODES') },
  { name: 'desk account', open: account() },
];
