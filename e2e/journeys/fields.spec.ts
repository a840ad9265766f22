import type { Page } from '@playwright/test';
import { locateErrorSummary } from '../pages/page-actions.ts';
import { newPerson } from '../pages/person.ts';
import { BASE_PATH, answerUntil, pressContinue } from '../pages/registration.ts';
import { expect, test } from '../test.ts';

interface WrongInput {
  ids: string;
  /** What to type, by field label; an empty string clears the field. */
  typed: Readonly<Record<string, string>>;
  says: string;
  /** The summary's text, where it differs because it names the field. */
  summary?: string | RegExp;
}

const locateField = (page: Page, label: string) =>
  page
    .getByRole('textbox', { name: label, exact: true })
    .or(page.getByLabel(label, { exact: true }))
    .or(page.getByRole('combobox', { name: label, exact: true }))
    .first();

async function fillFields(page: Page, typed: WrongInput['typed']): Promise<void> {
  for (const [label, value] of Object.entries(typed)) {
    const field = locateField(page, label);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
    else await field.fill(value);
  }
}

/**
 * The message is in the summary, which has the focus, and at the field, and the title has its prefix; the typed values
 * remain.
 */
async function expectWrong(
  page: Page,
  { ids, typed, says, summary: listed = says }: WrongInput,
  button?: string,
): Promise<void> {
  await fillFields(page, typed);
  await pressContinue(page, button);
  const summary = locateErrorSummary(page);
  await expect(
    summary.getByRole('link', { name: listed, exact: typeof listed === 'string' }),
    `${ids} in the summary`,
  ).toBeVisible();
  await expect(summary, `${ids}: focus`).toBeFocused();
  await expect(page, ids).toHaveTitle(/^Error: /);
  await expect(
    page.locator('form').getByText(says).and(page.locator(':not([role=alert] *)')).first(),
    `${ids} at the field`,
  ).toBeVisible();
  for (const [label, value] of Object.entries(typed))
    await expect(locateField(page, label), `${ids}: ${label} is kept`).toHaveValue(value);
}

const LONG_PASSWORD = 'Quiet-harbor-7421!';
const PASSWORDS: readonly (readonly [id: string, password: string, rule: string])[] = [
  ['FORM-022', 'Aa1!aaaa', 'must be at least 12 characters'],
  ['FORM-023', 'quiet-harbor-7421!', 'must have an uppercase letter'],
  ['FORM-024', 'QUIET-HARBOR-7421!', 'must have a lowercase letter'],
  ['FORM-025', 'Quiet-harbor-word!', 'must have a number'],
  ['FORM-026', 'Quiet-harbor-7421', 'must have one special character (!@#$%^&*)'],
];

