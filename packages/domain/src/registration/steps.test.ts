import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type RegistrationDraft, registrationDraftSchema } from './draft.ts';
import { registerFlowPath } from './flow-path.ts';
import {
  admittedRegistrationStep,
  nextRegistrationStep,
  previousRegistrationStep,
  registrationSteps,
  withStepValues,
} from './navigation.ts';
import { legacyStep, redesignRedirect, registrationPath, stepOfLegacy, stepOfPath } from './paths.ts';
import { registrationProgress } from './progress.ts';
import { REGISTRATION_STEPS, type RegistrationStep, type Visitor } from './steps.ts';

const HOME: RegistrationDraft = { index: { street1: '12 Oak St', occupancyType: 'HOME' } };
const SECOND: RegistrationDraft = { index: { street1: '12 Oak St', occupancyType: 'SECONDARY' } };
const KNOWN: Visitor = { emailKnown: true, phoneKnown: true };

/** The steps visited by pressing Continue from the first one on. */
function walkThroughSteps(draft: RegistrationDraft, visitor: Visitor = {}): RegistrationStep[] {
  const met: RegistrationStep[] = ['index'];
  for (
    let step = nextRegistrationStep(draft, 'index', visitor);
    step;
    step = nextRegistrationStep(draft, step, visitor)
  )
    met.push(step);
  return met;
}

describe('registration navigation', () => {
  test('skips home-address when the borrower lives in the property [REG-001, REG-002, REG-003]', () => {
    const rest = ['for-sale', 'annual-income', 'legal-name', 'birthdate', 'phone-and-email', 'set-password'];
    expect(walkThroughSteps(HOME)).toEqual(['index', ...rest]);
    expect(walkThroughSteps(SECOND)).toEqual(['index', 'home-address', ...rest]);
    expect(walkThroughSteps({ index: { street1: '1 A', occupancyType: 'INVESTMENT' } })).toEqual([
      'index',
      'home-address',
      ...rest,
    ]);
  });

  test.each([
    [KNOWN, false],
    [{ emailKnown: true }, true],
    [{ phoneKnown: true }, true],
    [{ loggedIn: true }, true],
    [{ externalLogin: true }, true],
  ] as const)('visitor %j sees the contact step: %s [REG-009, PROG-015]', (visitor, asked) => {
    expect(walkThroughSteps(HOME, visitor).includes('phone-and-email')).toBe(asked);
  });

  test('goes back through the same steps [REG-001, REG-002]', () => {
    for (const [draft, visitor] of [
      [HOME, {}],
      [SECOND, {}],
      [SECOND, KNOWN],
    ] as const) {
      const back: RegistrationStep[] = ['set-password'];
      for (
        let step = previousRegistrationStep(draft, 'set-password', visitor);
        step;
        step = previousRegistrationStep(draft, step, visitor)
      )
        back.push(step);
      expect(back.toReversed()).toEqual(walkThroughSteps(draft, visitor));
    }
  });

  test('continues from a step that no longer applies [REG-002]', () => {
    expect(nextRegistrationStep(HOME, 'home-address')).toBe('for-sale');
    expect(previousRegistrationStep(HOME, 'home-address')).toBe('index');
    expect(admittedRegistrationStep(HOME, 'home-address')).toBe('for-sale');
    expect(admittedRegistrationStep(SECOND, 'phone-and-email', KNOWN)).toBe('set-password');
  });

  test('returns to the first step while no property street is saved [REG-007]', () => {
    for (const step of REGISTRATION_STEPS) {
      expect(admittedRegistrationStep({}, step)).toBe('index');
      expect(admittedRegistrationStep({ index: { street1: ' ', occupancyType: 'SECONDARY' } }, step)).toBe('index');
      expect(admittedRegistrationStep(SECOND, step)).toBe(step);
    }
  });
});

describe('registration draft', () => {
  test('removes the home address only when the borrower lives in the property [REG-004]', () => {
    const both = withStepValues(SECOND, 'home-address', { street1: '9 Elm St' });
    expect(both['home-address']).toEqual({ street1: '9 Elm St' });
    expect(withStepValues(both, 'index', { street1: '12 Oak St', occupancyType: 'HOME' })).toEqual(HOME);
    expect(withStepValues(both, 'for-sale', { isListedForSale: 'NO' })).toEqual({
      ...both,
      'for-sale': { isListedForSale: 'NO' },
    });
  });

  test("replaces the values of one step and doesn't change the old draft [REG-002]", () => {
    const before = structuredClone(SECOND);
    expect(withStepValues(SECOND, 'index', { street1: '1 New St' })).toEqual({ index: { street1: '1 New St' } });
    expect(SECOND).toEqual(before);
  });

  test('accepts typed values, valid or not [REG-007]', () => {
    const typed = { birthdate: { month: '13', day: 'x', year: '' }, 'phone-and-email': { email: 'ana@' } };
    expect(z.parse(registrationDraftSchema, typed)).toEqual(typed);
  });

  test.each([
    { 'set-password': { password: 'Abcdefghi12!' } },
    { 'set-password': { confirmPassword: 'x' } },
    { 'legal-name': { ssn: '666000042' } },
    { ssn: '666000042' },
    { password: 'x' },
    { 'legal-name': { firstName: 'x'.repeat(301) } },
  ])('refuses %j [REG-036]', (values) => {
    expect(z.safeParse(registrationDraftSchema, values).success).toBe(false);
  });
});

