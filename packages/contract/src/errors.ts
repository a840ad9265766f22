import { SENTENCES } from './errors.en.ts';

/** Every named error of the contract, with its HTTP status. */
export const ERRORS = {
  'invalid-request': 400,
  'organisation-conflict': 400,
  'not-a-signer': 400,
  'idempotency-key-missing': 400,
  unauthenticated: 401,
  'invalid-signature': 401,
  'credentials-do-not-match': 401,
  'login-not-completed': 401,
  'passkey-refused': 401,
  'chat-token-invalid': 401,
  'nonce-invalid': 401,
  'not-for-signers': 403,
  'wrong-organisation': 403,
  'step-up-required': 403,
  'wrong-person': 403,
  'email-unverified': 403,
  'not-available': 403,
  'not-permitted': 403,
  'second-person-needed': 403,
  'independent-person-needed': 403,
  'right-not-held': 403,
  'not-found': 404,
  'not-at-this-step': 409,
  'stale-version': 409,
  'request-in-progress': 409,
  'identity-exists': 409,
  'email-taken': 409,
  'colleague-exists': 409,
  'active-application-exists': 409,
  'recent-heloc': 409,
  'inquiry-needs-loan-officer': 409,
  'consent-outdated': 409,
  'profile-locked': 409,
  'already-submitted': 409,
  'documents-unread': 409,
  'offer-expired': 409,
  'quote-changed': 409,
  'fee-changed': 409,
  'account-not-verified': 409,
  'no-attempts-left': 409,
  'loan-open': 409,
  'change-back-open': 409,
  'export-limit': 409,
  'signer-exists': 409,
  'signer-opened': 409,
  'already-signed': 409,
  'request-cancelled': 409,
  'signing-paused': 409,
  'documents-unsigned': 409,
  'document-altered': 409,
  'slot-taken': 409,
  'too-late-to-change': 409,
  'too-early': 409,
  'notary-closed': 409,
  'rescission-over': 409,
  'rescission-open': 409,
  'condition-closed': 409,
  'taken-by-another': 409,
  'conversation-over': 409,
  'document-refused': 409,
  'link-expired': 410,
  'code-expired': 410,
  'file-too-large': 413,
  'request-too-large': 413,
  'file-type': 415,
  'file-heic': 415,
  'unsupported-media-type': 415,
  'state-not-offered': 422,
  'under-age': 422,
  'employment-not-accepted': 422,
  'ssn-invalid': 422,
  'consent-missing': 422,
  'hmda-group-unanswered': 422,
  'draw-out-of-range': 422,
  'choice-unknown': 422,
  'period-too-long': 422,
  'payoff-not-possible': 422,
  'liens-unanswered': 422,
  'documents-missing': 422,
  'source-not-offered': 422,
  'link-mismatch': 422,
  'account-not-usable': 422,
  'routing-number-invalid': 422,
  'account-number-invalid': 422,
  'code-wrong': 422,
  'proof-wrong': 422,
  'images-missing': 422,
  'phone-invalid': 422,
  'password-refused': 422,
  'passkey-not-added': 422,
  'passkeys-full': 422,
  'banners-full': 422,
  'location-needed': 422,
  'signature-refused': 422,
  'not-in-this-state': 422,
  'office-required': 422,
  'too-many-files': 422,
  'file-empty': 422,
  'file-locked': 422,
  'file-active': 422,
  'file-infected': 422,
  'file-unreadable': 422,
  'file-name': 422,
  'idempotency-key-reused': 422,
  'outcome-not-possible': 422,
  'reason-contradicted': 422,
  'reason-missing': 422,
  'consents-incomplete': 422,
  'message-too-long': 422,
  'secret-number': 422,
  'too-many-requests': 429,
  'server-error': 500,
  unavailable: 503,
  'vendor-unavailable': 503,
} as const satisfies Record<string, number>;

export type ErrorName = keyof typeof ERRORS;

/**
 * Errors that apply to every call of a kind and are not repeated on each; `impliedErrors` returns those of one call.
 */
export const IMPLIED_ERRORS = [
  'invalid-request',
  'organisation-conflict',
  'request-too-large',
  'unsupported-media-type',
  'too-many-requests',
  'server-error',
  'unavailable',
  'unauthenticated',
  'invalid-signature',
  'wrong-organisation',
  'not-found',
  'idempotency-key-missing',
  'idempotency-key-reused',
  'request-in-progress',
  'stale-version',
  'not-at-this-step',
  'step-up-required',
  'not-for-signers',
  'not-a-signer',
  'not-permitted',
  'vendor-unavailable',
] as const satisfies readonly ErrorName[];
export type ImpliedError = (typeof IMPLIED_ERRORS)[number];

/** Arguments after an error's name: the values that its sentence inserts; none for a plain sentence. */
export type ErrorArguments<N extends ErrorName> = (typeof SENTENCES)[N] extends (...values: infer A) => string ? A : [];

/** Returns the borrower's sentence of a named error. */
export const errorSentence = <N extends ErrorName>(name: N, ...values: ErrorArguments<N>): string =>
  buildErrorSentence(name, values[0]);

/**
 * Returns the reader's own sentence of an error from its name and values, as a reply carries them. Undefined for a name
 * that this copy of the contract doesn't know: an older page shows the message of the reply.
 */
export function localErrorSentence(name: string, values: unknown): string | undefined {
  return Object.hasOwn(SENTENCES, name) ? fillSentence(SENTENCES[name as ErrorName], values) : undefined;
}

/** A sentence, or how it is made from the values of an error. */
export type Sentence = string | ((values: never) => string);

/** Returns a sentence filled with the values of a reply; undefined if another version of the server sends other ones. */
export function fillSentence(sentence: Sentence, values: unknown): string | undefined {
  try {
    return insertValues(sentence, values);
  } catch {
    return undefined;
  }
}

const insertValues = (sentence: Sentence, values: unknown): string =>
  typeof sentence === 'string' ? sentence : sentence(values as never);

/** Does the same as `errorSentence` with values that no type has checked. */
export const buildErrorSentence = (name: ErrorName, values: unknown): string => insertValues(SENTENCES[name], values);

/** Returns the HTTP status of a named error. */
export const getErrorStatus = (name: ErrorName): number => ERRORS[name];
