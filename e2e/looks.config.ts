import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** `npm run looks`: every screen in every way it can be looked at. Takes an hour, so it isn't part of `npm test`. */
export default defineConfig({
  ...journeys,
  testMatch: ['looks/*.spec.ts'],
  reporter: [['list']],
});