describe('registrationProgress', () => {
  const listSteps = (draft: RegistrationDraft, visitor: Visitor = {}) =>
    registrationProgress(draft, 'index', visitor).steps;

  test('names each step by its group, and by its part of a group that has several [PROG-014]', () => {
    expect(listSteps(HOME)).toEqual([
      'Property Info: Address',
      'Property Info: Sale Status',
      'Income Info',
      'Personal Info: Name',
      'Personal Info: Birthdate',
      'Contact Info',
      'Login Info',
    ]);
    expect(listSteps(SECOND).slice(0, 3)).toEqual([
      'Property Info: Address',
      'Property Info: Address',
      'Property Info: Sale Status',
    ]);
  });

  test('has no Contact Info when email and phone are known [PROG-015, REG-009]', () => {
    expect(listSteps(HOME, KNOWN)).toEqual(listSteps(HOME).filter((step) => step !== 'Contact Info'));
    expect(listSteps(HOME, { emailKnown: true })).toContain('Contact Info');
  });

  test('ends before contact and login with an external login, and is full there [REG-005, PROG-018]', () => {
    const visitor = { externalLogin: true };
    expect(listSteps(HOME, visitor)).toEqual(listSteps(HOME).slice(0, 5));
    expect(registrationProgress(HOME, 'birthdate', visitor).index).toBe(4);
    expect(registrationProgress(HOME, 'phone-and-email', visitor).index).toBe(5);
    expect(registrationProgress(HOME, 'set-password', visitor).index).toBe(5);
  });

  test.each([
    [HOME, 'index', 0, 7],
    [HOME, 'for-sale', 1, 7],
    [HOME, 'set-password', 6, 7],
    [SECOND, 'home-address', 1, 8],
    [SECOND, 'for-sale', 2, 8],
    [SECOND, 'set-password', 7, 8],
  ] as const)(
    'registrationProgress of draft %j at %s is %d of %d steps [REG-045, PROG-016]',
    (draft, step, index, total) => {
      const progress = registrationProgress(draft, step);
      expect({ index: progress.index, total: progress.steps.length }).toEqual({ index, total });
    },
  );
});

describe('registration paths', () => {
  test('registrationPath puts each step below register-v2, and the first at register-v2 [REG-001]', () => {
    expect(REGISTRATION_STEPS.map((step) => registrationPath(step))).toEqual([
      'register-v2',
      'register-v2/home-address',
      'register-v2/for-sale',
      'register-v2/annual-income',
      'register-v2/legal-name',
      'register-v2/birthdate',
      'register-v2/phone-and-email',
      'register-v2/set-password',
    ]);
    for (const step of REGISTRATION_STEPS) expect(stepOfPath(`/${registrationPath(step)}/`)).toBe(step);
    expect(['register-v2/index', 'register-v2/unknown', 'register', 'x/register-v2', ''].map(stepOfPath)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('legacyStep uses the seven legacy names, the first for address and home address [REG-008, QRY-006, CONST-002]', () => {
    const names = REGISTRATION_STEPS.map(legacyStep);
    expect([...new Set(names)]).toEqual([
      'property-info',
      'sale-status',
      'income-info',
      'name',
      'birthdate',
      'contact-info',
      'login-info',
    ]);
    expect(names[1]).toBe('property-info');
    expect(registrationPath('legal-name', 'register')).toBe('register?step=name');
    expect(registrationPath('home-address', 'register')).toBe('register?step=property-info&part=home-address');
  });

  test('stepOfLegacy returns the step of a legacy name, or undefined for an unknown name [QRY-006, REG-008]', () => {
    const readStep = (text: string) => {
      const query = new URLSearchParams(text);
      return stepOfLegacy(query.get('step'), query.get('part'));
    };
    for (const step of REGISTRATION_STEPS) {
      const [, query = ''] = registrationPath(step, 'register').split('?');
      expect(readStep(query)).toBe(step);
    }
    expect(readStep('step=name&part=home-address')).toBe('legal-name');
    for (const unknown of ['', 'step=', 'step=legal-name', 'part=home-address'])
      expect(readStep(unknown)).toBeUndefined();
  });

  test('redesignRedirect leads to the legacy flow with its query while the redesign is off [REG-006]', () => {
    expect(redesignRedirect(false, '?referrer=7&org=FIGURE')).toBe('register?referrer=7&org=FIGURE');
    expect(redesignRedirect(true, '?org=FIGURE')).toBeUndefined();
  });

  test('of a flow with an application are a base path, register by default, and its id [REG-044, PROG-017, CONST-070]', () => {
    expect(registerFlowPath('3f2504e0-4f89-41d3-9a0c-0305e82c3301')).toBe(
      'register/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    );
    expect(registerFlowPath('3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'register-v2')).toBe(
      'register-v2/3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    );
  });
});

test('registrationSteps includes every step for some borrower [REG-001]', () => {
  expect(registrationSteps(SECOND)).toEqual([...REGISTRATION_STEPS]);
});
