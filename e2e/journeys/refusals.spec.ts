import { dayAfter } from '@lintel/domain';
import type { Locator, Page } from '@playwright/test';
import { createAccount, startApplication } from '../pages/caller.ts';
import { openStep } from '../pages/draft.ts';
import { withFlag, type FlagSetting } from '../pages/flags.ts';
import { readFundingDay } from '../pages/funding-day.ts';
import { expectOffers } from '../pages/offer.ts';
import { locateErrorSummary, waitForHeading } from '../pages/page-actions.ts';
import { newPerson, type Person } from '../pages/person.ts';
import { BASE_PATH, getQuestions, pressContinue, toRegistrationUrl, waitForQuestion } from '../pages/registration.ts';
import { moveLoanClock, drive, logIn } from '../pages/sandbox.ts';
import { expect, expectGoodPage, expectLogged, test } from '../test.ts';
import type { World } from '../world.ts';

/** Loan officer and broker of the test environment. */
const OFFICER = '11111111-1111-4111-8111-111111111111';
const NO_ONE = '99999999-9999-4999-8999-999999999999';

const HAWAII = { street: '75 Palani Road', city: 'Kailua Kona', state: 'HI', zip: '96740' };
const NEW_YORK = { street: '11 Pearl Street', city: 'Albany', state: 'NY', zip: '12207' };
const ALABAMA = { street: '3301 Camellia Street', city: 'Birmingham', state: 'AL', zip: '35203' };
const TEXAS = { street: '8 Congress Avenue', city: 'Austin', state: 'TX', zip: '78701' };
const IDAHO = { street: '9 Main Street', city: 'Boise', state: 'ID', zip: '83702' };

/** A visitor, the step at which they are refused, and what the page says. */
interface Refusal {
  title: string;
  org?: string;
  /** The rest of the query of the link that brought them. */
  query?: string;
  step: string;
  person?: Partial<Person>;
  /** The state they live in, where the property is another home. */
  homeState?: string;
  flag?: Omit<FlagSetting, 'org'>;
  answer?: (page: Page) => Promise<void>;
  shows: (page: Page) => Promise<void>;
}

const locateDialog = (page: Page, title: string): Locator =>
  page.getByRole('alertdialog', { name: title, exact: true });

const showsDialog =
  (title: string, link: { name: string; href: string }) =>
  async (page: Page): Promise<void> => {
    const dialog = locateDialog(page, title);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link', { name: link.name, exact: true })).toHaveAttribute('href', link.href);
  };

/** The sentence is in the summary, which has the focus, and at the field; the title has its prefix. */
const showsFieldError =
  (sentence: string) =>
  async (page: Page): Promise<void> => {
    const summary = locateErrorSummary(page);
    await expect(summary.getByRole('link', { name: sentence, exact: true })).toBeVisible();
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.locator('form').getByText(sentence, { exact: true }).last()).toBeVisible();
  };

const showsWaitList =
  (path: string, heading: string, lead: string) =>
  async (page: Page): Promise<void> => {
    await page.waitForURL((url) => url.pathname === path);
    await waitForHeading(page, heading);
    await expect(page.getByText(lead)).toBeVisible();
    await expect(page.getByText('We didn’t open an account or check your credit.')).toBeVisible();
  };

const chooseEmployment = (type: string, income: string) => async (page: Page) => {
  await page.getByLabel('How do you earn your income?').selectOption(type);
  await page.getByRole('textbox', { name: 'Yearly income before taxes' }).fill(income);
};

/** A birth date so that the person turns `age` in some days, or turned it, if negative. */
function bornForBirthdayIn(days: number, age: number): Person['birthDate'] {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split('-');
  return [month!, day!, String(Number(year) - age)];
}

const AGES = [
  {
    ids: 'REG-032, CONST-014',
    state: 'Colorado',
    age: 18,
    says: 'Must be at least 18 years old',
    org: 'FIGURE',
    person: {},
  },
  {
    ids: 'REG-033, CONST-015',
    state: 'Alabama',
    age: 19,
    says: 'Must be at least 19 years old',
    org: 'HOMEPOINT',
    person: ALABAMA,
  },
  {
    ids: 'REG-033, CONST-015',
    state: 'Colorado by someone who lives in Alabama',
    age: 19,
    says: 'Must be at least 19 years old',
    org: 'FIGURE',
    person: { occupancy: 'Second home' as const },
    homeState: 'AL',
  },
  {
    ids: 'REG-031, FORM-006, CONST-013',
    state: 'Colorado at the age-restricted lender',
    age: 62,
    says: 'Must be 62 years or older to apply for a loan',
    org: 'AMERICAN_PACIFIC',
    person: { occupancy: 'Rental or investment' as const },
  },
];

