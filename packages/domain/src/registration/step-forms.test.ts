import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FINISHED_DRAFT } from '../../test/registration/finished-draft.ts';
import { fieldErrors } from '../fields/field-errors.ts';
import { isStepComplete, resumeRegistrationStep } from './completeness.ts';
import type { RegistrationDraft } from './draft.ts';
import type { StepContext } from './step-form.ts';
import { STEP_FORMS } from './step-forms.ts';
import { REGISTRATION_STEPS } from './steps.ts';

const CONTEXT: StepContext = { minimumAge: 18, today: '2026-03-10' };
const PASSWORD = 'Abcdefghi12!';
const getMessages = (schema: z.ZodMiniType, values: unknown) => fieldErrors(z.safeParse(schema, values)).messages;

describe('an empty step form', () => {
  test.each([
    [
      'index',
      'REG-020, REG-021, FORM-044',
      { address: 'Please enter a valid property address', occupancyType: 'Please select an occupancy type' },
    ],
    ['home-address', 'REG-002, FORM-044', { address: 'Please enter a valid property address' }],
    ['for-sale', 'REG-022', { isListedForSale: 'Required' }],
    ['annual-income', 'REG-024, REG-026', { employmentType: 'Required', income: 'Required' }],
    [
      'legal-name',
      'REG-034, FORM-010, FORM-015',
      { firstName: 'Please enter the first name', lastName: 'Last name is required' },
    ],
    ['birthdate', 'FORM-003', { dob: 'Date of birth is required' }],
    [
      'phone-and-email',
      'REG-034, FORM-008, FORM-029, FORM-037',
      { email: 'Please enter your email', phoneNumber: 'Please enter your mobile phone' },
    ],
    [
      'set-password',
      'REG-036, FORM-020, FORM-036',
      {
        password: 'Required',
        confirmPassword: 'Required',
        termPrivacyConsent: 'Required',
        communicationConsent: 'Required',
      },
    ],
  ] as const)('%s reports exactly its required fields [%s]', (step, _ids, fields) => {
    const { fields: found, messages } = fieldErrors(z.safeParse(STEP_FORMS[step].schema(CONTEXT), {}));
    expect(found).toEqual(fields);
    expect(messages.map(({ field }) => field).toSorted()).toEqual(Object.keys(fields).toSorted());
  });
});

describe('annual-income form', () => {
  const good = { employmentType: 'FULL_TIME', income: '14,000' };
  const schema = STEP_FORMS['annual-income'].schema();
  const fields = [
    {
      field: 'incomeConfirmed',
      message: 'You entered an annual income of $14,000. Please confirm this is your annual pre-tax income.',
    },
  ];

  test('asks to confirm an income below 15,000 until that amount is confirmed [REG-030, CONST-011]', () => {
    expect(getMessages(schema, good)).toEqual(fields);
    expect(getMessages(schema, { ...good, incomeConfirmed: '9000' })).toEqual(fields);
    expect(z.parse(schema, { ...good, incomeConfirmed: '14000' })).toMatchObject({ income: 14_000, otherIncome: 0 });
    expect(getMessages(schema, { ...good, income: '15,000' })).toEqual([]);
  });

  test('asks to confirm a low income regardless of other income [REG-029, REG-030]', () => {
    expect(getMessages(schema, { ...good, otherIncome: '90,000' })).toEqual(fields);
  });

  test('refuses an unemployed borrower with the apology [REG-025, ELIG-027]', () => {
    expect(getMessages(schema, { employmentType: 'UNEMPLOYED', income: '50000' })).toEqual([
      { field: 'employmentType', message: "We apologize. At this time, we don't lend to unemployed borrowers." },
    ]);
  });
});

