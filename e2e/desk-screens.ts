import { readFunding } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { attorneyAtClosing, opened, openClosing } from './pages/closing-desk.ts';
import { deskPersona } from './pages/console.ts';
import { enterDesk } from './pages/desk.ts';
import { linkPayroll, questionPaper, sendPayoffLetter } from './pages/device.ts';
import { matchUrl } from './pages/elsewhere.ts';
import { problems } from './pages/on-page.ts';
import { cancelElsewhere } from './pages/rescission.ts';
import { drive, driveOnce, type Driven } from './pages/sandbox.ts';
import type { Screen } from './screens.ts';
import type { World } from './world.ts';

type ScreenOpener = Screen['open'];

/** Waits until no part of the page is loading. */
const settled = (page: Page): Promise<void> =>
  page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });

const at =
  (path: string): ScreenOpener =>
  async ({ page, org }) => {
    await page.goto(`${path}?org=${org}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
  };

/** Logged in on a page of the console; `then` continues from there. */
const signedIn =
  (path: string, name = 'underwriter', then: (page: Page) => Promise<void> = async () => {}): ScreenOpener =>
  async ({ page, world, org }) => {
    await enterDesk(page, world, name, org);
    await page.goto(`${path}?org=${org}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    await then(page);
  };

const file =
  (persona: string, part: string, then?: (page: Page) => Promise<void>): ScreenOpener =>
  async (where) => {
    const { uuid } = await driveOnce(where.world, persona);
    await signedIn(`/desk/applications/${uuid}${part}`, 'underwriter', then)(where);
  };

const pressed =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('alert').first().waitFor();
  };

/** Opens the closing of a file for a staff member who only reads. */
async function openClosingAs(page: Page, world: World, who: string, uuid: string, org: string): Promise<void> {
  await enterDesk(page, world, who, org);
  await openClosing(page, uuid);
}

/** The closing of a file, as the staff member who acts there sees it. */
const closing =
  (
    who: string,
    persona: string,
    until: string | undefined,
    then: (page: Page) => Promise<void> = async () => {},
    before: (where: { world: World; driven: Driven }) => Promise<void> = async () => {},
  ): ScreenOpener =>
  async ({ page, world, org }) => {
    const driven = await drive(world, persona, until);
    await before({ world, driven });
    await (who === 'attorney'
      ? attorneyAtClosing(page, world, driven.uuid)
      : openClosingAs(page, world, who, driven.uuid, org));
    await then(page);
  };

const RECALL = {
  order: { amount: 73_760, at: '2026-12-02T17:00:00.000Z', trace: null, on: null },
  recall: {
    because: 'CANCELED',
    dueOn: '2026-12-22',
    outcome: null,
    by: null,
    at: null,
    proposed: null,
    isOwnProposal: false,
  },
};

/** Fakes the reply for money that has been sent, instead of waiting for a bank that answers late. */
const recalled =
  (then: (page: Page) => Promise<void> = async () => {}) =>
  async (page: Page): Promise<void> => {
    await page.route(matchUrl(readFunding), async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), ...RECALL } });
    });
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Recall money' }).waitFor();
    await then(page);
  };

/** Opens a form in a disclosure and submits it empty. */
const emptied =
  (summary: string, button: string) =>
  async (page: Page): Promise<void> => {
    const part = await opened(page, summary);
    await part.getByRole('button', { name: button }).click();
    await problems(page).waitFor();
  };

/** Console pages that every lender's staff can open. */
export const DESK_OF_EVERY_BRAND: readonly Screen[] = [
  { name: 'desk sign-in', open: at('/desk/login') },
  {
    name: 'desk sign-in, errors',
    open: async (where) => {
      await at('/desk/login')(where);
      await pressed('Continue')(where.page);
    },
  },
  { name: 'desk invitation, void', open: at('/desk/account-setup') },
  {
    name: 'desk reviews',
    open: async (where) => {
      await drive(where.world, 'fraud-alert');
      await signedIn('/desk/reviews')(where);
    },
  },
  {
    name: 'desk applications',
    open: async (where) => {
      await drive(where.world, 'texas-homestead');
      await signedIn('/desk/applications')(where);
    },
  },
  { name: 'desk audit', open: signedIn('/desk/audit', 'admin') },
  { name: 'desk team', open: signedIn('/desk/team', 'admin') },
  { name: 'desk, no such page', open: signedIn('/desk/nothing') },
];