const STEPS: readonly { step: string; ids: string; button?: string; wrong: readonly WrongInput[] }[] = [
  {
    step: 'annual-income',
    ids: 'REG-024, REG-025, REG-026, REG-027, REG-028, REG-035, ELIG-027',
    wrong: [
      { ids: 'REG-024', typed: { 'Yearly income before taxes': '118,000' }, says: 'Required', summary: /Required$/ },
      {
        ids: 'REG-025',
        typed: { 'How do you earn your income?': 'UNEMPLOYED' },
        says: "We apologize. At this time, we don't lend to unemployed borrowers.",
      },
      {
        ids: 'REG-026',
        typed: { 'How do you earn your income?': 'FULL_TIME', 'Yearly income before taxes': 'plenty' },
        says: 'Enter a yearly amount in dollars, like 82,000',
      },
      { ids: 'REG-027', typed: { 'Yearly income before taxes': '-5' }, says: 'Must be at least $0' },
      { ids: 'REG-028', typed: { 'Yearly income before taxes': '10,000,000' }, says: 'Must be less than $10,000,000' },
    ],
  },
  {
    step: 'legal-name',
    ids: 'FORM-010, FORM-011, FORM-012, FORM-014, FORM-015, FORM-016, FORM-017, FORM-018, REG-034',
    wrong: [
      { ids: 'FORM-010', typed: { 'First name': '' }, says: 'Please enter the first name' },
      { ids: 'FORM-015', typed: { 'First name': 'Maria', 'Last name': '' }, says: 'Last name is required' },
      { ids: 'FORM-011', typed: { 'First name': 'M' }, says: 'First name must be at least 2 characters long' },
      {
        ids: 'FORM-012, FORM-018',
        typed: { 'First name': 'Ma*ria' },
        says: 'Some of the characters entered are not supported. Remove “*” from the first name.',
      },
      {
        ids: 'FORM-016',
        typed: { 'First name': 'Maria', 'Last name': 'D' },
        says: 'Last name must be at least 2 characters long',
      },
      {
        ids: 'FORM-017',
        typed: { 'Last name': 'Del_gado' },
        says: 'Some of the characters entered are not supported. Remove “_” from the last name.',
      },
      {
        ids: 'FORM-014',
        typed: { 'Last name': 'Delgado', 'Middle name (optional)': 'A-b-c-d' },
        says: 'Some of the characters entered are not supported. In the middle name, put one space, hyphen or apostrophe between parts, and a period only at the end.',
      },
    ],
  },
  {
    step: 'birthdate',
    ids: 'FORM-001, FORM-003, FORM-004, FORM-005, REG-032, ELIG-028, CONST-016',
    wrong: [
      { ids: 'FORM-003', typed: { Month: '' }, says: 'Date of birth is required' },
      { ids: 'FORM-004', typed: { Month: '02', Day: '30', Year: '1984' }, says: 'Invalid date' },
      { ids: 'FORM-001', typed: { Month: '03', Day: '09', Year: '1899' }, says: 'Invalid date' },
      {
        ids: 'FORM-005, REG-032',
        typed: { Year: String(new Date().getFullYear() - 17) },
        says: 'Must be at least 18 years old',
      },
    ],
  },
  {
    step: 'phone-and-email',
    ids: 'FORM-008, FORM-009, FORM-029, FORM-030, FORM-031',
    wrong: [
      { ids: 'FORM-008', typed: { Email: '' }, says: 'Please enter your email' },
      {
        ids: 'FORM-029',
        typed: { Email: 'maria@example.com', 'Mobile phone': '' },
        says: 'Please enter your mobile phone',
      },
      { ids: 'FORM-009', typed: { Email: 'maria@' }, says: 'Please enter a valid email address' },
      {
        ids: 'FORM-030',
        typed: { Email: 'maria@example.com', 'Mobile phone': '303555' },
        says: 'Please enter a valid phone number',
      },
      { ids: 'FORM-031', typed: { 'Mobile phone': '1303555014' }, says: 'Country code 1 is not needed' },
    ],
  },
  {
    step: 'set-password',
    ids: 'FORM-020, FORM-021, FORM-022, FORM-023, FORM-024, FORM-025, FORM-026, FORM-027, FORM-036, REG-036, REG-037',
    button: 'See my offers',
    wrong: [
      { ids: 'FORM-020', typed: { Password: '' }, says: 'Required', summary: 'Password: Required' },
      {
        ids: 'FORM-021',
        typed: { Password: LONG_PASSWORD, 'Confirm password': 'Quiet-harbor-7422!' },
        says: "Passwords don't match",
      },
      ...PASSWORDS.map(([id, password, rule]) => ({
        ids: `${id}, FORM-027`,
        typed: { Password: password, 'Confirm password': password },
        says: `Password is not strong enough: ${rule}`,
      })),
      {
        ids: 'FORM-036',
        typed: { Password: LONG_PASSWORD, 'Confirm password': LONG_PASSWORD },
        says: 'Required',
        summary: 'Terms and privacy: Required',
      },
    ],
  },
];

/** The long run checks the other steps, whose fields have tests of their own. */
const BEFORE_EACH_CHANGE = new Set(['phone-and-email', 'set-password']);

