import {
  askPasswordReset,
  openPasswordReset,
  openAccountSetup,
  revertEmailChange,
  setUpAccount,
  beginTotp,
  type Call,
} from '@lintel/contract';
import type { Page } from '@playwright/test';
import { matchUrl } from './pages/fake-replies.ts';
import { openConsoleSession } from './pages/staff.ts';
import type { Screen } from './screens.ts';

type ScreenOpener = Screen['open'];

/** The token of a link, long enough to be sent; its reply is faked. */
const TOKEN = 'A'.repeat(43);
const OPENED_REPLY = {
  email: 'maria.sample-montgomery@example.com',
  asksCode: false,
  asksProof: false,
  asksBirthdate: false,
};

const fakeReply = (page: Page, call: Call, json: object, status = 200) =>
  page.route(matchUrl(call), (route) => route.fulfill({ status, json }));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const waitForErrors = (page: Page) => page.getByRole('alert').first().waitFor();

/** Opens a page of either app, then runs an action on it. */
const openPath =
  (path: string, title: string, then: (page: Page) => Promise<void> = async () => {}): ScreenOpener =>
  async ({ page, org }) => {
    await page.goto(`${path}?org=${org}`);
    await titled(page, title);
    await then(page);
  };

const requestLink = async (page: Page, field: string) => {
  await fakeReply(page, askPasswordReset, {}, 202);
  await page.getByRole('textbox', { name: field }).fill(OPENED_REPLY.email);
  await press(page, 'Email me a link');
};

/** Opens the link of an email. */
const openResetLink =
  (
    app: '/auth' | '/desk',
    opened: Partial<typeof OPENED_REPLY>,
    then: (page: Page) => Promise<void> = async () => {},
  ): ScreenOpener =>
  async ({ page, org }) => {
    await fakeReply(page, openPasswordReset, { ...OPENED_REPLY, ...opened });
    await page.goto(`${app}/reset-password?org=${org}#${TOKEN}`);
    await titled(page, 'Choose a new password');
    await page.getByLabel('New password').waitFor();
    await then(page);
  };

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-${1000 + index}`);

/** Opens an invitation to the console, completed up to a step. */
const openInvitation =
  (until: 'PASSWORD' | 'AUTHENTICATOR' | 'CODES', then: (page: Page) => Promise<void> = async () => {}): ScreenOpener =>
  async ({ page, org }) => {
    await fakeReply(page, openAccountSetup, {
      firstName: 'Una',
      email: 'una.writer@example.com',
      originator: 'The lender',
    });
    await fakeReply(page, setUpAccount, { jwt: 'token' }, 201);
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

const pressForErrors =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await press(page, name);
    await waitForErrors(page);
  };

const openAccount =
  (then: (page: Page) => Promise<void> = async () => {}): ScreenOpener =>
  async ({ page, world, org }) => {
    await openConsoleSession(page, world, 'underwriter', org);
    await page.goto(`/desk/account?org=${org}`);
    await titled(page, 'Your account');
    await then(page);
  };

/** Screens where borrowers and staff regain access to their accounts. */
export const RECOVERY_SCREENS: readonly Screen[] = [
  { name: 'forgot password', open: openPath('/auth/forgot-password', 'Reset your password') },
  {
    name: 'forgot password, errors',
    open: openPath('/auth/forgot-password', 'Reset your password', pressForErrors('Email me a link')),
  },
  {
    name: 'login, link sent',
    open: openPath('/auth/forgot-password', 'Reset your password', async (page) => {
      await requestLink(page, 'Email');
      await titled(page, 'Check your email');
    }),
  },
  { name: 'new password', open: openResetLink('/auth', {}) },
  { name: 'new password, proof', open: openResetLink('/auth', { asksProof: true, asksBirthdate: true }) },
  { name: 'new password, code', open: openResetLink('/auth', { asksCode: true }) },
  {
    name: 'new password, errors',
    open: openResetLink('/auth', { asksProof: true, asksBirthdate: true }, pressForErrors('Save and log in')),
  },
  {
    name: 'login, link not opened',
    open: async ({ page, org }) => {
      await page.route(matchUrl(openPasswordReset), (route) => route.abort());
      await page.goto(`/auth/reset-password?org=${org}#${TOKEN}`);
      await titled(page, 'We couldn’t open your link');
    },
  },
  {
    name: 'email change, change back',
    open: async ({ page, org }) => {
      await page.goto(`/auth/revert-email?org=${org}#${TOKEN}`);
      await titled(page, 'Change your email back?');
    },
  },
  {
    name: 'email change, changed back',
    open: async ({ page, org }) => {
      await fakeReply(page, revertEmailChange, { email: 'm***@example.com' });
      await page.goto(`/auth/revert-email?org=${org}#${TOKEN}`);
      await press(page, 'Change it back');
      await titled(page, 'Your email is changed back');
    },
  },
  { name: 'email change, link expired', open: openPath('/auth/revert-email', 'This link no longer works') },
  { name: 'login, link expired', open: openPath('/auth/reset-password', 'This link no longer works') },
  {
    name: 'console forgot password',
    open: openPath('/desk/forgot-password', 'Reset your password', async (page) => {
      await requestLink(page, 'Work email');
      await page.getByText('emailed a link').waitFor();
    }),
  },
  {
    name: 'console new password, errors',
    open: openResetLink('/desk', { asksCode: true }, pressForErrors('Save and log in')),
  },
  {
    name: 'console new password, recovery code',
    open: openResetLink('/desk', { asksCode: true }, (page) => press(page, 'Use a recovery code')),
  },
  { name: 'console setup', open: openInvitation('PASSWORD') },
  { name: 'console setup, errors', open: openInvitation('PASSWORD', pressForErrors('Set password')) },
  { name: 'console setup, authenticator', open: openInvitation('AUTHENTICATOR') },
  { name: 'console setup, authenticator, errors', open: openInvitation('AUTHENTICATOR', pressForErrors('Confirm')) },
  { name: 'console setup, recovery codes', open: openInvitation('CODES') },
  { name: 'console account', open: openAccount() },
];
