import { FILE_SENTENCES } from '@lintel/domain';

/**
 * Every named error of the contract, with its HTTP status and the borrower's sentence. Sentences that the specification
 * matches on are kept verbatim. Where a sentence needs a figure or a date, it is a function of it.
 */
const AGAIN = 'Something went wrong. Please try again.';

/** A limit in words, as "20 MB", or a wait, as "2 minutes": the server formats it, the sentence only inserts it. */
type Words = string;

export const ERRORS = {
  'invalid-request': { http: 400, sentence: 'Please check what you entered.' },
  'organisation-conflict': {
    http: 400,
    sentence: "This link is for two different lenders. Start again from your lender's page.",
  },
  'not-a-signer': { http: 400, sentence: "You don't have any documents to sign here." },
  'idempotency-key-missing': { http: 400, sentence: AGAIN },
  unauthenticated: { http: 401, sentence: 'unauthenticated' },
  'invalid-signature': { http: 401, sentence: 'invalid signature' },
  'credentials-do-not-match': {
    http: 401,
    sentence: "Email or password doesn't match. Try again or reset your password.",
  },
  'not-for-signers': { http: 403, sentence: 'Only the borrower can open this page. Open your own signing page.' },
  'wrong-organisation': { http: 403, sentence: "You're logged in with another lender. Log out first." },
  'step-up-required': { http: 403, sentence: "Confirm that it's you. We sent you a code." },
  'wrong-person': { http: 403, sentence: 'This link was made for someone else.' },
  'email-unverified': { http: 403, sentence: 'Confirm your email first. We sent you a link.' },
  'not-available': { http: 403, sentence: "This isn't available to you." },
  'not-permitted': { http: 403, sentence: "You don't have permission to do this." },
  'second-person-needed': { http: 403, sentence: 'A second person must confirm this.' },
  'right-not-held': { http: 403, sentence: 'You can only give permissions that you have yourself.' },
  'not-found': { http: 404, sentence: "This page isn't part of your application." },
  'not-at-this-step': {
    http: 409,
    sentence: "This step is already done or not open yet. We'll take you to the right one.",
  },
  'stale-version': { http: 409, sentence: "You made a change in another window. Here's the latest version." },
  'request-in-progress': { http: 409, sentence: "We're still working on your last request." },
  'identity-exists': { http: 409, sentence: 'identity exists' },
  'colleague-exists': {
    http: 409,
    sentence:
      'This person already has an account. They can reset their password on the login page. If they lost their authenticator, reset it in their row of this list.',
  },
  'active-application-exists': { http: 409, sentence: 'Active application already exists.' },
  'recent-heloc': { http: 409, sentence: 'It looks like you have received a HELOC from us within the last 45 days.' },
  'inquiry-needs-loan-officer': { http: 409, sentence: 'Action Required: Contact Your Loan Officer' },
  'consent-outdated': { http: 409, sentence: 'The text has changed. Read it again.' },
  'profile-locked': { http: 409, sentence: "You can't change this here anymore. Ask us to correct it." },
  'already-submitted': { http: 409, sentence: 'You already submitted your application.' },
  'documents-unread': { http: 409, sentence: 'Open each document first.' },
  'offer-expired': { http: 409, sentence: 'We updated your offers. Review them again.' },
  'quote-changed': { http: 409, sentence: 'The numbers changed since you opened this page. Here are the new ones.' },
  'fee-changed': { http: 409, sentence: (say: { fee: Words }) => `The fee is now ${say.fee}. Confirm it to continue.` },
  'account-not-verified': { http: 409, sentence: 'Verify your account first.' },
  'no-attempts-left': { http: 409, sentence: "We couldn't verify this. Call us and we'll finish it together." },
  'loan-open': { http: 409, sentence: 'Your application is still open. Withdraw it first.' },
  'signer-exists': { http: 409, sentence: 'This person was already asked to sign.' },
  'signer-opened': {
    http: 409,
    sentence: (say: { name: Words }) => `${say.name} has opened the invitation. Call us to change who signs.`,
  },
  'already-signed': { http: 409, sentence: "This is already signed. You don't need to do anything." },
  'request-cancelled': { http: 409, sentence: "This request was canceled. You don't need to do anything." },
  'signing-paused': { http: 409, sentence: "We're reviewing the reported problem. Signing continues after that." },
  'documents-unsigned': {
    http: 409,
    sentence: (say: { n: number }) => `${say.n} documents still need your signature.`,
  },
  'document-altered': { http: 409, sentence: "This copy doesn't match the one we made. Nothing was signed. Call us." },
  'slot-taken': { http: 409, sentence: 'That time was just taken. Choose another.' },
  'too-late-to-change': { http: 409, sentence: "It's less than 24 hours away. Call us to change it." },
  'too-early': {
    http: 409,
    sentence: (say: { date: Words; onScreen?: boolean }) =>
      say.onScreen ? `You can sign these documents from ${say.date}.` : `You can meet the notary from ${say.date}.`,
  },
  'notary-closed': {
    http: 409,
    sentence: (say: { time: Words }) => `No notary is available now. The next time is ${say.time}.`,
  },
  'rescission-over': {
    http: 409,
    sentence: (say: { date: Words }) => `Your right to cancel ended on ${say.date}. Call us.`,
  },
  'rescission-open': {
    http: 409,
    sentence: (say: { date: Words }) => `Your right to cancel lasts until ${say.date}. You can confirm after that.`,
  },
  'condition-closed': { http: 409, sentence: 'This request is already closed.' },
  'document-refused': { http: 409, sentence: "We couldn't accept this file, so it can't be opened." },
  'link-expired': { http: 410, sentence: 'This link no longer works. Ask for a new one.' },
  'code-expired': { http: 410, sentence: 'That code has expired. Send a new one.' },
  'file-too-large': { http: 413, sentence: (say: { limit: Words }) => FILE_SENTENCES.tooLarge(say.limit) },
  'request-too-large': { http: 413, sentence: 'This is too large to send at once.' },
  'file-type': { http: 415, sentence: (say: { types: Words }) => FILE_SENTENCES.type(say.types) },
  'file-heic': { http: 415, sentence: FILE_SENTENCES.heic },
  'unsupported-media-type': { http: 415, sentence: AGAIN },
  'state-not-offered': {
    http: 422,
    sentence: (say: { stateName: Words }) => `we do not currently offer loans in ${say.stateName}`,
  },
  'under-age': { http: 422, sentence: (say: { sentence: Words }) => say.sentence },
  'employment-not-accepted': {
    http: 422,
    sentence: "We apologize. At this time, we don't lend to unemployed borrowers.",
  },
  'ssn-invalid': { http: 422, sentence: 'Enter a 9-digit Social Security number.' },
  'consent-missing': { http: 422, sentence: 'We need your agreement to continue.' },
  'hmda-group-unanswered': { http: 422, sentence: "Select an answer, or 'I do not wish to provide this information'." },
  'draw-out-of-range': {
    http: 422,
    sentence: (say: { minDraw: Words; maxDraw: Words }) => `Enter an amount between ${say.minDraw} and ${say.maxDraw}.`,
  },
  'choice-unknown': { http: 422, sentence: 'Choose one of the options shown.' },
  'payoff-not-possible': { http: 422, sentence: "This debt can't be paid off with this line." },
  'liens-unanswered': { http: 422, sentence: 'Tell us about each lien.' },
  'documents-missing': { http: 422, sentence: (say: { n: number }) => `Add the documents asked for: ${say.n} more.` },
  'source-not-offered': { http: 422, sentence: 'Choose another way to confirm your income.' },
  'link-mismatch': { http: 422, sentence: 'This response is from a different connection. Try again.' },
  'account-not-usable': { http: 422, sentence: "This account can't receive money. Choose another." },
  'routing-number-invalid': { http: 422, sentence: 'Please enter a valid routing number' },
  'account-number-invalid': { http: 422, sentence: 'Enter the account number from your bank.' },
  'code-wrong': { http: 422, sentence: "That code doesn't match." },
  'proof-wrong': { http: 422, sentence: "That doesn't match this account. Check the phone number and the birth date." },
  'images-missing': { http: 422, sentence: 'Add a photo of each side.' },
  'phone-invalid': {
    http: 422,
    sentence: (say: { startsWithOne?: boolean }) =>
      say.startsWithOne ? 'Country code 1 is not needed' : 'Please enter a valid phone number',
  },
  'password-refused': {
    http: 422,
    sentence: (say: { rule?: Words }) =>
      say.rule === undefined
        ? 'This password is too common. Choose another.'
        : `Password is not strong enough: ${say.rule}`,
  },
  'location-needed': {
    http: 422,
    sentence: 'Why we need your location: state law requires us to record where you sign.',
  },
  'signature-refused': { http: 422, sentence: 'Type or draw your name as it appears on your ID.' },
  'not-in-this-state': {
    http: 422,
    sentence: (say: { state: Words }) => `In ${say.state}, this must be done in person.`,
  },
  'office-required': {
    http: 422,
    sentence: (say: { state: Words }) =>
      `In ${say.state}, you must sign at an office of the lender, an attorney or a title company.`,
  },
  'too-many-files': { http: 422, sentence: (say: { n: number }) => `You can add up to ${say.n} files.` },
  'file-empty': { http: 422, sentence: FILE_SENTENCES.empty },
  'file-locked': { http: 422, sentence: FILE_SENTENCES.locked },
  'file-active': { http: 422, sentence: FILE_SENTENCES.active },
  'file-infected': { http: 422, sentence: FILE_SENTENCES.infected },
  'file-unreadable': { http: 422, sentence: FILE_SENTENCES.unreadable },
  'file-name': { http: 422, sentence: FILE_SENTENCES.name },
  'idempotency-key-reused': { http: 422, sentence: AGAIN },
  'outcome-not-possible': { http: 422, sentence: "This outcome isn't possible here." },
  'reason-contradicted': {
    http: 422,
    sentence: (say: { reasons: Words }) =>
      `The file contradicts: ${say.reasons}. Choose reasons that the file supports.`,
  },
  'reason-missing': { http: 422, sentence: 'Choose a reason.' },
  'consents-incomplete': { http: 422, sentence: 'Add the written consent of every signer, or choose a reason.' },
  'too-many-requests': {
    http: 429,
    sentence: (say: { time: Words }) => `Too many tries. Wait ${say.time} and try again.`,
  },
  'server-error': { http: 500, sentence: AGAIN },
  unavailable: { http: 503, sentence: "We'll be back shortly. Your answers are saved." },
  'vendor-unavailable': {
    http: 503,
    sentence: (say: { partner: Words }) =>
      `${say.partner} isn't responding. Your answers are saved. Try again or choose another way.`,
  },
} as const satisfies Record<string, { http: number; sentence: string | ((say: never) => string) }>;

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

/** The value that a sentence inserts; undefined when it needs none. */
export type ErrorWords<N extends ErrorName> = (typeof ERRORS)[N]['sentence'] extends (say: infer S) => string
  ? S
  : undefined;

/** Arguments after the name: none for a plain sentence, the inserted value for the others. */
export type ErrorArguments<N extends ErrorName> = ErrorWords<N> extends undefined ? [] : [say: ErrorWords<N>];

/** Returns the borrower's sentence of a named error. */
export function errorSentence<N extends ErrorName>(name: N, ...words: ErrorArguments<N>): string {
  const sentence: string | ((say: never) => string) = ERRORS[name].sentence;
  return typeof sentence === 'string' ? sentence : sentence(words[0] as never);
}

export const errorHttp = (name: ErrorName): number => ERRORS[name].http;
