import { changeFlag, listFlags, readFunding, readLoanFile, type Reply } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { rateChat, withChatFlags } from './pages/chat.ts';
import { openClosingAsAttorney, openDisclosure, openClosing } from './pages/console-closing.ts';
import { createStaff } from './pages/console.ts';
import { linkPayroll, logInOnDevice, reportDocumentProblem, sendPayoffLetter } from './pages/device.ts';
import { matchUrl } from './pages/fake-replies.ts';
import { locateErrorSummary } from './pages/page-actions.ts';
import { cancelOnDevice, enterCancellationLetter, readCancelDeadline } from './pages/rescission.ts';
import { drive, driveOnce, type DrivenLoan } from './pages/sandbox.ts';
import { createStaffCaller, openConsoleSession } from './pages/staff.ts';
import { proposePayment, rejectPayment } from './pages/steps/money.ts';
import type { Screen } from './screens.ts';
import type { World } from './world.ts';

type ScreenOpener = Screen['open'];

/** Waits until no part of the page is loading. */
const waitUntilLoaded = (page: Page): Promise<void> =>
  page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });

const withLender = (path: string, org: string): string => `${path}${path.includes('?') ? '&' : '?'}org=${org}`;

const openPath =
  (path: string): ScreenOpener =>
  async ({ page, org }) => {
    await page.goto(withLender(path, org));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitUntilLoaded(page);
  };

/** Opens a page of the console, logged in; `then` continues from there. */
const openLoggedIn =
  (path: string, name = 'underwriter', then: (page: Page) => Promise<void> = async () => {}): ScreenOpener =>
  async ({ page, world, org }) => {
    await openConsoleSession(page, world, name, org);
    await page.goto(withLender(path, org));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitUntilLoaded(page);
    await then(page);
  };

const openFile =
  (persona: string, part: string, then?: (page: Page) => Promise<void>): ScreenOpener =>
  async (context) => {
    const { uuid } = await driveOnce(context.world, persona);
    await openLoggedIn(`/desk/applications/${uuid}${part}`, 'underwriter', then)(context);
  };

/** A flag that nothing reads. */
const MONEY_FLAG = 'fe-heloc-prequal-winback';

/** Proposes a change of a flag as a teammate; the proposal stays open. */
async function proposeFlag(world: World, org: string): Promise<void> {
  const staff = await createStaffCaller(world, 'admin', org);
  const flag = (await staff.send(listFlags)).find(({ key }) => key === MONEY_FLAG);
  if (!flag || flag.proposal) return;
  const { key, version, variables } = flag;
  await staff.send(changeFlag, {
    params: { key },
    version,
    body: { enabled: !flag.enabled, variables, startsAt: null, endsAt: null },
  });
}

const pressForErrors =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('alert').first().waitFor();
  };

/** Opens the closing of a file for a staff member who only reads. */
async function openClosingAs(page: Page, world: World, personaName: string, uuid: string, org: string): Promise<void> {
  await openConsoleSession(page, world, personaName, org);
  await openClosing(page, uuid);
}

/** Opens the closing of a file as the staff member who acts there. */
const openClosingScreen =
  (
    personaName: string,
    persona: string,
    until: string | undefined,
    then: (page: Page) => Promise<void> = async () => {},
    before: (context: { world: World; driven: DrivenLoan }) => Promise<unknown> = async () => {},
  ): ScreenOpener =>
  async ({ page, world, org }) => {
    const driven = await drive(world, persona, until);
    await before({ world, driven });
    await (personaName === 'attorney'
      ? openClosingAsAttorney(page, world, driven.uuid)
      : openClosingAs(page, world, personaName, driven.uuid, org));
    await then(page);
  };

type Rescission = Reply<typeof readLoanFile>['rescissions'][number];

/** A payment that was ordered a minute before the rescission was received, and its recall. */
const buildRecallReply = ({ receivedAt, dueOn }: Rescission) => ({
  amount: 92_691,
  shares: [
    {
      payee: 'BORROWER',
      name: '',
      amount: 90_000,
      account: {
        bankName: 'First Sample Bank',
        mask: '0001',
        enteredBy: 'the borrower',
        enteredAt: receivedAt,
        confirmedBy: null,
        confirmedAt: null,
        letterUuid: null,
      },
    },
    { payee: 'LENDER', name: 'Origination fee', amount: 2691, account: null },
  ],
  order: { amount: 90_000, at: new Date(Date.parse(receivedAt) + 2 * 3_600_000).toISOString(), trace: null, on: null },
  recall: {
    because: 'CANCELED',
    dueOn,
    outcome: null,
    by: null,
    at: null,
    proposed: null,
    isOwnProposal: false,
  },
});