describe('set-password form', () => {
  const consents = { termPrivacyConsent: 'on', communicationConsent: 'on' };

  test('accepts a valid password, its confirmation and both consents without text-message consent [REG-036, REG-037]', () => {
    expect(
      z.safeParse(STEP_FORMS['set-password'].schema(CONTEXT), {
        password: PASSWORD,
        confirmPassword: PASSWORD,
        ...consents,
      }).success,
    ).toBe(true);
  });

  test('reports a wrong confirmation together with other errors [FORM-021]', () => {
    expect(
      getMessages(STEP_FORMS['set-password'].schema(CONTEXT), { password: PASSWORD, confirmPassword: 'other' }),
    ).toEqual(
      expect.arrayContaining([
        { field: 'confirmPassword', message: "Passwords don't match" },
        { field: 'termPrivacyConsent', message: 'Required' },
      ]),
    );
  });

  test.each([{ loggedIn: true }, { externalLogin: true }])(
    'asks a visitor with %j only for the consents [REG-012, REG-036]',
    (visitor) => {
      const schema = STEP_FORMS['set-password'].schema({ ...CONTEXT, ...visitor });
      expect(getMessages(schema, {})).toEqual([
        { field: 'termPrivacyConsent', message: 'Required' },
        { field: 'communicationConsent', message: 'Required' },
      ]);
      expect(getMessages(schema, consents)).toEqual([]);
    },
  );

  test.each([
    ['termPrivacyConsent', 'communicationConsent'],
    ['communicationConsent', 'termPrivacyConsent'],
  ])('refuses %s left unchecked [DATA-007, DATA-035]', (missing, given) => {
    const typed = { password: PASSWORD, confirmPassword: PASSWORD, [given]: 'on' };
    expect(z.safeParse(STEP_FORMS['set-password'].schema(CONTEXT), typed).error?.issues).toMatchObject([
      { path: [missing], message: 'Required' },
    ]);
  });
});

describe('step forms and their context', () => {
  test('the birthdate form uses the minimum age of the context [REG-031, REG-032, REG-033]', () => {
    const young = { month: '1', day: '1', year: '2007' };
    expect(getMessages(STEP_FORMS.birthdate.schema({ ...CONTEXT, minimumAge: 18 }), young)).toEqual([]);
    expect(getMessages(STEP_FORMS.birthdate.schema({ ...CONTEXT, minimumAge: 62 }), young)).toEqual([
      { field: 'dob', message: 'Must be 62 years or older to apply for a loan' },
    ]);
  });

  test('the property form refuses New York and the home-address form accepts it [FORM-042, ELIG-004, ELIG-005]', () => {
    const newYork = { street1: '5 Main St', city: 'Albany', state: 'NY', zip: '12207', occupancyType: 'SECONDARY' };
    expect(getMessages(STEP_FORMS.index.schema({ newYorkRefused: true }), newYork).map(({ field }) => field)).toEqual([
      'state',
    ]);
    expect(getMessages(STEP_FORMS.index.schema({ newYorkRefused: false }), newYork)).toEqual([]);
    expect(getMessages(STEP_FORMS['home-address'].schema(), newYork)).toEqual([]);
  });

  test('the legal-name form accepts digits in last names outside production only [FORM-017]', () => {
    const name = { firstName: 'Ana', lastName: 'Smith3' };
    expect(getMessages(STEP_FORMS['legal-name'].schema({ digitsInNames: true }), name)).toEqual([]);
    expect(getMessages(STEP_FORMS['legal-name'].schema({}), name).map(({ field }) => field)).toEqual(['lastName']);
  });

  test('the phone-and-email form asks only for what is missing [REG-009]', () => {
    expect(
      getMessages(STEP_FORMS['phone-and-email'].schema({ emailKnown: true }), {}).map(({ field }) => field),
    ).toEqual(['phoneNumber']);
    expect(
      getMessages(STEP_FORMS['phone-and-email'].schema({ phoneKnown: true }), {}).map(({ field }) => field),
    ).toEqual(['email']);
  });
});

describe('resumeRegistrationStep', () => {
  test("returns the first step that isn't complete [REG-007]", () => {
    expect(resumeRegistrationStep({}, CONTEXT)).toBe('index');
    expect(resumeRegistrationStep(FINISHED_DRAFT, CONTEXT)).toBe('set-password');
    for (const step of REGISTRATION_STEPS.filter((one) => one !== 'set-password')) {
      const { [step]: _dropped, ...draft } = FINISHED_DRAFT;
      expect(resumeRegistrationStep(draft, CONTEXT)).toBe(step);
    }
  });

  test('returns a step whose saved value has become invalid [REG-031, REG-007]', () => {
    expect(resumeRegistrationStep(FINISHED_DRAFT, { ...CONTEXT, minimumAge: 62 })).toBe('birthdate');
  });

  test("never skips the last step, because its password isn't saved [REG-036]", () => {
    const draft: RegistrationDraft = {
      ...FINISHED_DRAFT,
      'set-password': { termPrivacyConsent: 'on', communicationConsent: 'on' },
    };
    expect(isStepComplete(draft, 'set-password', { ...CONTEXT, loggedIn: true })).toBe(false);
    expect(isStepComplete(draft, 'index', CONTEXT)).toBe(true);
  });
});
