/** Faces in which a typed signature may be set; drawing is never asked for. */
export const SIGNATURE_FACES = ['SCRIPT', 'SLANTED', 'PLAIN'] as const;
export type SignatureFace = (typeof SIGNATURE_FACES)[number];

/** What may be wrong in a paper (calls SI-6). */
export const SIGNING_PROBLEMS = ['NAME', 'AMOUNT', 'ADDRESS', 'OTHER'] as const;
export type SigningProblem = (typeof SIGNING_PROBLEMS)[number];

/** Why somebody does not want to sign (calls SI-8). */
export const DECLINE_TO_SIGN = ['TERMS', 'PAPERS_WRONG', 'NEED_ADVICE', 'OTHER'] as const;
export type DeclineToSign = (typeof DECLINE_TO_SIGN)[number];

/** How the desk answers a problem that a signer told of (calls ST-34). */
export const PROBLEM_OUTCOMES = ['GO_ON', 'NEW_PAPERS'] as const;
export type ProblemOutcome = (typeof PROBLEM_OUTCOMES)[number];
