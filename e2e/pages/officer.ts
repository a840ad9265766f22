import { expect, type Page } from '@playwright/test';
import type { World } from '../world.ts';
import { createStaff, logInToConsole, type StaffAccount } from './console.ts';
import { pressButton, waitForHeading } from './page-actions.ts';
import type { Person } from './person.ts';
import { readOutbox } from './sandbox.ts';

/** A loan officer of the test: an account and the record to which an admin links it. */
export interface LoanOfficer extends StaffAccount {
  name: string;
  nmlsId: string;
}

/** Opens the entry of a loan officer on the admin's page. */
export async function openOfficerEntry(page: Page, name: string): Promise<void> {
  await page.getByText(`Edit ${name}`, { exact: true }).click();
}

/** Adds a loan officer who is licensed in Colorado, as an admin does. */
export async function addOfficer(page: Page, { name, nmlsId }: Pick<LoanOfficer, 'name' | 'nmlsId'>): Promise<void> {
  await page.goto('/desk/originators');
  await waitForHeading(page, 'Loan officers and brokers');
  await page.getByText('Add a loan officer or broker', { exact: true }).click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Add', exact: true }) });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'NMLS ID' }).fill(nmlsId);
  await form.getByRole('textbox', { name: 'Phone' }).fill('3035550151');
  await form.getByRole('textbox', { name: 'Email' }).fill('officer@alderpoint.example');
  await form.getByRole('textbox', { name: 'Licensed states' }).fill('CO');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added to the list.')).toBeVisible();
}

/** Links the loan officer to a teammate's login, by its label; an empty label removes the link. */
export async function linkOfficer(page: Page, name: string, login: string): Promise<void> {
  await openOfficerEntry(page, name);
  const entry = page.getByRole('listitem').filter({ hasText: `Edit ${name}` });
  await entry.getByRole('combobox', { name: 'Console login' }).selectOption({ label: login });
  await entry.getByRole('button', { name: 'Save login' }).click();
  await expect(page.getByText('Login saved. It works right away.').last()).toBeVisible();
}

/** Creates an account and a record for a loan officer, and links them in an admin's browser. */
export async function hireOfficer(
  admin: Page,
  world: World,
  record: Pick<LoanOfficer, 'name' | 'nmlsId'>,
): Promise<LoanOfficer> {
  const account = await createStaff(world, 'officer');
  await addOfficer(admin, record);
  await linkOfficer(admin, record.name, `Olivia Grant (${account.email})`);
  return { ...account, ...record };
}

export async function openOwnPipeline(page: Page, officer: LoanOfficer): Promise<void> {
  await logInToConsole(page, officer);
  await waitForHeading(page, 'Your pipeline');
}

/** Enters what a borrower told the loan officer. */
export async function fillStart(page: Page, person: Person): Promise<void> {
  const form = page.locator('#start');
  const fill = (label: string, value: string) => form.getByRole('textbox', { name: label, exact: true }).fill(value);
  await fill('First name', person.firstName);
  await fill('Last name', person.lastName);
  await fill('Mobile phone', person.phone);
  await fill('Email', person.email);
  await fill('Home address', person.street);
  await fill('City', person.city);
  await form.getByRole('combobox', { name: 'State' }).selectOption(person.state);
  await fill('ZIP code', person.zip);
  await form.getByRole('combobox', { name: 'Occupancy' }).selectOption('HOME');
}

export const sendInvitation = (page: Page): Promise<void> => pressButton(page, 'Send invitation');

/** Returns the link that was emailed to a borrower. */
export async function waitForSetupLink(world: World, email: string): Promise<string> {
  const find = async () =>
    (await readOutbox(world))
      .filter(({ to }) => to === email)
      .flatMap(({ links }) => links)
      .find((one) => one.includes('account-setup')) ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}
