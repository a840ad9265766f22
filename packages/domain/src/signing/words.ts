/** NOTE and DEED are signed; OTHER is read, and its reader says so. */
export const SIGNED_KINDS = ['NOTE', 'DEED', 'OTHER'] as const;
export type SignedKind = (typeof SIGNED_KINDS)[number];

/** HERE: on the screen, alone. NOTARY: before a notary, online or in ink. READ: nothing is signed. */
export const SIGNED_BY = ['HERE', 'NOTARY', 'READ'] as const;
export type SignedBy = (typeof SIGNED_BY)[number];

/** How far a person is with the papers of a set. */
export const SIGNING_STATES = ['TO_SIGN', 'PARTLY', 'SIGNED', 'DECLINED'] as const;
export type SigningState = (typeof SIGNING_STATES)[number];

/** How a signature was adopted. */
export const SIGNATURE_MODES = ['TYPED', 'DRAWN'] as const;

/** What sets the first day for signing before a notary. */
export const SIGNING_WAITS = ['TEXAS_12_DAYS', 'TEXAS_COSTS', 'TEXAS_YEAR', 'VALUATION_COPY', 'FLOOD'] as const;
export type SigningWait = (typeof SIGNING_WAITS)[number];

/** Faces in which a typed signature may be set; drawing is never asked for. */
export const SIGNATURE_FACES = ['SCRIPT', 'SLANTED', 'PLAIN'] as const;
export type SignatureFace = (typeof SIGNATURE_FACES)[number];

/** What may be wrong in a paper. */
export const SIGNING_PROBLEMS = ['NAME', 'AMOUNT', 'ADDRESS', 'OTHER'] as const;
export type SigningProblem = (typeof SIGNING_PROBLEMS)[number];

/** Why a person does not want to sign. */
export const DECLINE_TO_SIGN = ['TERMS', 'PAPERS_WRONG', 'NEED_ADVICE', 'PRESSURED', 'OTHER'] as const;
export type DeclineToSign = (typeof DECLINE_TO_SIGN)[number];

/** How the desk answers a problem that a signer told of. */
export const PROBLEM_OUTCOMES = ['GO_ON', 'NEW_PAPERS'] as const;
export type ProblemOutcome = (typeof PROBLEM_OUTCOMES)[number];
