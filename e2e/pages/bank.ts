import { expect, type Page } from '@playwright/test';
import { buildPaystub } from '../../apps/server/test/hostile-files.ts';
import type { World } from '../world.ts';
import { withDatabase } from './database.ts';
import { waitForHeading, pressFirstButton } from './page-actions.ts';
import { drive, logIn, type DrivenLoan } from './sandbox.ts';

/**
 * A sandbox bank whose small deposits carry a code, and an account there that receives them right away
 * (docs/sandbox.md).
 */
export const SAMPLE_ACCOUNT = {
  routingNumber: '099000008',
  bank: 'First Sample Bank',
  accountNumber: '7001230001',
  mask: '0001',
};

/** Logs in a borrower at the step that asks for the account. */
export async function goToAccountStep(page: Page, world: World, persona = 'found'): Promise<DrivenLoan> {
  const driven = await drive(world, persona, 'DISBURSEMENT_ACCOUNT');
  await logIn(page, driven);
  await waitForHeading(page, 'Where should we send your money?');
  await expect(page).toHaveURL(/\/bank\/disburse$/);
  return driven;
}

/** Types the account and its confirmation, with the separators printed on a check. */
export async function fillAccountNumbers(
  page: Page,
  { routingNumber, accountNumber }: Pick<typeof SAMPLE_ACCOUNT, 'routingNumber' | 'accountNumber'> = SAMPLE_ACCOUNT,
): Promise<void> {
  await page.getByLabel('Routing number').fill(`${routingNumber.slice(0, 4)} ${routingNumber.slice(4)}`);
  await page.getByLabel('Account number', { exact: true }).fill(accountNumber);
  await page.getByLabel('Confirm account number').fill(`${accountNumber.slice(0, 3)}-${accountNumber.slice(3)}`);
  await page.getByRole('radio', { name: 'Checking' }).check();
}

/** Returns the code of the last small deposit once it is on the sandbox bank's statement. */
export async function waitForDepositCode(world: World, uuid: string, count = 1): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const deposits = (await (await fetch(`${world.sandbox}/_sandbox/deposits?applicationUuid=${uuid}`)).json()) as {
        description: string;
      }[];
      code = deposits.at(-1)?.description.slice(-3) ?? '';
      return deposits.length;
    })
    .toBe(count);
  return code;
}

/** Returns three letters that differ from the deposit's code. */
export const getWrongCode = (code: string): string => (code === 'BBB' ? 'CCC' : 'BBB');

/** Returns every place where this browser stores an account number or shows it in an address. */
export const findAccountNumberLeaks = (page: Page, accountNumber: string): Promise<string[]> =>
  page.evaluate((number) => {
    const stored = [localStorage, sessionStorage].flatMap((storage) =>
      Object.keys(storage).map((key) => storage.getItem(key) ?? ''),
    );
    return [...stored, location.href, JSON.stringify(history.state), document.cookie].filter((text) =>
      text.includes(number),
    );
  }, accountNumber);

/** Moves the login more than 20 minutes back, as for most borrowers who get this far. */
export async function expireStepUp({ databaseUrl }: World): Promise<void> {
  return withDatabase(databaseUrl, async (client) => {
    await client.query(`update session set step_up_at = step_up_at - interval '21 minutes'`);
  });
}

/** Submits a bank document with the typed values. */
export async function uploadBankLetter(page: Page): Promise<void> {
  await page
    .locator('input[data-picks=files]')
    .setInputFiles([{ name: 'Letter.pdf', mimeType: 'application/pdf', buffer: buildPaystub() }]);
  await expect(page.getByText(/Ready to send/)).toBeVisible();
  await pressFirstButton(page, 'Send');
}