const REFUSALS: readonly Refusal[] = [
  {
    title: "a home in Hawaii at the main brand, with its partner lender's link [ELIG-002, MODAL-001, MODAL-011]",
    step: 'index',
    person: HAWAII,
    shows: showsDialog('Alderpoint Home doesn’t lend in Hawaii.', {
      name: 'Continue with Brightwell Mortgage',
      href: 'https://brightwell.example/account/heloc/register-v2',
    }),
  },
  {
    title:
      'a home in New York at the main site, with its flag on [ELIG-003, FLAG-012, MODAL-001, MODAL-008, MODAL-010]',
    step: 'index',
    person: { ...NEW_YORK, occupancy: 'Second home' },
    flag: { key: 'fe-heloc-new-york' },
    shows: showsDialog('Looks like you are applying with a property located in New York', {
      name: 'Continue on our New York site',
      href: 'https://ny.alderpoint.example/account/heloc/register',
    }),
  },
  {
    title:
      'a home in Colorado at the New York site, with its flag on [ELIG-003, FLAG-012, MODAL-001, MODAL-009, MODAL-010]',
    org: 'FIGURE_NY',
    step: 'index',
    flag: { key: 'fe-heloc-new-york' },
    shows: showsDialog('Looks like you are applying with a property located outside of New York', {
      name: 'Continue on our main site',
      href: 'https://alderpoint.example/account/heloc/register',
    }),
  },
  {
    title: 'a home in New York at the main site, with its flag off [ELIG-004, ELIG-005, FORM-042]',
    step: 'index',
    person: NEW_YORK,
    async shows(page) {
      await showsFieldError(
        "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.",
      )(page);
      await expect(page.getByRole('link', { name: 'Join the wait list' })).toBeVisible();
    },
  },
  {
    title: 'the unemployed [REG-025, ELIG-027]',
    step: 'annual-income',
    answer: chooseEmployment('UNEMPLOYED', '118,000'),
    shows: showsFieldError("We apologize. At this time, we don't lend to unemployed borrowers."),
  },
  {
    title: 'an income under $15,000 until it is confirmed [REG-030, CONST-011]',
    step: 'annual-income',
    person: { occupancy: 'Rental or investment' },
    answer: chooseEmployment('RETIRED', '14,999'),
    async shows(page) {
      await showsFieldError(
        'You entered an annual income of $14,999. Please confirm this is your annual pre-tax income.',
      )(page);
    },
  },
  {
    title: 'an income above $9,999,999 [REG-028, CONST-012]',
    step: 'annual-income',
    answer: chooseEmployment('SELF_EMPLOYED', '10,000,000'),
    shows: showsFieldError('Must be less than $10,000,000'),
  },
  ...AGES.map(({ ids, state, age, says, ...row }) => ({
    ...row,
    title: `someone who turns ${age} in two days, for a home in ${state} [${ids}]`,
    step: 'birthdate',
    person: { ...row.person, birthDate: bornForBirthdayIn(2, age) },
    shows: showsFieldError(says),
  })),
  {
    title:
      'a home in a state without the lender, with a place on the wait list [ELIG-015, ELIG-018, ELIG-019, SCREEN-129]',
    step: 'set-password',
    person: { ...TEXAS, occupancy: 'Second home' },
    shows: showsWaitList(
      '/waitlist',
      'You’re on the list for Texas',
      'Alderpoint Home doesn’t lend in your home’s area yet.',
    ),
  },
  {
    title: 'a ZIP code where no lender lends, with a place on the wait list [ELIG-016, ELIG-018, ELIG-020, SCREEN-129]',
    step: 'set-password',
    person: { zip: '96910' },
    shows: showsWaitList(
      '/waitlist',
      'You’re on the list for Colorado',
      'Alderpoint Home doesn’t lend in your home’s area yet.',
    ),
  },
  {
    title: 'the crypto campaign, with a place on its own wait list [ELIG-017, ELIG-018, QRY-003, SCREEN-129]',
    step: 'set-password',
    query: '&utm_source=cloc',
    shows: showsWaitList(
      '/marketing-waitlist',
      'You’re on the list for lines backed by crypto',
      'Alderpoint Home doesn’t offer lines of credit backed by crypto yet.',
    ),
  },
];

