import { readBank, readStatus } from '@lintel/contract';
import type { Browser, Page } from '@playwright/test';
import {
  answerWithFiles,
  closeConditionInConsole,
  openConditionInConsole,
  disputeOneLien,
  returnConditionInConsole,
} from '../pages/conditions.ts';
import { recordDecision, createStaff, logInToQueue } from '../pages/console.ts';
import { logInOnDevice, openApplication } from '../pages/device.ts';
import { consentToElectronicDocuments, readAllDocuments } from '../pages/documents.ts';
import { submitPassport } from '../pages/identity.ts';
import { waitForHeading, pressButton } from '../pages/page-actions.ts';
import { drive, driveFurther, driveWithLevers, sendVendorEvent, type DrivenLoan } from '../pages/sandbox.ts';
import {
  waitForSignerLinks,
  createSignerAccount,
  inviteRobin,
  openSignerBrowser,
  answerResidence,
} from '../pages/signer.ts';
import { expect, expectGoodPage, test } from '../test.ts';
import type { World } from '../world.ts';

/** A staff member at the queue of reviews, in their own browser. */
async function openQueueAs(browser: Browser, world: World, personaName = 'closer'): Promise<Page> {
  const page = await (
    await browser.newContext({ baseURL: world.address, viewport: { width: 1280, height: 800 } })
  ).newPage();
  const colleague = await createStaff(world, personaName);
  await logInToQueue(page, colleague);
  return page;
}

/** The application has moved past the status at which its conditions held it. */
async function expectContinued(page: Page, world: World, { uuid, email, password }: DrivenLoan): Promise<void> {
  const caller = await logInOnDevice(world, { email, password });
  const fetchStatus = async () => (await caller.send(readStatus, { params: { uuid } })).checklistStatus;
  await expect.poll(fetchStatus).not.toBe('TRUST_AND_INSURANCE');
  await page.goto(`/account/heloc/${uuid}`);
  await expect(page).not.toHaveURL(/conditions|error/);
}

/**
 * Conditions that ask the borrower for files and hold the application: answered, returned once, answered again, closed.
 */
const CONDITION_CASES = [
  {
    street: '9 Stranger Street',
    title: 'Show that you own the home',
    kind: 'Borrower not on title',
    shows: ['Owners of record', 'Robin Sample', 'Recorded deed'],
    reason: 'Cleared: Recorded vesting deed names the borrower',
  },
  {
    tag: 'trust',
    title: 'Send your certificate of trust',
    kind: 'Title held in trust',
    shows: ['Certificate of trust'],
    reason: 'Cleared: Certificate of trust shows who can sign',
  },
  {
    street: '9 Joint Title Street',
    title: 'Tell us how you hold title',
    kind: 'Ownership discrepancy',
    shows: ['Stated by borrower', 'Sole', 'County records', 'Joint'],
    reason: 'Cleared: Deed shows the vesting',
  },
] as const;

test(
  'a borrower answers each title condition, staff return it once and close it, and the application continues [NOTIF-012, NOTIF-015, NOTIF-016]',
  { tag: '@long-run' },
  async ({ browser, world, faults }) => {
    const consolePage = await openQueueAs(browser, world);
    for (const { title, kind, shows, reason, ...levers } of CONDITION_CASES) {
      const driven = await driveWithLevers(world, 'found', 'TRUST_AND_INSURANCE', levers);
      const page = await openSignerBrowser(browser, world, faults);
      await openApplication(page, world, driven, 'FIGURE');
      await answerWithFiles(page, driven.uuid, title);
      const panel = await openConditionInConsole(consolePage, driven.uuid, kind, [
        ...shows,
        'Needs review',
        'Received',
      ]);
      await returnConditionInConsole(consolePage, panel, 'Page 2 is missing.');
      await answerWithFiles(page, driven.uuid, title);
      await consolePage.reload();
      await closeConditionInConsole(consolePage, panel, reason);
      await expectContinued(page, world, driven);
      await page.context().close();
    }
    await consolePage.context().close();
  },
);