/** Cancels the loan by a letter that was mailed in time and arrives when the money is about to be sent. */
async function cancelByMailedLetter({ world, driven }: { world: World; driven: DrivenLoan }): Promise<void> {
  const endsAt = await readCancelDeadline(await logInOnDevice(world, driven), driven.uuid);
  const sentAt = new Date(Date.parse(endsAt) - 3_600_000);
  const entered = await enterCancellationLetter(await createStaffCaller(world, 'closer'), driven.uuid, sentAt);
  if (entered.body.kind !== 'IN_TIME') throw new Error('The letter did not cancel the loan.');
}

/** Fakes the reply for money that has been sent, instead of waiting for a bank that answers late. */
const fakeRecall =
  (then: (page: Page) => Promise<void> = async () => {}) =>
  async (page: Page): Promise<void> => {
    let rescission: Rescission | undefined;
    await page.route(matchUrl(readLoanFile), async (route) => {
      const reply = await route.fetch();
      const file = (await reply.json()) as Reply<typeof readLoanFile>;
      const rescissions = file.rescissions.map((one) => ({ ...one, isRecallOpen: true }));
      rescission = rescissions.at(-1);
      await route.fulfill({ response: reply, json: { ...file, rescissions } });
    });
    // The page reads the funding only after the file.
    await page.route(matchUrl(readFunding), async (route) => {
      const reply = await route.fetch();
      const recall = rescission && buildRecallReply(rescission);
      await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), ...recall } });
    });
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Wire or ACH recall' }).waitFor();
    await then(page);
  };

/** Opens a form in a disclosure and submits it empty. */
const submitEmpty =
  (summary: string, button: string) =>
  async (page: Page): Promise<void> => {
    const part = await openDisclosure(page, summary);
    await part.getByRole('button', { name: button }).click();
    await locateErrorSummary(page).waitFor();
  };

/** Opens the table under each chart. */
async function openTables(page: Page): Promise<void> {
  for (const summary of await page.getByText('View as table').all()) await summary.click();
}

/** Console pages that every lender's staff can open. */
export const COMMON_CONSOLE_SCREENS: readonly Screen[] = [
  { name: 'console login', open: openPath('/desk/login') },
  {
    name: 'console login, errors',
    open: async (context) => {
      await openPath('/desk/login')(context);
      await pressForErrors('Continue')(context.page);
    },
  },
  { name: 'console setup, expired', open: openPath('/desk/account-setup') },
  {
    name: 'console reviews',
    open: async (context) => {
      await drive(context.world, 'fraud-alert');
      await openLoggedIn('/desk/reviews')(context);
    },
  },
  {
    name: 'console pipeline',
    open: async (context) => {
      await drive(context.world, 'texas-homestead');
      await openLoggedIn('/desk/applications')(context);
    },
  },
  { name: 'console audit trail', open: openLoggedIn('/desk/audit', 'admin') },
  { name: 'console team', open: openLoggedIn('/desk/team', 'admin') },
  { name: 'console loan officers', open: openLoggedIn('/desk/originators', 'admin') },
  { name: 'console officer not linked', open: openLoggedIn('/desk/officer', 'officer') },
  { name: 'console offer codes', open: openLoggedIn('/desk/offer-codes', 'admin') },
  { name: 'console chats, none', open: openLoggedIn('/desk/chats', 'agent') },
  { name: 'console chat search', open: openLoggedIn('/desk/chats/search', 'agent') },
  { name: 'console chat overview', open: openLoggedIn('/desk/chats/overview', 'supervisor') },
  {
    name: 'console chat overview, survey results',
    open: async (context) => {
      await withChatFlags(context.world, context.org, () => rateChat(context.world, context.org));
      await openLoggedIn('/desk/chats/overview', 'supervisor', async (page) => {
        await page.getByRole('table', { name: 'Newest answers' }).waitFor();
      })(context);
    },
  },
  { name: 'console canned answers', open: openLoggedIn('/desk/canned-answers', 'admin') },
  { name: 'console feedback, none', open: openLoggedIn('/desk/feedback?kind=LEAVING', 'compliance') },
  { name: 'console reports, nothing', open: openLoggedIn('/desk/reports?from=2025-01-01&to=2025-01-02', 'admin') },
  {
    name: 'console reports, period too long',
    open: openLoggedIn('/desk/reports?from=2025-01-01&to=2026-12-31', 'admin'),
  },
  {
    name: 'console reports',
    open: async (context) => {
      await drive(context.world, 'second-home', 'COMPLETE');
      await openLoggedIn('/desk/reports', 'admin', openTables)(context);
    },
  },
  {
    name: 'console banners',
    open: openLoggedIn('/desk/banners', 'admin', async (page) => {
      await page.getByText('Add a banner').click();
      await pressForErrors('Save banner')(page);
    }),
  },
  {
    name: 'console maintenance',
    open: openLoggedIn('/desk/site-settings', 'admin', async (page) => {
      await page.getByRole('textbox', { name: 'Other paths' }).fill('dashboard');
      await pressForErrors('Schedule maintenance')(page);
    }),
  },
  {
    name: 'console flags, proposal and history',
    open: async (context) => {
      await proposeFlag(context.world, context.org);
      await openLoggedIn('/desk/site-settings', 'admin', async (page) => {
        const entry = page.getByRole('list', { name: 'Feature flags' }).locator('> li').filter({ hasText: MONEY_FLAG });
        await entry.getByText('History').click();
        await entry.getByRole('listitem').first().waitFor();
      })(context);
    },
  },
  { name: 'console, unknown page', open: openLoggedIn('/desk/nothing') },
  { name: 'console no access', open: openLoggedIn('/desk/team') },
  { name: 'console file no access', open: openFile('minor', '/closing') },
];

