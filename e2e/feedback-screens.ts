import { sendFeedback } from '@lintel/contract';
import type { Page } from '@playwright/test';
import { logInOnDevice } from './pages/device.ts';
import { buildFeedback, openFeedback, openSurvey } from './pages/feedback.ts';
import { expectOffers } from './pages/offer.ts';
import { openAs, waitForScreen, type Screen, type ScreenOpener } from './pages/open-screen.ts';
import { driveOnce } from './pages/sandbox.ts';
import { openConsoleSession } from './pages/staff.ts';

const openOnOffers = (then: (page: Page) => Promise<void>): ScreenOpener =>
  openAs('found', {
    path: /product\/select$/,
    then: async (page) => {
      await expectOffers(page);
      await then(page);
    },
  });

/** Screens of feedback to the chief executive, of the survey before a logout, and of what staff read of both. */
export const FEEDBACK_SCREENS: readonly Screen[] = [
  { name: 'feedback', open: openOnOffers(openFeedback) },
  {
    name: 'feedback, errors',
    open: openOnOffers(async (page) => {
      await openFeedback(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByText('Choose a topic.').waitFor();
    }),
  },
  { name: 'leave survey', open: openOnOffers(openSurvey) },
  {
    name: 'console feedback',
    open: async ({ page, world, org }) => {
      const caller = await logInOnDevice(world, await driveOnce(world, 'found'));
      await caller.send(sendFeedback, { body: buildFeedback() });
      await openConsoleSession(page, world, 'compliance', org);
      await page.goto(`/desk/feedback?org=${org}`);
      await page.getByRole('table').waitFor();
      await waitForScreen(page);
    },
  },
];
