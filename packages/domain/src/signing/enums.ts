/** Kinds of documents of the signing package: NOTE and DEED are signed; OTHER is read, and the reader confirms it. */
export const SIGNED_KINDS = ['NOTE', 'DEED', 'OTHER'] as const;
export type SignedKind = (typeof SIGNED_KINDS)[number];

/** Where a document is signed. HERE: on the screen. NOTARY: before a notary, online or in ink. READ: not signed. */
export const SIGNED_BY = ['HERE', 'NOTARY', 'READ'] as const;
export type SignedBy = (typeof SIGNED_BY)[number];

/** A person's signing progress on the documents of a set. */
export const SIGNING_STATES = ['TO_SIGN', 'PARTLY', 'SIGNED', 'DECLINED'] as const;
export type SigningState = (typeof SIGNING_STATES)[number];

/** How a person makes the signature that they adopt. */
export const SIGNATURE_MODES = ['TYPED', 'DRAWN'] as const;

/** The waits that set the first day for signing before a notary. */
export const SIGNING_WAITS = ['TEXAS_12_DAYS', 'TEXAS_COSTS', 'TEXAS_YEAR', 'VALUATION_COPY', 'FLOOD'] as const;
export type SigningWait = (typeof SIGNING_WAITS)[number];

/** Typefaces for a typed signature; drawing one is always optional. */
export const SIGNATURE_FACES = ['SCRIPT', 'SLANTED', 'PLAIN'] as const;
export type SignatureFace = (typeof SIGNATURE_FACES)[number];

/** Mistakes that a signer can report in the documents. */
export const SIGNING_PROBLEMS = ['NAME', 'AMOUNT', 'ADDRESS', 'OTHER'] as const;
export type SigningProblem = (typeof SIGNING_PROBLEMS)[number];

/** Reasons that a person can give for not signing. */
export const DECLINE_TO_SIGN = ['TERMS', 'PAPERS_WRONG', 'NEED_ADVICE', 'PRESSURED', 'OTHER'] as const;
export type DeclineToSign = (typeof DECLINE_TO_SIGN)[number];

/** Staff's answers to a problem that a signer reported. */
export const PROBLEM_OUTCOMES = ['GO_ON', 'NEW_PAPERS'] as const;
export type ProblemOutcome = (typeof PROBLEM_OUTCOMES)[number];
