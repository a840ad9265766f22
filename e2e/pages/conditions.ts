import { answerLien, confirmLiens, readLiens, readStatus } from '@lintel/contract';
import type { Locator, Page } from '@playwright/test';
import { buildPaystub } from '../../apps/server/test/hostile-files.ts';
import { expect } from '../test.ts';
import type { Caller } from './caller.ts';
import { waitForHeading, pressButton } from './page-actions.ts';

const PROOF = { name: 'Proof.pdf', mimeType: 'application/pdf', buffer: buildPaystub() };

/** One condition on the person's to-do list. */
const locateCondition = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

/** Sends the files that a condition asks for, from the to-do list in the borrower's browser. */
export async function answerWithFiles(page: Page, uuid: string, title: string, files = 1): Promise<void> {
  await page.goto(`/account/heloc/${uuid}/conditions`);
  await locateCondition(page, title).getByRole('link', { name: 'Add files' }).click();
  await waitForHeading(page, title);
  await page
    .locator('input[data-picks=files]')
    .setInputFiles(Array.from({ length: files }, (_, index) => ({ ...PROOF, name: `Proof ${index + 1}.pdf` })));
  await expect(page.getByText(/Ready to send/)).toHaveCount(files);
  await pressButton(page, 'Send');
  await waitForHeading(page, 'Your to-do list');
  await expect(locateCondition(page, title)).toContainText('In review');
}

interface ConditionToPost {
  /** The type, in the console's words. */
  type: string;
  message: string;
  /** The signer who answers it; without one, the borrower. */
  signer?: string;
}

/** Posts a condition on the page of a file. */
export async function postConditionInConsole(
  consolePage: Page,
  uuid: string,
  { type, message, signer }: ConditionToPost,
): Promise<void> {
  await consolePage.goto(`/desk/applications/${uuid}/conditions`);
  await consolePage.getByRole('combobox', { name: 'Type' }).selectOption({ label: type });
  await consolePage.getByRole('combobox', { name: 'Prior to' }).selectOption({ label: 'None (tracking only)' });
  await consolePage.getByRole('textbox', { name: /^Message to the borrower/ }).fill(message);
  if (signer !== undefined) await consolePage.getByRole('combobox', { name: 'Responsible' }).selectOption(signer);
  await consolePage.getByRole('button', { name: 'Post condition' }).click();
  await expect(consolePage.getByText('Condition posted.')).toBeVisible();
}

/** Opens one condition in the console and expects its text, the fact behind it and the real day. */
export async function openConditionInConsole(
  consolePage: Page,
  uuid: string,
  kind: string,
  texts: readonly string[],
): Promise<Locator> {
  await consolePage.goto(`/desk/applications/${uuid}/conditions`);
  const panel = consolePage
    .locator('section')
    .filter({ has: consolePage.getByRole('heading', { level: 2, name: kind, exact: true }) })
    .last();
  await expect(panel).toBeVisible();
  for (const text of texts) await expect(panel).toContainText(text);
  await expect(panel).toContainText(/Posted \w{3} \d+, 20\d\d/);
  return panel;
}

/** Clears or waives a condition with a reason; first tries it without one. */
export async function closeConditionInConsole(consolePage: Page, panel: Locator, reason: string): Promise<void> {
  await panel.locator('summary', { hasText: 'Clear or remove' }).click();
  await panel.getByRole('button', { name: 'Clear or remove' }).click();
  await expect(panel.getByRole('alert')).toContainText('Choose a reason.');
  await panel.getByRole('combobox', { name: 'Reason' }).selectOption({ label: reason });
  await panel.getByRole('button', { name: 'Clear or remove' }).click();
  await expect(consolePage.getByText('Condition updated.').last()).toBeVisible();
  await expect(panel.locator('summary', { hasText: 'Clear or remove' })).toHaveCount(0);
}

export async function returnConditionInConsole(consolePage: Page, panel: Locator, message: string): Promise<void> {
  await panel.locator('summary', { hasText: 'Return to' }).click();
  await panel.getByRole('combobox', { name: 'Reason (shown to them)' }).selectOption('UNREADABLE');
  await panel.getByRole('textbox', { name: /^Message/ }).fill(message);
  await panel.getByRole('button', { name: /^Return to/ }).click();
  await expect(consolePage.getByText('Returned.', { exact: true })).toBeVisible();
  await expect(panel).toContainText('Waiting on');
}

/** Marks one lien as not the borrower's and all others as right, and confirms. */
export async function disputeOneLien(caller: Caller, uuid: string): Promise<void> {
  const params = { uuid };
  const { liens } = await caller.send(readLiens, { params });
  const fetchVersion = async () => (await caller.send(readStatus, { params })).version;
  for (const [index, lien] of liens.entries())
    await caller.ask(answerLien, {
      params: { uuid, liabilityUuid: lien.uuid },
      body: { answer: index === 0 ? 'NOT_MINE' : 'CORRECT', documentUuids: [] },
      version: await fetchVersion(),
    });
  await caller.send(confirmLiens, { params, version: await fetchVersion() });
}