/** One file, tab by tab: the controls are the same for every lender. */
export const DESK_OF_MAIN_BRAND: readonly Screen[] = [
  { name: 'desk file, review', open: file('fraud-alert', '') },
  { name: 'desk file, review, errors', open: file('fraud-alert', '', pressed('Record decision')) },
  {
    name: 'desk file, reveal',
    open: file('fraud-alert', '', async (page) => {
      await page.getByRole('button', { name: 'Reveal a number' }).click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    name: 'desk file, reveal with an account',
    open: file('bank-name-differs', '', async (page) => {
      await page.getByRole('button', { name: 'Reveal a number' }).click();
      await page.getByRole('combobox', { name: 'Number' }).selectOption('ACCOUNT');
    }),
  },
  {
    name: 'desk file, bank letter, errors',
    open: file('bank-name-differs', '', async (page) => {
      await page.getByText('Ask for another account', { exact: true }).click();
      await pressed('Record decision')(page);
    }),
  },
  {
    name: 'desk file, income in another name, errors',
    open: async (where) => {
      const driven = await drive(where.world, 'found', 'INCOME_VERIFICATION');
      await linkPayroll(where.world, driven, 'user_stranger');
      await signedIn(`/desk/applications/${driven.uuid}`, 'underwriter', pressed('Record decision'))(where);
    },
  },
  {
    name: 'desk file, payoff letter, errors',
    open: async (where) => {
      const driven = await drive(where.world, 'payoff-waiting');
      await sendPayoffLetter(where.world, driven);
      await signedIn(`/desk/applications/${driven.uuid}`, 'closer', pressed('Enter figures'))(where);
    },
  },
  { name: 'desk file, credit', open: file('fraud-alert', '/credit') },
  { name: 'desk file, title and property', open: file('second-lien', '/title') },
  { name: 'desk file, facts', open: file('found', '/facts') },
  { name: 'desk file, checklist', open: file('found', '/checklist') },
  { name: 'desk file, conditions', open: file('found', '/conditions') },
  { name: 'desk file, documents', open: file('found', '/documents') },
  {
    name: 'desk file, letters, errors',
    open: async (where) => {
      const { uuid } = await drive(where.world, 'found', 'COLLECT_ADDITIONAL_INFO');
      await signedIn(`/desk/applications/${uuid}/letters`, 'underwriter', pressed('Mark as read'))(where);
    },
  },
  {
    name: 'desk file, decline',
    open: file('found', '/end', async (page) => {
      await page.getByText('Decline', { exact: true }).click();
      await page.getByRole('group', { name: 'Principal reasons' }).waitFor();
    }),
  },
  {
    name: 'desk file, decline, notice',
    open: file('found', '/end', async (page) => {
      await page.getByText('Decline', { exact: true }).click();
      await page.getByRole('checkbox', { name: 'Unable to verify identity' }).check();
      await page.getByRole('button', { name: 'End application' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'End application' }).waitFor();
    }),
  },
  {
    name: 'desk closing, name a signer, errors',
    open: closing('closer', 'co-owner', undefined, async (page) => {
      await page.getByRole('textbox', { name: 'First name' }).fill('');
      await pressed('Save and invite')(page);
    }),
  },
  {
    name: 'desk closing, ink before the note, errors',
    open: closing('closer', 'co-owner', 'NOTE_SIGNING', async (page) => {
      await emptied('Wet-ink signing', 'Record signing')(page);
      await opened(page, 'Remove a signer');
      await opened(page, 'Void closing');
    }),
  },
  {
    name: 'desk closing, a questioned paper, errors',
    open: closing('closer', 'found', 'NOTE_SIGNING', pressed('Send answer'), ({ world, driven }) =>
      questionPaper(world, driven),
    ),
  },
  {
    name: 'desk closing, ink in person, errors',
    open: closing('closer', 'manual-notary', 'MANUAL_DEED_SIGNING', pressed('Record signing')),
  },
  {
    name: 'desk closing, an attorney reads, errors',
    open: closing('attorney', 'attorney-state', undefined, pressed('Submit opinion')),
  },
  {
    name: 'desk closing, waiting for the attorney, errors',
    open: closing('closer', 'attorney-state', undefined, pressed('Assign to attorney'), async ({ world }) => {
      await deskPersona(world, 'attorney');
    }),
  },
  {
    name: 'desk reviews, of an attorney',
    open: closing('attorney', 'attorney-state', undefined, async (page) => {
      await page.getByRole('link', { name: 'Reviews' }).first().click();
      await page.getByRole('heading', { level: 1, name: '1 file waiting for your opinion' }).waitFor();
      await settled(page);
    }),
  },
  {
    name: 'desk closing, a cancelled loan, errors',
    open: closing('closer', 'found', 'RESCISSION', pressed('Mark as done'), ({ world, driven }) =>
      cancelElsewhere(world, driven, 'Maria Delgado'),
    ),
  },
  {
    name: 'desk closing, a letter that cancels, errors',
    open: closing('closer', 'found', 'RESCISSION', emptied('Cancellation by letter or fax', 'Record cancellation')),
  },
  {
    name: 'desk closing, recording on paper, errors',
    open: closing('closer', 'manual-notary', 'RECORDING', pressed('Save recording details')),
  },
  { name: 'desk closing, money to propose', open: closing('funder', 'found', 'FUNDING_DECISION') },
  { name: 'desk closing, money to recall', open: closing('closer', 'found', 'FUNDING_DECISION', recalled()) },
  {
    name: 'desk closing, money to recall, errors',
    open: closing('closer', 'found', 'FUNDING_DECISION', recalled(pressed('Settle'))),
  },
  { name: 'desk closing, an open line', open: closing('closer', 'second-home', 'COMPLETE') },
];