test(
  'a borrower answers all title and flood conditions before closing, and staff close them [NOTIF-013, NOTIF-019]',
  { tag: '@long-run' },
  async ({ page, browser, world }) => {
    const driven = await driveWithLevers(world, 'found', 'TRUST_AND_INSURANCE', {
      street: '9 Late Lien No Legal Back Tax Lawsuit Flood Way',
    });
    const consolePage = await openQueueAs(browser, world);
    await openApplication(page, world, driven, 'FIGURE');
    const conditions = [
      {
        title: 'Send: Recorded release, or a letter from the creditor saying nothing is owed',
        kind: 'Undisclosed lien',
        shows: ['HARBOR STREET LENDING, heloc of $18,000', 'deed-7741'],
        reason: 'Cleared: Recorded release received',
      },
      {
        title: 'Send your property’s legal description',
        kind: 'Legal description missing',
        shows: ['Exception 2: The description of record does not close.'],
        reason: 'Cleared: Legal description matches county records',
      },
      {
        title: 'Send: Receipt, or recorded release',
        kind: 'Tax lien or judgment',
        shows: ['Exception 3: Property tax of last year, delinquent.'],
        reason: 'Cleared: Receipt shows it was paid',
      },
      {
        title: 'Send proof of flood insurance',
        kind: 'Flood insurance',
        shows: ['AE, special flood hazard area', 'in the NFIP'],
        reason: 'Cleared: Sufficient coverage effective by closing, lender named as mortgagee',
      },
    ];
    for (const { title } of conditions) await answerWithFiles(page, driven.uuid, title);
    await expectGoodPage(page);
    await page
      .getByRole('article')
      .filter({ hasText: 'Read the flood notice' })
      .getByRole('link', { name: 'Read it' })
      .click();
    await expect(page).toHaveURL(/document\/disclosures/);
    if (await page.getByRole('button', { name: 'Save the sample PDF' }).isVisible())
      await consentToElectronicDocuments(page);
    await readAllDocuments(page);
    for (const { kind, shows, reason } of conditions)
      await closeConditionInConsole(
        consolePage,
        await openConditionInConsole(consolePage, driven.uuid, kind, shows),
        reason,
      );
    await openConditionInConsole(consolePage, driven.uuid, 'Flood notice', ['Cleared']);
    const exception = await openConditionInConsole(consolePage, driven.uuid, 'Title exception', [
      'Exception 4: Notice of a pending action about the boundary.',
    ]);
    await expectGoodPage(consolePage);
    await closeConditionInConsole(consolePage, exception, 'Cleared: Title company insures over it');
    await expectContinued(page, world, driven);
    await consolePage.context().close();
  },
);

test(
  'a borrower answers a disputed lien and a doubted bank account, and staff close both [NOTIF-009]',
  { tag: '@long-run' },
  async ({ page, browser, world }) => {
    const consolePage = await openQueueAs(browser, world);
    const lien = await drive(world, 'second-lien', 'LIEN_VERIFICATION');
    await disputeOneLien(await logInOnDevice(world, lien), lien.uuid);
    await openApplication(page, world, lien, 'FIGURE');
    await answerWithFiles(page, lien.uuid, 'Show that a debt on your home is paid or not yours');
    await closeConditionInConsole(
      consolePage,
      await openConditionInConsole(consolePage, lien.uuid, 'Disputed lien', [
        'not theirs, according to the borrower',
        'Needs review',
      ]),
      'Cleared: Recorded release received',
    );

    const bank = await drive(world, 'bank-micro-deposit', 'AUTOPAY_ACCOUNT');
    const caller = await logInOnDevice(world, bank);
    const { disburseAccount } = await caller.send(readBank, { params: { uuid: bank.uuid } });
    if (!disburseAccount) throw new Error('There is no account to pay to.');
    await sendVendorEvent(world, 'bank', 'deposit.returned', `${bank.uuid}:deposit:${disburseAccount.uuid}:1`, {
      reason: 'NAME_DIFFERS',
    });
    const borrowerPage = await (
      await browser.newContext({ baseURL: world.address, viewport: { width: 390, height: 844 } })
    ).newPage();
    await openApplication(borrowerPage, world, bank, 'FIGURE');
    await answerWithFiles(borrowerPage, bank.uuid, 'Confirm your bank account');
    await closeConditionInConsole(
      consolePage,
      await openConditionInConsole(consolePage, bank.uuid, 'Bank account verification', ['··0001', 'Needs review']),
      'Cleared: Bank confirmed the borrower’s ownership',
    );
    await expectContinued(borrowerPage, world, await driveFurther(world, 'bank-micro-deposit', 'FINAL_OFFER', bank));
    await borrowerPage.context().close();
    await consolePage.context().close();
  },
);

