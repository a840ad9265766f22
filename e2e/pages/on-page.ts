import { expect, type Locator, type Page } from '@playwright/test';

/** Runs on each page of a journey, in addition to the journey's own expectations. */
export type Check = (page: Page) => Promise<void>;

/** Waits for the screen's heading, which a vendor's answer may delay. */
export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).filter({ visible: true });

/** Presses the only button of that name. */
export const press = (page: Page, name: string | RegExp): Promise<void> => button(page, name).click();

/** Presses the first of several buttons that start alike. */
export const pressFirst = (page: Page, name: string | RegExp): Promise<void> => button(page, name).first().click();

/** The error summary of a form. */
export const problems = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'There is a problem' });
