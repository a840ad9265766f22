/** The steps of the redesigned registration in order; each is the last segment of its address, `index` the address itself (ledger REG-001). */
export const REGISTRATION_STEPS = [
  'index',
  'home-address',
  'for-sale',
  'annual-income',
  'legal-name',
  'birthdate',
  'phone-and-email',
  'set-password',
] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** What is known of the visitor besides the draft. All false for a stranger. */
export interface Visitor {
  /** Holds a session: no password is asked. */
  readonly signedIn?: boolean;
  /** The lender logs in by an outside identity provider: no password is asked, and the bar ends before contact and login (ledger REG-005). */
  readonly externalLogin?: boolean;
  readonly emailKnown?: boolean;
  readonly phoneKnown?: boolean;
}