for (const { title, org = 'FIGURE', person: change, query, step, homeState, flag, answer, shows } of REFUSALS) {
  test(`registration refuses ${title}`, async ({ page, world }) => {
    const person = newPerson(change);
    const run = async () => {
      await openStep(page, { org, person, step, ...(homeState && { homeState }), ...(query && { query }) });
      const question = getQuestions(person).find((one) => one.step === step)!;
      await (answer?.(page) ?? question.answer(page, person));
      await pressContinue(page, question.button);
      await shows(page);
      await expectGoodPage(page);
    };
    await (flag ? withFlag(world, { ...flag, org }, run) : run());
  });
}

test('the birthday itself is old enough, and someone too young reads why they can’t apply [REG-031, REG-032, REG-033]', async ({
  page,
}) => {
  const older = newPerson({ birthDate: bornForBirthdayIn(-2, 62) });
  const younger = { ...older, birthDate: bornForBirthdayIn(2, 62) };
  await openStep(page, { org: 'AMERICAN_PACIFIC', person: younger, step: 'birthdate' });
  const question = getQuestions(older).find(({ step }) => step === 'birthdate')!;
  await question.answer(page, younger);
  await pressContinue(page);
  await page.getByRole('button', { name: 'That’s my date of birth' }).click();
  await expect(page.getByText('This line of credit is only for homeowners of that age.')).toBeVisible();
  await expectGoodPage(page);
  await question.answer(page, older);
  await pressContinue(page);
  await waitForQuestion(page, 'How can we reach you?');
});

test('a confirmed low income is accepted [REG-030]', async ({ page, org }) => {
  await openStep(page, { org, person: newPerson(), step: 'annual-income' });
  await chooseEmployment('FULL_TIME', '9,800')(page);
  await pressContinue(page);
  await page.getByRole('checkbox', { name: /this is my annual pre-tax income/ }).check();
  await pressContinue(page);
  await waitForQuestion(page, 'What’s your legal name?');
});

test('another lender takes a home in Hawaii [ELIG-002]', async ({ page }) => {
  const person = newPerson(HAWAII);
  await openStep(page, { org: 'HOMEPOINT', person, step: 'index' });
  await getQuestions(person)[0]!.answer(page, person);
  await pressContinue(page);
  await waitForQuestion(page, /listed for sale/);
});

test('a disaster area is announced as soon as the address is known, and stops no one [REG-038, ELIG-026, FLAG-013]', async ({
  page,
  world,
  org,
}) => {
  const person = newPerson();
  const flag = { key: 'fe-heloc-disaster-zips', org, variables: { zips: [person.zip] } };
  await withFlag(world, flag, async () => {
    await openStep(page, { org, person, step: 'index' });
    await getQuestions(person)[0]!.answer(page, person);
    await expect(
      page.getByText(
        'We are continuing to accept applications in affected areas, but properties will require a post-disaster inspection per our Disaster Response Policy which is available to you upon request.',
      ),
    ).toBeVisible();
    await expectGoodPage(page);
    await pressContinue(page);
    await waitForQuestion(page, /listed for sale/);
  });
});

