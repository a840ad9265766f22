/** What is known of the visitor besides the draft. All false for a stranger. */
export interface Visitor {
  /** Holds a session: no password is asked. */
  readonly signedIn?: boolean;
  /** The lender logs in by an outside identity provider: no password is asked, and the bar ends before contact and login (ledger REG-005). */
  readonly externalLogin?: boolean;
  readonly emailKnown?: boolean;
  readonly phoneKnown?: boolean;
}

/** Values typed so far, by step and field. The draft's own type is made from these steps, so they can't name it. */
type TypedValues = Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>>;

interface StepRow {
  /** The last segment of the step's address; `index` is the address itself (ledger REG-001). */
  readonly name: string;
  /** The value of `?step=` on the legacy page (ledger REG-008, QRY-006). */
  readonly legacyName: string;
  /** Its group in the bar, and its part of that group (ledger PROG-014, resolutions OP-B-021). */
  readonly group: string;
  readonly part: string;
  /** Asked by the identity provider of a lender that has one, so the bar ends before it (ledger REG-005, PROG-018). */
  readonly asksAccount?: true;
  /** Absent: for everyone. */
  readonly applies?: (draft: TypedValues, visitor: Visitor) => boolean;
}

/**
 * The steps of the registration in order: names, the bar, what applies and the legacy page are read from here. What a step asks is in
 * `step-forms.ts`, so that the first page loads no schema.
 */
const ROWS = [
  { name: 'index', legacyName: 'property-info', group: 'Property Info', part: 'Address' },
  {
    name: 'home-address',
    legacyName: 'property-info',
    group: 'Property Info',
    part: 'Address',
    // Only when the borrower does not live in the property (ledger REG-002).
    applies: (draft) => draft['index']?.['occupancyType'] !== 'HOME',
  },
  { name: 'for-sale', legacyName: 'sale-status', group: 'Property Info', part: 'Sale Status' },
  { name: 'annual-income', legacyName: 'income-info', group: 'Income Info', part: 'Income Info' },
  { name: 'legal-name', legacyName: 'name', group: 'Personal Info', part: 'Name' },
  { name: 'birthdate', legacyName: 'birthdate', group: 'Personal Info', part: 'Birthdate' },
  {
    name: 'phone-and-email',
    legacyName: 'contact-info',
    group: 'Contact Info',
    part: 'Contact Info',
    asksAccount: true,
    // Only when something in it is not known (ledger REG-009).
    applies: (_draft, visitor) => !(visitor.emailKnown && visitor.phoneKnown),
  },
  { name: 'set-password', legacyName: 'login-info', group: 'Login Info', part: 'Login Info', asksAccount: true },
] as const satisfies readonly StepRow[];

export type RegistrationStep = (typeof ROWS)[number]['name'];
export type LegacyStep = (typeof ROWS)[number]['legacyName'];

/** The row of each step, in order. */
export const STEP_ROWS: readonly (StepRow & { readonly name: RegistrationStep; readonly legacyName: LegacyStep })[] =
  ROWS;

/** The names of the steps in order. */
export const REGISTRATION_STEPS = /* @__PURE__ */ ROWS.map(({ name }) => name);
