import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './chromium.ts';

if (!existsSync(CHROMIUM.executablePath) && process.env['CI'])
  throw new Error('The journeys need Chromium (Debian: apt-get install chromium-headless-shell).');

export default defineConfig({
  // Files run in the order of their names: the sweep, whose many short tests keep every worker busy to the end, is
  // last.
  testDir: '.',
  testMatch: ['journeys/*.spec.ts', 'sweep/*.spec.ts'],
  outputDir: '../test-results',
  // Journeys wait for answers half of the time: three workers keep two cores busy.
  workers: 3,
  fullyParallel: false,
  // A shared machine can starve a browser; the report names a second try, and its results stay visible.
  retries: process.env['CI'] ? 1 : 0,
  // Limits for a machine ten times slower than an idle one; passing tests don't wait for them.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '../.reports/e2e.json' }]],
  globalSetup: './global-setup.ts',
  use: {
    launchOptions: CHROMIUM,
    viewport: { width: 390, height: 844 },
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    serviceWorkers: 'block',
  },
});
