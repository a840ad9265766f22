import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveSignerReplayLink } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { findLeaks, toEncodings } from '../pages/canaries.ts';
import { withFlag } from '../pages/flags.ts';
import { waitForHeading } from '../pages/page-actions.ts';
import { newPerson } from '../pages/person.ts';
import { dropBrands, makeBrands } from '../pages/random-brands.ts';
import { answerUntil, getQuestions, pressContinue, register, toRegistrationUrl } from '../pages/registration.ts';
import { receiveRecordings, RECORDING, REPLAY_ORIGIN, watchRequests, writeReplayModule } from '../pages/replay.ts';
import {
  inviteRobin,
  openSignerBrowser,
  SIGNER_HOME_HEADING,
  SIGNER_LOGIN_HEADING,
  SIGNER_PASSWORD,
  waitForSignerLinks,
} from '../pages/signer.ts';
import { expect, test } from '../test.ts';

// A world with the module of a made-up vendor.
const MODULE = writeReplayModule(mkdtempSync(join(tmpdir(), 'lintel-replay-')));
test.use({ settings: { SESSION_REPLAY_MODULE: MODULE, SESSION_REPLAY_ORIGINS: REPLAY_ORIGIN } });

const FLAG = 'fe-heloc-session-replay';
const isModule = ({ path }: { path: string }): boolean => path.endsWith('/session-replay.js');

/** Waits until a page has decided whether it measures: its next lazy chunk is requested after that. */
const waitForDecision = (page: Page) => page.waitForRequest(/\/site-[\w-]+\.js$/);

test(
  'an installed session replay records no one while its flag is off, and no one with Global Privacy Control [TELE-014, TELE-016]',
  { tag: '@long-run' },
  async ({ page, browser, world, org }) => {
    const bodies = await receiveRecordings(page.context());
    const requests = watchRequests(page);
    const decided = waitForDecision(page);
    await page.goto(toRegistrationUrl(org));
    await decided;
    await withFlag(world, { key: FLAG, org }, async () => {
      const quiet = await (await browser.newContext({ baseURL: world.address })).newPage();
      await quiet.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
      const quietRequests = watchRequests(quiet);
      const quietDecided = waitForDecision(quiet);
      await quiet.goto(toRegistrationUrl(org));
      await quietDecided;
      // The same page of a visitor who may be recorded.
      const recorded = page.waitForRequest(`${REPLAY_ORIGIN}/record`);
      await page.reload();
      await recorded;
      expect(quietRequests.filter(isModule)).toEqual([]);
      await quiet.context().close();
    });
    expect(bodies[0]).toContain('"what":"start"');
    const first = requests.findIndex(isModule);
    const reloaded = requests.findLastIndex(({ path }) => path.endsWith('/register-v2'));
    expect(first).toBeGreaterThan(reloaded);
    expect(requests.slice(0, first).filter(({ replay }) => replay !== undefined)).toEqual([]);
  },
);

test(
  'a registration is recorded without personal data, and the requests name the recording [TELE-014, CLIENT-005]',
  { tag: '@long-run' },
  async ({ page, world, org }) => {
    const bodies = await receiveRecordings(page.context());
    const requests = watchRequests(page);
    const person = newPerson({ firstName: 'Quillfeather', lastName: 'Vandermoss', street: '4177 Alder Ridge Road' });
    await withFlag(world, { key: FLAG, org }, async () => {
      await register(page, org, person, () => expect.poll(() => bodies.length).toBeGreaterThan(0));
      await expect.poll(() => bodies.join('\n')).toMatch(/\/account\/heloc\/[0-9a-f-]{36}/);
    });
    const calls = requests.slice(requests.findIndex(isModule)).filter(({ path }) => path.startsWith('/service-'));
    expect(calls.filter(({ replay }) => replay !== undefined && replay !== RECORDING)).toEqual([]);
    expect(calls.filter(({ replay }) => replay === RECORDING).length).toBeGreaterThan(0);
    const canaries = {
      'the first name': toEncodings(person.firstName),
      'the last name': toEncodings(person.lastName),
      'the email': toEncodings(person.email),
      'the phone': toEncodings(person.phone),
      'the street': toEncodings(person.street),
      'the password': toEncodings(person.password),
    };
    const recorded = { 'the recording': bodies.join('\n') };
    expect(findLeaks(recorded, canaries)).toEqual([]);
    const planted = { 'the recording': `${recorded['the recording']} q=${encodeURIComponent(person.street)}` };
    expect(findLeaks(planted, canaries)).toEqual(['the street in the recording']);
  },
);

test(
  'where the law requires a consent first, the recording starts after it',
  { tag: '@long-run' },
  async ({ page, world }) => {
    const lender = { ...makeBrands(1, 11, 9106)[0]!, telemetry: { optInStates: ['CO'] } };
    dropBrands(world.dataDir, [lender]);
    await expect(async () => {
      await page.goto(toRegistrationUrl(lender.orgCode));
      await expect(page).toHaveTitle(new RegExp(lender.name.display), { timeout: 100 });
    }).toPass();
    await receiveRecordings(page.context());
    const requests = watchRequests(page);
    const person = newPerson();
    await withFlag(world, { key: FLAG, org: lender.orgCode }, async () => {
      const decided = waitForDecision(page);
      await answerUntil(page, lender.orgCode, person, 'set-password');
      await decided;
      expect(requests.filter(isModule)).toEqual([]);
      const recorded = page.waitForRequest(`${REPLAY_ORIGIN}/record`);
      const last = getQuestions(person).at(-1)!;
      await last.answer(page, person);
      await pressContinue(page, last.button);
      await recorded;
    });
  },
);

test(
  'a signer’s emailed link is not recorded; their next page is, and its link is stored for them [TELE-013]',
  { tag: '@long-run' },
  async ({ page, browser, world, org, faults }) => {
    const email = 'robin-replay@example.com';
    await withFlag(world, { key: FLAG, org }, async () => {
      await inviteRobin(page, world, email);
      const robin = await openSignerBrowser(browser, world, faults);
      const bodies = await receiveRecordings(robin.context());
      const [link = ''] = await waitForSignerLinks(world, email);
      const requests = watchRequests(robin);
      const decided = waitForDecision(robin);
      await robin.goto(link);
      await waitForHeading(robin, SIGNER_LOGIN_HEADING);
      await decided;
      await robin.getByRole('button', { name: 'Open the request' }).click();
      await robin.getByLabel('Password', { exact: true }).fill(SIGNER_PASSWORD);
      for (const box of await robin.getByRole('checkbox').all()) await box.check();
      await robin.getByLabel('Password', { exact: true }).press('Enter');
      await waitForHeading(robin, SIGNER_HOME_HEADING);
      expect(requests.filter(isModule)).toEqual([]);

      const saved = robin.waitForResponse(
        (response) => response.request().method() === 'PUT' && response.url().endsWith('/full-story-link'),
      );
      await robin.reload();
      expect((await saved).status()).toBe(204);
      expect((await saved).request().postDataJSON()).toEqual({ link: RECORDING });
      expect(saveSignerReplayLink.path).toMatch(/\/full-story-link$/);
      const token = new URL(link).hash.slice(1);
      expect(token.length).toBeGreaterThan(20);
      const canaries = { 'the link’s token': toEncodings(token), 'the email': toEncodings(email) };
      expect(bodies.length).toBeGreaterThan(0);
      expect(findLeaks({ 'the recording': bodies.join('\n') }, canaries)).toEqual([]);
      await robin.context().close();
    });
  },
);