for (const { org, title } of [
  { org: 'FIGURE', title: 'Is this property currently listed for sale?' },
  {
    org: 'FAIRWAY',
    title: 'Is this property listed for sale, or do you plan to list it for sale in the next 6 months?',
  },
]) {
  test(`${org} asks "${title}" and names the 90-day rule of both products [REG-023, BRAND-017, QRY-008, ELIG-001, LEGAL-014, SCOPE-016]`, async ({
    page,
  }) => {
    await openStep(page, { org, person: newPerson(), step: 'for-sale' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(
      page.getByText(
        'A home bought, or whose title was transferred, in the last 90 days is not eligible for a HELOC (or debt service coverage ratio loan).',
      ),
    ).toBeVisible();
    await expectGoodPage(page);
  });
}

test('a loan officer’s link stops a home in a state where the officer isn’t licensed [ELIG-006, ELIG-007]', async ({
  page,
  org,
}) => {
  const person = newPerson(IDAHO);
  await openStep(page, { org, person, step: 'index', query: `&referrer=${OFFICER}` });
  await getQuestions(person)[0]!.answer(page, person);
  await expect(
    page.getByText(
      'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeDisabled();
  await expectGoodPage(page);
});

for (const { what, query, ids } of [
  { what: 'no referrer', query: '', ids: 'ELIG-008' },
  { what: 'an unknown referrer', query: `&referrer=${NO_ONE}`, ids: 'ELIG-009' },
  { what: 'a referrer that is no id', query: '&referrer=unknown', ids: 'ELIG-010' },
]) {
  test(`a lender that requires a referrer sends a visitor with ${what} to /not-accepting-apps; elsewhere they can apply without it [${ids}, ELIG-011, SCREEN-037]`, async ({
    page,
    org,
  }) => {
    await page.goto(`${toRegistrationUrl('FIGURE_WHOLESALE')}${query}&utm_source=mail`);
    await page.waitForURL((url) => url.pathname === `${BASE_PATH}/not-accepting-apps`);
    await waitForHeading(page, 'Alderpoint Wholesale works through its loan officers.');
    await expectGoodPage(page);
    await page.goto(`${toRegistrationUrl(org)}${query}&utm_source=mail`);
    await waitForQuestion(page, 'Which home would you like to borrow against?');
    expect(new URL(page.url()).search).toBe(`?org=${org}&utm_source=mail`);
  });
}

test('a lender that takes crypto gives the crypto campaign offers in place of a wait list [ELIG-017, SCOPE-016, SCOPE-017, OP-B-032]', async ({
  page,
}) => {
  const person = newPerson();
  await openStep(page, { org: 'FIGURE_MARKETS_CREDIT', person, step: 'set-password', query: '&utm_source=cloc' });
  await submitPassword(page, person);
  await expectOffers(page);
});

test('an address with an account leads to the login, with the address filled in [MODAL-002, REG-040, REG-043, ERR-005]', async ({
  page,
  org,
  world,
  faults,
}) => {
  const person = newPerson();
  await createAccount(world, person, org);
  await openStep(page, { org, person, step: 'set-password' });
  await submitPassword(page, person);
  const dialog = locateDialog(page, 'You already have an account. Please log in.');
  await expect(dialog).toBeVisible();
  expectLogged(faults, /^\[submit register\]/);
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
});

test('an application opened in another window stops the last step and is the one to continue [ELIG-022, MODAL-003, ERR-007]', async ({
  page,
  org,
  world,
}) => {
  const person = newPerson();
  const caller = await createAccount(world, person, org);
  await logInTo(page, org, person);
  await openLastStep(page, org, person);
  const uuid = await startApplication(caller, person);
  await submitConsents(page);
  const dialog = locateDialog(page, 'Active application already exists.');
  await expect(dialog).toBeVisible();
  await expectGoodPage(page);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(new RegExp(`/${uuid}`));
});

test(
  'a line received 44 days ago stops the next application, and one received 45 days ago doesn’t [ELIG-023, MODAL-004, ERR-008, CONST-010]',
  { tag: '@long-run' },
  async ({ page, org, world }) => {
    const done = await drive(world, 'found', 'COMPLETE');
    const person = newPerson({ email: done.email });
    await logIn(page, done, org);
    await openLastStep(page, org, person);
    await setDaysAfterFunding(world, done.uuid, 44);
    await submitConsents(page);
    const dialog = locateDialog(page, 'It looks like you have received a HELOC from us within the last 45 days.');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Go to dashboard', exact: true })).toBeVisible();
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await setDaysAfterFunding(world, done.uuid, 45);
    await pressContinue(page, 'See my offers');
    await expectOffers(page);
  },
);

const submitPassword = async (page: Page, person: Person): Promise<void> => {
  const question = getQuestions(person).find(({ step }) => step === 'set-password')!;
  await question.answer(page, person);
  await pressContinue(page, question.button);
};

/** The last step of someone who is logged in asks only for the consents. */
async function openLastStep(page: Page, org: string, person: Person): Promise<void> {
  await openStep(page, { org, person, step: 'set-password', heading: 'One last thing' });
}

async function submitConsents(page: Page): Promise<void> {
  for (const consent of [/privacy policy/, /electronically/])
    await page.getByRole('checkbox', { name: consent }).check();
  await pressContinue(page, 'See my offers');
}

async function logInTo(page: Page, org: string, { email, password }: Person): Promise<void> {
  await page.goto(`/auth/login?org=${org}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
}

/** Moves the loan clock to noon, Pacific Time, some days after the money was sent. */
async function setDaysAfterFunding(world: World, uuid: string, days: number): Promise<void> {
  const fundedOn = await readFundingDay(world, uuid);
  await moveLoanClock(world, { to: `${dayAfter(fundedOn, days)}T20:00:00Z` });
}