/** Screens of one file, tab by tab: the controls are the same for every lender. */
export const CONSOLE_SCREENS: readonly Screen[] = [
  { name: 'console file, review', open: openFile('fraud-alert', '') },
  { name: 'console file, review, errors', open: openFile('fraud-alert', '', pressForErrors('Record decision')) },
  {
    name: 'console file, reveal',
    open: openFile('fraud-alert', '', async (page) => {
      await page.getByRole('button', { name: 'Reveal DOB' }).click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    name: 'console file, reveal with an account',
    open: openFile('bank-name-differs', '', async (page) => {
      await page.getByRole('button', { name: 'Reveal SSN, DOB or account' }).click();
      await page.getByRole('combobox', { name: 'Information to reveal' }).selectOption('ACCOUNT');
    }),
  },
  {
    name: 'console file, bank letter, errors',
    open: openFile('bank-name-differs', '', async (page) => {
      await page.getByText('Request another account', { exact: true }).click();
      await pressForErrors('Record decision')(page);
    }),
  },
  {
    name: 'console file, income in another name, errors',
    open: async (context) => {
      const driven = await drive(context.world, 'found', 'INCOME_VERIFICATION');
      await linkPayroll(context.world, driven, 'user_stranger');
      await openLoggedIn(
        `/desk/applications/${driven.uuid}`,
        'underwriter',
        pressForErrors('Record decision'),
      )(context);
    },
  },
  {
    name: 'console file, payoff letter, errors',
    open: async (context) => {
      const driven = await drive(context.world, 'payoff-waiting');
      await sendPayoffLetter(context.world, driven);
      await openLoggedIn(`/desk/applications/${driven.uuid}`, 'closer', pressForErrors('Save figures'))(context);
    },
  },
  {
    name: 'console file, log a phone call, errors',
    open: openFile('fraud-alert', '', submitEmpty('Log a phone call', 'Log phone call')),
  },
  { name: 'console file credit', open: openFile('fraud-alert', '/credit') },
  { name: 'console file title and property', open: openFile('second-lien', '/title') },
  { name: 'console file history', open: openFile('found', '/history') },
  { name: 'console file checklist', open: openFile('found', '/checklist') },
  { name: 'console file conditions', open: openFile('found', '/conditions') },
  { name: 'console file documents', open: openFile('found', '/documents') },
  {
    name: 'console file, letters, errors',
    open: async (context) => {
      const { uuid } = await drive(context.world, 'found', 'COLLECT_ADDITIONAL_INFO');
      await openLoggedIn(
        `/desk/applications/${uuid}/letters`,
        'underwriter',
        pressForErrors('Record acknowledgment'),
      )(context);
    },
  },
  {
    name: 'console file decline',
    open: openFile('found', '/end', async (page) => {
      await page.getByText('Decline', { exact: true }).click();
      await page.getByRole('group', { name: 'Principal reasons' }).waitFor();
    }),
  },
  {
    name: 'console file decline, notice',
    open: openFile('found', '/end', async (page) => {
      await page.getByText('Decline', { exact: true }).click();
      await page.getByRole('checkbox', { name: 'Unable to verify identity' }).check();
      await page.getByRole('button', { name: 'Review the notice' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Decline and/ })
        .waitFor();
    }),
  },
  {
    name: 'console closing, name a signer, errors',
    open: openClosingScreen('closer', 'co-owner', undefined, async (page) => {
      await page.getByRole('textbox', { name: 'First name' }).fill('');
      await pressForErrors('Save and invite')(page);
    }),
  },
  {
    name: 'console closing, ink signing before the note, errors',
    open: openClosingScreen('closer', 'co-owner', 'NOTE_SIGNING', async (page) => {
      await submitEmpty('Wet-ink signing', 'Record signing')(page);
      await openDisclosure(page, 'Remove a signer');
      await openDisclosure(page, 'Void closing');
    }),
  },
  {
    name: 'console closing, reported problem, errors',
    open: openClosingScreen('closer', 'found', 'NOTE_SIGNING', pressForErrors('Post answer'), ({ world, driven }) =>
      reportDocumentProblem(world, driven),
    ),
  },
  {
    name: 'console closing, ink signing in person, errors',
    open: openClosingScreen('closer', 'manual-notary', 'MANUAL_DEED_SIGNING', pressForErrors('Record signing')),
  },
  {
    name: 'console closing, attorney opinion, errors',
    open: openClosingScreen('attorney', 'attorney-state', undefined, pressForErrors('Submit opinion')),
  },
  {
    name: 'console closing, waiting for the attorney, errors',
    open: openClosingScreen(
      'closer',
      'attorney-state',
      undefined,
      pressForErrors('Assign to attorney'),
      async ({ world }) => {
        await createStaff(world, 'attorney');
      },
    ),
  },
  {
    name: 'console reviews, attorney',
    open: openClosingScreen('attorney', 'attorney-state', undefined, async (page) => {
      await page.getByRole('link', { name: 'Reviews' }).first().click();
      await page.getByRole('heading', { level: 1, name: '1 file waiting for your opinion' }).waitFor();
      await waitUntilLoaded(page);
    }),
  },
  {
    name: 'console closing, canceled loan, errors',
    open: openClosingScreen('closer', 'found', 'RESCISSION', pressForErrors('Mark as done'), ({ world, driven }) =>
      cancelOnDevice(world, driven, 'Maria Delgado'),
    ),
  },
  {
    name: 'console closing, cancellation letter, errors',
    open: openClosingScreen(
      'closer',
      'found',
      'RESCISSION',
      submitEmpty('Rescission by mail or fax', 'Record letter or fax'),
    ),
  },
  {
    name: 'console closing, paper recording, errors',
    open: openClosingScreen('closer', 'manual-notary', 'RECORDING', pressForErrors('Save recording details')),
  },
  { name: 'console closing, propose payment', open: openClosingScreen('funder', 'found', 'FUNDING_DECISION') },
  {
    name: 'console closing, reject payment, errors',
    open: openClosingScreen(
      'second funder',
      'found',
      'FUNDING_DECISION',
      submitEmpty('Reject funding', 'Reject funding'),
      ({ world, driven }) => proposePayment(world, driven.uuid),
    ),
  },
  {
    name: 'console closing, rejected payment',
    open: openClosingScreen('funder', 'found', 'FUNDING_DECISION', undefined, ({ world, driven }) =>
      rejectPayment(world, driven.uuid),
    ),
  },
  {
    name: 'console closing, recall money',
    open: openClosingScreen('closer', 'found', 'FUNDING_DECISION', fakeRecall(), cancelByMailedLetter),
  },
  {
    name: 'console closing, recall money, errors',
    open: openClosingScreen(
      'closer',
      'found',
      'FUNDING_DECISION',
      fakeRecall(pressForErrors('Record outcome')),
      cancelByMailedLetter,
    ),
  },
  { name: 'console closing, open line', open: openClosingScreen('closer', 'second-home', 'COMPLETE') },
];
