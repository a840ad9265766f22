import type { STEP_GROUPS, STEP_PARTS } from './steps-words.en.ts';

/** The visitor's login, as far as it decides which steps apply. All false for a new visitor. */
export interface Visitor {
  /** Has a session: the last step asks for no password. */
  readonly loggedIn?: boolean;
  /**
   * The lender uses an external identity provider: the last step asks for no password, and the bar ends before contact
   * and login.
   */
  readonly externalLogin?: boolean;
  readonly emailKnown?: boolean;
  readonly phoneKnown?: boolean;
}

/** Values typed so far, by step and field. The draft's own type is derived from these steps, so they can't use it. */
type TypedValues = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;

/** A step of the registration. */
interface StepRow {
  /** The last segment of the step's path; `index` is the base path itself. */
  readonly name: string;
  /** The value of `?step=` on the legacy page. */
  readonly legacyName: string;
  /** Its group in the bar, and its part of the group. */
  readonly group: keyof typeof STEP_GROUPS;
  /** Absent: the group has one step. */
  readonly part?: keyof typeof STEP_PARTS;
  /** Asked by the lender's identity provider if it has one, so the bar ends before it. */
  readonly asksAccount?: true;
  /** Absent: for everyone. */
  readonly applies?: (draft: TypedValues, visitor: Visitor) => boolean;
}

/**
 * The registration steps in order: the source for names, the bar, what applies, and the legacy page. The forms are in
 * `step-forms.ts`, so that the first page loads no schema.
 */
const ROWS = [
  { name: 'index', legacyName: 'property-info', group: 'PROPERTY', part: 'ADDRESS' },
  {
    name: 'home-address',
    legacyName: 'property-info',
    group: 'PROPERTY',
    part: 'ADDRESS',
    // Only if the borrower doesn't live in the property.
    applies: (draft) => draft['index']?.['occupancyType'] !== 'HOME',
  },
  { name: 'for-sale', legacyName: 'sale-status', group: 'PROPERTY', part: 'SALE' },
  { name: 'annual-income', legacyName: 'income-info', group: 'INCOME' },
  { name: 'legal-name', legacyName: 'name', group: 'PERSON', part: 'NAME' },
  { name: 'birthdate', legacyName: 'birthdate', group: 'PERSON', part: 'BIRTHDATE' },
  {
    name: 'phone-and-email',
    legacyName: 'contact-info',
    group: 'CONTACT',
    asksAccount: true,
    // Only if one of its fields is unknown.
    applies: (_draft, visitor) => !(visitor.emailKnown && visitor.phoneKnown),
  },
  { name: 'set-password', legacyName: 'login-info', group: 'LOGIN', asksAccount: true },
] as const satisfies readonly StepRow[];

export type RegistrationStep = (typeof ROWS)[number]['name'];
export type LegacyStep = (typeof ROWS)[number]['legacyName'];

export const STEP_ROWS: readonly (StepRow & { readonly name: RegistrationStep; readonly legacyName: LegacyStep })[] =
  ROWS;

/** The names of the steps in order. */
export const REGISTRATION_STEPS = /* @__PURE__ */ ROWS.map(({ name }) => name);
