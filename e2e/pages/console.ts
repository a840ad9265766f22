import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { codeAt } from '../../apps/server/src/identity/totp.ts';
import { environment, node26, root } from '../../tools/node26.mjs';
import { expect } from '../test.ts';
import type { World } from '../world.ts';
import { rememberValues } from './known-values.ts';

/** A staff member created by the sandbox. */
export interface StaffAccount {
  staffUuid: string;
  email: string;
  password: string;
  totpSecret: string;
}

/** Creates a staff account with its second factor set up. */
export async function createStaff(world: World, name: string, organisation = 'FIGURE'): Promise<StaffAccount> {
  const reply = await fetch(`${world.sandbox}/_sandbox/personas/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ organisation }),
  });
  if (!reply.ok) throw new Error(`The desk persona ${name}: ${reply.status} ${await reply.text()}`);
  const account = (await reply.json()) as StaffAccount;
  rememberValues('an email', account.email);
  rememberValues('a password', account.password);
  rememberValues('the secret of a second factor', account.totpSecret);
  return account;
}

/**
 * Returns the link that `npm run desk:invite` prints. Only one process can open the built-in database, so its server
 * stops in the meantime.
 */
export async function inviteStaffFromTerminal(
  world: World,
  email: string,
  role: string,
  name: string,
): Promise<string> {
  const isBuiltInDatabase = world.databaseUrl === undefined;
  if (isBuiltInDatabase) await world.halt();
  const env = environment({
    DATA_DIR: world.dataDir,
    ...(world.databaseUrl ? { DATABASE_URL: world.databaseUrl } : {}),
  });
  if (isBuiltInDatabase) delete env['DATABASE_URL'];
  const { stdout } = await promisify(execFile)(
    node26(),
    ['tools/desk-invite.ts', email, '--org', 'FIGURE', '--role', role, '--name', name],
    { cwd: root, env },
  );
  if (isBuiltInDatabase) await world.start();
  const path = /\/desk\/account-setup\S+/.exec(stdout)?.[0];
  if (path === undefined) throw new Error(`No link in what the invitation printed:\n${stdout}`);
  return path;
}

/** Opens the menu under the staff member's initials. */
export const openAccountMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Account menu' }).click();

/** Follows a link of the main menu, in the row or under "More". */
export async function followMenuLink(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link').first().waitFor();
  const link = menu.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await menu.getByRole('button', { name: 'More', exact: true }).click();
  await link.click();
}

export async function logOutOfConsole(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Log out' }).click();
}

/** The authenticator's code, now or some 30 s steps from now. Each counts once; one step early or late is accepted. */
export const getTotpCode = (secret: string, step = 0): string => codeAt(secret, new Date(Date.now() + step * 30_000));

type Credentials = Pick<StaffAccount, 'email' | 'password' | 'totpSecret'>;

/**
 * Logs in with both factors; the role decides which page comes next. The code is computed when it's typed, because an
 * earlier one expires within a minute.
 */
export async function logInToConsole(page: Page, credentials: Credentials, org = 'FIGURE', step = 0): Promise<void> {
  await page.goto(`/desk/login?org=${org}`);
  await fillConsoleLogin(page, credentials, step);
}

/** Logs in with both factors on a login page that is already open. */
export async function fillConsoleLogin(
  page: Page,
  { email, password, totpSecret }: Credentials,
  step = 0,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Work email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill(getTotpCode(totpSecret, step));
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs in and expects the queue, where most roles begin. */
export async function logInToQueue(page: Page, credentials: Credentials, org = 'FIGURE', step = 0): Promise<void> {
  await logInToConsole(page, credentials, org, step);
  await expect(page.getByRole('heading', { level: 1, name: /\d+ open reviews?/ })).toBeVisible();
}

export async function openFromQueue(page: Page, applicant: string, uuid: string): Promise<void> {
  await page.goto('/desk/reviews');
  await page.locator(`a[href$="/applications/${uuid}"]`).filter({ hasText: applicant }).click();
  await expect(page.getByRole('heading', { level: 1, name: applicant })).toBeVisible();
}

/** Decides the open review and waits until the decision is recorded. */
export async function recordDecision(page: Page, reason: string, outcome?: string): Promise<void> {
  if (outcome !== undefined) await page.getByText(outcome, { exact: true }).click();
  // The page may also offer to restart the work, which has its own reason field.
  const recordButton = page.getByRole('button', { name: 'Record decision' });
  await page
    .getByRole('complementary', { name: 'Your decision' })
    .locator('form')
    .filter({ has: recordButton })
    .getByRole('combobox', { name: 'Reason' })
    .selectOption(reason);
  await recordButton.click();
  await expect(page.getByText('Decision saved.')).toBeVisible();
}