test(
  'staff read why a signer declined to sign and close the condition, and the signer continues',
  { tag: '@long-run' },
  async ({ page, browser, world, faults }) => {
    const email = 'robin-refuses@example.com';
    const cora = await inviteRobin(page, world, email);
    const [link = ''] = await waitForSignerLinks(world, email);
    const robin = await openSignerBrowser(browser, world, faults);
    await createSignerAccount(robin, link);
    await pressButton(robin, 'I don’t want to sign');
    const question = robin.getByRole('alertdialog', { name: 'Don’t want to sign?' });
    const toEveryone = question.getByText(
      'You don’t have to sign. We’ll stop here, and a loan specialist will contact you.',
    );
    await expect(toEveryone).toBeVisible();
    await question.getByRole('radio', { name: 'I’m being pressured to sign' }).check();
    await expect(toEveryone).toBeHidden();
    await expect(question.getByText('we won’t tell anyone else on this loan')).toBeVisible();
    await expect(question.getByRole('textbox', { name: 'How and when is it safe to contact you?' })).toBeVisible();
    await question.getByRole('radio', { name: 'I want to talk to someone first' }).check();
    await expect(question.getByText('we won’t tell anyone else on this loan')).toBeHidden();
    await expect(toEveryone).toBeVisible();
    await question.getByRole('textbox').fill('My lawyer is away until Friday.');
    await pressButton(robin, 'Decline to sign');
    await waitForHeading(robin, 'A loan specialist will contact you');
    const consolePage = await openQueueAs(browser, world);
    const panel = await openConditionInConsole(consolePage, cora.uuid, 'Declined to sign', [
      'Robin Sample',
      'Need advice',
      'My lawyer is away until Friday.',
    ]);
    await expectGoodPage(consolePage);
    await closeConditionInConsole(consolePage, panel, 'Cleared: Signer confirmed they will sign');
    await robin.reload();
    await expect(robin.getByRole('heading', { level: 1 })).not.toHaveText('A loan specialist will contact you');
    await consolePage.context().close();
    await robin.context().close();
  },
);

test(
  'staff settle an owner’s name and a company’s share without the borrower, and the application continues',
  { tag: '@long-run' },
  async ({ page, browser, world }) => {
    const driven = await driveWithLevers(world, 'found', 'TRUST_AND_INSURANCE', {
      street: '9 Same Name Company Share Road',
    });
    await openApplication(page, world, driven, 'FIGURE');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Sample Holdings');
    const consolePage = await openQueueAs(browser, world);
    const name = await openConditionInConsole(consolePage, driven.uuid, 'Name discrepancy on title', [
      'Owners of record',
      ' Jr',
      'Prior to: Docs',
    ]);
    await expectGoodPage(consolePage);
    await closeConditionInConsole(consolePage, name, 'Cleared: Same person as the owner of record');
    await closeConditionInConsole(
      consolePage,
      await openConditionInConsole(consolePage, driven.uuid, 'Entity on title', [
        'Sample Holdings LLC',
        'Prior to: Docs',
      ]),
      'Cleared: Signing authority documented',
    );
    await expectContinued(page, world, driven);
    await consolePage.context().close();
  },
);

test(
  'a signer sends another ID when staff ask, staff verify it, and the signer continues [SIGNER-005]',
  { tag: '@long-run' },
  async ({ page, browser, world, faults }) => {
    const email = 'robin-shows+id-review@example.com';
    const cora = await inviteRobin(page, world, email);
    const [link = ''] = await waitForSignerLinks(world, email);
    const robin = await openSignerBrowser(browser, world, faults);
    await createSignerAccount(robin, link);
    await answerResidence(robin, 'Yes');
    await submitPassport(robin);
    await waitForHeading(robin, 'A loan specialist is reviewing your ID');
    const consolePage = await openQueueAs(browser, world, 'underwriter');
    await consolePage.goto(`/desk/applications/${cora.uuid}`);
    await recordDecision(consolePage, 'EXPIRED', 'Request a new ID');
    const panel = await openConditionInConsole(consolePage, cora.uuid, 'Identity verification', [
      'Robin Sample',
      'Waiting on signer',
    ]);
    await expectGoodPage(consolePage);
    await robin.reload();
    await expect(robin.getByText('The document has expired.').first()).toBeVisible();
    await submitPassport(robin);
    await waitForHeading(robin, 'A loan specialist is reviewing your ID');
    await consolePage.reload();
    await expect(panel).toContainText('Needs review');
    await consolePage.goto(`/desk/applications/${cora.uuid}`);
    await recordDecision(consolePage, 'COMPARED', 'Identity verified');
    await openConditionInConsole(consolePage, cora.uuid, 'Identity verification', ['Cleared']);
    await robin.reload();
    await waitForHeading(robin, 'Your documents come next');
    await consolePage.context().close();
    await robin.context().close();
  },
);
