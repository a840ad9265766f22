import { expect, type Locator, type Page } from '@playwright/test';

/** What is looked at on each page of a journey, beside what the journey itself expects there. */
export type Check = (page: Page) => Promise<void>;

/** The screen has come: its heading stands, which a vendor's answer may keep waiting. */
export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).filter({ visible: true });

/** Presses the one button of that name. */
export const press = (page: Page, name: string | RegExp): Promise<void> => button(page, name).click();

/** Presses the first of several buttons that begin alike. */
export const pressFirst = (page: Page, name: string | RegExp): Promise<void> => button(page, name).first().click();

/** What a form says is wrong with it. */
export const problems = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'There is a problem' });
