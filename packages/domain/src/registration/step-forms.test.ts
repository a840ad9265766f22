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

describe('a step left empty is told', () => {
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
  ] as const)('%s: its required fields, in order and no others [%s]', (step, _ids, fields) => {
    const { fields: found, messages } = fieldErrors(z.safeParse(STEP_FORMS[step].schema(CONTEXT), {}));
    expect(found).toEqual(fields);
    expect(messages.map(({ field }) => field).toSorted()).toEqual(Object.keys(fields).toSorted());
  });
});

describe('income', () => {
  const good = { employmentType: 'FULL_TIME', income: '14,000' };
  const schema = STEP_FORMS['annual-income'].schema();
  const fields = [
    {
      field: 'incomeConfirmed',
      message: 'You entered an annual income of $14,000. Please confirm this is your annual pre-tax income.',
    },
  ];

  test('below 15,000 is asked about until that amount is confirmed [REG-030, CONST-011]', () => {
    expect(getMessages(schema, good)).toEqual(fields);
    expect(getMessages(schema, { ...good, incomeConfirmed: '9000' })).toEqual(fields);
    expect(z.parse(schema, { ...good, incomeConfirmed: '14000' })).toMatchObject({ income: 14_000, otherIncome: 0 });
    expect(getMessages(schema, { ...good, income: '15,000' })).toEqual([]);
  });

  test('is asked about by itself, whatever the other income [REG-029, REG-030]', () => {
    expect(getMessages(schema, { ...good, otherIncome: '90,000' })).toEqual(fields);
  });

  test('of the unemployed is refused with the apology [REG-025, ELIG-027]', () => {
    expect(getMessages(schema, { employmentType: 'UNEMPLOYED', income: '50000' })).toEqual([
      { field: 'employmentType', message: "We apologize. At this time, we don't lend to unemployed borrowers." },
    ]);
  });
});

describe('the last step', () => {
  const consents = { termPrivacyConsent: 'on', communicationConsent: 'on' };

  test('takes a good password, its repetition and both consents; no text-message consent is asked [REG-036, REG-037]', () => {
    expect(
      z.safeParse(STEP_FORMS['set-password'].schema(CONTEXT), {
        password: PASSWORD,
        confirmPassword: PASSWORD,
        ...consents,
      }).success,
    ).toBe(true);
  });

  test('tells a repetition that does not match even while other fields are wrong [FORM-021]', () => {
    expect(
      getMessages(STEP_FORMS['set-password'].schema(CONTEXT), { password: PASSWORD, confirmPassword: 'other' }),
    ).toEqual(
      expect.arrayContaining([
        { field: 'confirmPassword', message: "Passwords don't match" },
        { field: 'termPrivacyConsent', message: 'Required' },
      ]),
    );
  });

  test.each([{ signedIn: true }, { externalLogin: true }])(
    'asks %j for the consents alone [REG-012, REG-036]',
    (visitor) => {
      const schema = STEP_FORMS['set-password'].schema({ ...CONTEXT, ...visitor });
      expect(getMessages(schema, {})).toEqual([
        { field: 'termPrivacyConsent', message: 'Required' },
        { field: 'communicationConsent', message: 'Required' },
      ]);
      expect(getMessages(schema, consents)).toEqual([]);
    },
  );
});

describe('what the context changes', () => {
  test('the least age [REG-031, REG-032, REG-033]', () => {
    const young = { month: '1', day: '1', year: '2007' };
    expect(getMessages(STEP_FORMS.birthdate.schema({ ...CONTEXT, minimumAge: 18 }), young)).toEqual([]);
    expect(getMessages(STEP_FORMS.birthdate.schema({ ...CONTEXT, minimumAge: 62 }), young)).toEqual([
      { field: 'dob', message: 'Must be 62 years or older to apply for a loan' },
    ]);
  });

  test('New York is refused for the property, never for the home [FORM-042, ELIG-004, ELIG-005]', () => {
    const newYork = { street1: '5 Main St', city: 'Albany', state: 'NY', zip: '12207', occupancyType: 'SECONDARY' };
    expect(getMessages(STEP_FORMS.index.schema({ newYorkRefused: true }), newYork).map(({ field }) => field)).toEqual([
      'state',
    ]);
    expect(getMessages(STEP_FORMS.index.schema({ newYorkRefused: false }), newYork)).toEqual([]);
    expect(getMessages(STEP_FORMS['home-address'].schema(), newYork)).toEqual([]);
  });

  test('digits in last names, outside production [FORM-017]', () => {
    const name = { firstName: 'Ana', lastName: 'Smith3' };
    expect(getMessages(STEP_FORMS['legal-name'].schema({ digitsInNames: true }), name)).toEqual([]);
    expect(getMessages(STEP_FORMS['legal-name'].schema({}), name).map(({ field }) => field)).toEqual(['lastName']);
  });

  test('of contact only what is missing is asked [REG-009]', () => {
    expect(
      getMessages(STEP_FORMS['phone-and-email'].schema({ emailKnown: true }), {}).map(({ field }) => field),
    ).toEqual(['phoneNumber']);
    expect(
      getMessages(STEP_FORMS['phone-and-email'].schema({ phoneKnown: true }), {}).map(({ field }) => field),
    ).toEqual(['email']);
  });
});

describe('going on later', () => {
  test('is at the first step that is not complete [REG-007]', () => {
    expect(resumeRegistrationStep({}, CONTEXT)).toBe('index');
    expect(resumeRegistrationStep(FINISHED_DRAFT, CONTEXT)).toBe('set-password');
    for (const step of REGISTRATION_STEPS.filter((one) => one !== 'set-password')) {
      const { [step]: _dropped, ...draft } = FINISHED_DRAFT;
      expect(resumeRegistrationStep(draft, CONTEXT)).toBe(step);
    }
  });

  test('is at a step whose typed value has become wrong [REG-031, REG-007]', () => {
    expect(resumeRegistrationStep(FINISHED_DRAFT, { ...CONTEXT, minimumAge: 62 })).toBe('birthdate');
  });

  test('never passes the last step, for its password is not kept [REG-036]', () => {
    const draft: RegistrationDraft = {
      ...FINISHED_DRAFT,
      'set-password': { termPrivacyConsent: 'on', communicationConsent: 'on' },
    };
    expect(isStepComplete(draft, 'set-password', { ...CONTEXT, signedIn: true })).toBe(false);
    expect(isStepComplete(draft, 'index', CONTEXT)).toBe(true);
  });
});