for (const { step, ids, button, wrong } of STEPS) {
  const tag = BEFORE_EACH_CHANGE.has(step) ? [] : ['@long-run'];
  test(
    `${step} shows the error for each wrong value in three places and keeps what was typed [${ids}]`,
    { tag },
    async ({ page, org }) => {
      await answerUntil(page, org, newPerson(), step);
      for (const row of wrong) await expectWrong(page, row, button);
    },
  );
}

test('the address step shows the error for each wrong part and keeps what was typed [REG-020, REG-021, FORM-038, FORM-039, FORM-043, FORM-044, FORM-045, FORM-046]', async ({
  page,
  org,
}) => {
  await answerUntil(page, org, newPerson(), 'index');
  for (const [id, text] of [
    ['FORM-044', ''],
    ['FORM-045', 'Al'],
    ['FORM-046', 'Alderridge'],
  ] as const) {
    await expectWrong(page, {
      ids: id,
      typed: { 'Property address': text },
      says: 'Please enter a valid property address',
    });
  }
  await expect(locateErrorSummary(page)).toContainText('Please select an occupancy type');
  await page.getByRole('radio', { name: /I live here/ }).check();
  await page.getByRole('combobox', { name: 'Property address' }).fill('412 Alder Ridge Road');
  await page.getByRole('option', { name: /not listed/i }).click();
  const good = { 'Street address': '412 Alder Ridge Road', City: 'Boulder', State: 'CO', 'ZIP code': '80302' };
  await fillFields(page, good);
  for (const [ids, part, value, says] of [
    ['FORM-038', 'Street address', '', 'Street address is required'],
    ['FORM-039', 'City', 'Bould3r', 'Please enter a valid city name'],
    ['FORM-043', 'ZIP code', '803', 'Please enter a valid zipcode'],
  ] as const) {
    await expectWrong(page, { ids, typed: { ...good, [part]: value }, says });
  }
  await expectWrong(page, {
    ids: 'FORM-042, ELIG-005',
    typed: { ...good, State: 'NY' },
    says: "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.",
  });
  await page.getByRole('link', { name: 'Join the wait list' }).click();
  await expect(page.getByRole('combobox', { name: 'State where the home is' })).toHaveValue('NY');
  await pressContinue(page, 'Join the wait list');
  await expect(locateErrorSummary(page)).toContainText('Please enter your email');
  await page.getByRole('textbox', { name: 'Email' }).fill('nia@example.com');
  await pressContinue(page, 'Join the wait list');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re on the list for New York' })).toBeVisible();
});

test('the phone number of the registration has no country code and no menu of countries [FORM-032]', async ({
  page,
  org,
}) => {
  await answerUntil(page, org, newPerson(), 'phone-and-email');
  const form = page.locator('form');
  await expect(form.getByRole('textbox', { name: 'Mobile phone' })).toBeVisible();
  await expect(form.locator('select, [popover], [aria-haspopup]')).toHaveCount(0);
  await expect(form).not.toContainText('+1');
});

test('the sale question requires an answer [REG-022]', async ({ page, org }) => {
  await answerUntil(page, org, newPerson(), 'for-sale');
  await pressContinue(page);
  await expect(page.getByRole('alert').getByRole('link', { name: /Required$/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
});

test('correcting a field removes only its own error', async ({ page, org }) => {
  await answerUntil(page, org, newPerson(), 'legal-name');
  await pressContinue(page);
  const summary = locateErrorSummary(page);
  await expect(summary.getByRole('link')).toHaveCount(2);
  await page.getByRole('textbox', { name: 'First name' }).fill('Maria');
  await expect(summary.getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
});

test('a step without a street leads back to the first question [REG-007]', async ({ page, org }) => {
  await page.goto(`${BASE_PATH}/register-v2/birthdate?org=${org}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Which home would you like to borrow against?' }),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${BASE_PATH}/register-v2(\\?|$)`));
});
