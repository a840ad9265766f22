import { readFile } from 'node:fs/promises';
import { readFunnel, type Reply } from '@lintel/contract';
import type { Locator, Page } from '@playwright/test';
import { createStaff, logInToConsole } from '../pages/console.ts';
import { listEvents } from '../pages/events.ts';
import { expectOffers } from '../pages/offer.ts';
import { waitForHeading } from '../pages/page-actions.ts';
import { newPerson } from '../pages/person.ts';
import { register } from '../pages/registration.ts';
import { drive } from '../pages/sandbox.ts';
import { createStaffCaller } from '../pages/staff.ts';
import { expect, expectGoodPage, test } from '../test.ts';

/** Every day that a sandbox's two clocks can be at, as far as a report goes back. */
const FROM = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10);
const TO = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);

type Funnel = Reply<typeof readFunnel>;

const locateCard = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The cells of a card's table, without its header. */
async function readTable(card: Locator): Promise<string[][]> {
  await card.getByText('View as table').click();
  const rows = card.getByRole('rowgroup').last().getByRole('row');
  await expect(rows.first()).toBeVisible();
  return Promise.all((await rows.all()).map((row) => row.locator('th, td').locator('> div').allInnerTexts()));
}

async function openReports(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Reports', exact: true }).click();
  await waitForHeading(page, 'Funnel and cycle time');
  await page.getByLabel('From').fill(FROM);
  await page.getByLabel('Through').fill(TO);
  await expect(locateCard(page, 'Applications')).toBeVisible();
}

const countStarts = ({ visits, files }: Funnel) => ({
  visits: visits.at(-1)?.count ?? 0,
  files: files[0]?.count ?? 0,
});

test(
  'a borrower who starts an application is in the funnel, by device, and its CSV has the numbers of the table',
  { tag: '@long-run' },
  async ({ page, world, org }) => {
    const admin = await createStaffCaller(world, 'admin', org);
    const read = (): Promise<Funnel> => admin.send(readFunnel, { query: { from: FROM, to: TO } });
    const countEvents = async () => (await listEvents(world)).filter(({ event }) => event === 'helocStarted').length;
    const [before, events] = [countStarts(await read()), await countEvents()];
    await register(page, org, newPerson());
    await expectOffers(page);
    await expect.poll(countEvents).toBe(events + 1);
    const after = countStarts(await read());
    expect(after).toEqual({ visits: before.visits + 1, files: before.files + 1 });

    await logInToConsole(page, await createStaff(world, 'admin', org), org);
    await openReports(page);
    const applications = locateCard(page, 'Applications');
    await expect(applications.getByRole('listitem').first()).toContainText(`Started${after.files}`);
    await expect(applications.getByRole('listitem').filter({ hasText: 'Offers shown' })).toContainText(/[1-9]/);
    await expect(locateCard(page, 'Registration')).toContainText('Application started');
    await expect(page.getByLabel('Totals for this period')).toContainText('None in the previous period');
    const officers = locateCard(page, 'Loan officers and brokers');
    await expect(officers.getByRole('listitem').first()).toBeVisible();
    await expectGoodPage(page);
    const rows = await readTable(officers);
    expect(rows.reduce((sum, [, started]) => sum + Number(started), 0)).toBe(after.files);

    const shown = await readTable(applications);
    await expectGoodPage(page);
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV: Applications' }).click();
    const file = await downloaded;
    expect(file.suggestedFilename()).toBe('files.csv');
    const [, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines.map((line) => line.split(',').toSpliced(0, 2))).toEqual(
      shown.map(([, count, dropped, , ...others]) => [count, dropped, ...others]),
    );

    await page.getByRole('combobox', { name: 'Device' }).selectOption('Tablet');
    await expect(locateCard(page, 'Registration')).toContainText('No registration visits recorded in this period.');
    await expect(applications).toContainText('No applications in this period.');
    await page.getByRole('combobox', { name: 'Device' }).selectOption('All devices');
    await page.getByLabel('Through').fill(FROM);
    await expect(applications).toContainText('No applications in this period.');
  },
);

test(
  'the times of a funded application are shown by phase and party',
  { tag: '@long-run' },
  async ({ page, world, org }) => {
    await drive(world, 'second-home', 'COMPLETE');
    await logInToConsole(page, await createStaff(world, 'compliance', org), org);
    await openReports(page);
    const card = locateCard(page, 'Cycle time by phase');
    await expect(card.getByRole('listitem').filter({ hasText: 'Legal waiting period' }).last()).toBeVisible();
    const [total] = await readTable(card);
    expect(total?.slice(0, 2)).toEqual(['Total', 'Everyone']);
    await expect(page.getByLabel('Totals for this period')).toContainText(total?.[3] ?? 'none');
    await expectGoodPage(page);
  },
);

test(
  'staff without the permission have no Reports in the menu, and its address shows no numbers',
  { tag: '@long-run' },
  async ({ page, world, org }) => {
    await logInToConsole(page, await createStaff(world, 'underwriter', org), org);
    await expect(page.getByRole('link', { name: 'Pipeline' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reports', exact: true })).toHaveCount(0);
    await page.goto(`/desk/reports?org=${org}`);
    await waitForHeading(page, 'No access');
    await expect(page.getByRole('region', { name: 'Applications', exact: true })).toHaveCount(0);
  },
);
