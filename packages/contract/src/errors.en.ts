import {
  CHAT_MESSAGE_LENGTH,
  FILE_SENTENCES,
  fileSentence,
  formatDateInProse,
  formatInstantInProse,
  formatMoney,
  reasonSentence,
  birthdateErrorText,
  weakPassword,
  type DeclineReason,
  type FileFault,
  type PasswordFault,
  type UploadLimits,
} from '@lintel/domain';
import type { ErrorName } from './errors.ts';

const AGAIN = 'Something went wrong. Please try again.';

type SizeFault = Extract<FileFault, `TOO_${string}`>;

/** A day as yyyy-MM-dd, or an instant and the time zone in which people read it. */
type DayOrInstant = { on: string } | { at: string; zone: string };
const isKnown = (say: DayOrInstant | { at: null }): say is DayOrInstant => 'on' in say || say.at !== null;
const moment = (say: DayOrInstant): string =>
  'on' in say ? formatDateInProse(say.on) : formatInstantInProse(say.at, say.zone);

function waitTime(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/**
 * The borrower's sentence of every named error. Sentences that the specification matches on are verbatim. A sentence with
 * a figure or a date is a function of it: dollars, seconds, ISO dates, codes.
 */
export const SENTENCES = {
  'invalid-request': 'Please check what you entered.',
  'organisation-conflict': 'This link is for two different lenders. Start again from your lender’s page.',
  'not-a-signer': 'You don’t have any documents to sign here.',
  'idempotency-key-missing': AGAIN,
  unauthenticated: 'unauthenticated',
  'invalid-signature': 'invalid signature',
  'credentials-do-not-match': 'Email or password doesn’t match. Try again or reset your password.',
  'login-not-completed': 'You aren’t logged in yet. Try again.',
  'passkey-refused': 'We couldn’t confirm this passkey. Try again or use your password.',
  'chat-token-invalid': 'Token state is invalid.',
  'nonce-invalid': 'Log in again to chat.',
  'not-for-signers': 'Only the borrower can open this page. Open your own signing page.',
  'wrong-organisation': 'You’re logged in with another lender. Log out first.',
  'step-up-required': 'Confirm that it’s you. We sent you a code.',
  'wrong-person': 'This link was made for someone else.',
  'email-unverified': 'Confirm your email first. We sent you a link.',
  'not-available': 'This isn’t available to you.',
  'not-permitted': 'You don’t have permission to do this.',
  'second-person-needed': 'A second person must confirm this.',
  'right-not-held': 'You can only give permissions that you have yourself.',
  'not-found': 'This page isn’t part of your application.',
  'not-at-this-step': 'This step is already done or not open yet. We’ll take you to the right one.',
  'stale-version': 'You made a change in another window. Here’s the latest version.',
  'request-in-progress': 'We’re still working on your last request.',
  'identity-exists': 'identity exists',
  'email-taken': 'You already have another account with this email address. Use a different one, or call us.',
  'colleague-exists':
    'This person already has an account. They can reset their password on the login page. If they lost their authenticator, reset it in their row of this list.',
  'active-application-exists': 'Active application already exists.',
  'recent-heloc': 'It looks like you have received a HELOC from us within the last 45 days.',
  'inquiry-needs-loan-officer': 'Action Required: Contact Your Loan Officer',
  'consent-outdated': 'The text has changed. Read it again.',
  'profile-locked': 'You can’t change this here anymore. Ask us to correct it.',
  'already-submitted': 'You already submitted your application.',
  'documents-unread': 'Open each document first.',
  'offer-expired': 'We updated your offers. Review them again.',
  'quote-changed': 'The numbers changed since you opened this page. Here are the new ones.',
  'fee-changed': (say: { fee: number; cents?: boolean }) =>
    `The fee is now ${formatMoney(say.fee, say.cents ? 2 : 0)}. Confirm it to continue.`,
  'account-not-verified': 'Verify your account first.',
  'no-attempts-left': 'We couldn’t verify this. Call us and we’ll finish it together.',
  'export-limit': 'You already asked for 3 copies in the last 24 hours. Try again tomorrow.',
  'loan-open': 'Your application is still open. Withdraw it first.',
  'signer-exists': 'This person was already asked to sign.',
  'signer-opened': (say: { name: string }) => `${say.name} has opened the invitation. Call us to change who signs.`,
  'already-signed': 'This is already signed. You don’t need to do anything.',
  'request-cancelled': 'This request was canceled. You don’t need to do anything.',
  'signing-paused': 'We’re reviewing the reported problem. Signing continues after that.',
  'documents-unsigned': (say: { n: number }) =>
    say.n === 1 ? '1 document still needs your signature.' : `${say.n} documents still need your signature.`,
  'document-altered': 'This copy doesn’t match the one we made. Nothing was signed. Call us.',
  'slot-taken': 'That time was just taken. Choose another.',
  'too-late-to-change': 'It’s less than 24 hours away. Call us to change it.',
  'too-early': (say: DayOrInstant & { onScreen?: boolean }) =>
    say.onScreen
      ? `You can sign these documents starting ${moment(say)}.`
      : `You can meet the notary starting ${moment(say)}.`,
  'notary-closed': (say: DayOrInstant | { at: null }) =>
    `No notary is available now. The next time is ${isKnown(say) ? moment(say) : 'not known yet'}.`,
  'rescission-over': (say: { on: string | null }) =>
    `Your right to cancel ended${say.on === null ? '' : ` on ${formatDateInProse(say.on)}`}. Call us.`,
  'rescission-open': (say: { on: string }) =>
    `Your right to cancel lasts until ${formatDateInProse(say.on)}. You can confirm after that.`,
  'condition-closed': 'This request is already closed.',
  'taken-by-another': 'A teammate is already answering this chat.',
  'conversation-over': 'This chat has ended.',
  'document-refused': 'We couldn’t accept this file, so it can’t be opened.',
  'link-expired': 'This link no longer works. Ask for a new one.',
  'code-expired': 'That code has expired. Send a new one.',
  'file-too-large': (say: { fault: SizeFault; limits: UploadLimits }) => fileSentence(say.fault, say.limits),
  'request-too-large': 'This is too large to send.',
  'file-type': (say: { limits: UploadLimits }) => fileSentence('TYPE', say.limits),
  'file-heic': () => FILE_SENTENCES.heic,
  'unsupported-media-type': AGAIN,
  'state-not-offered': (say: { stateName: string }) => `we do not currently offer loans in ${say.stateName}`,
  'under-age': (say: { minimumAge: number | null }) => birthdateErrorText(say.minimumAge),
  'employment-not-accepted': "We apologize. At this time, we don't lend to unemployed borrowers.",
  'ssn-invalid': 'Enter a 9-digit Social Security number.',
  'consent-missing': 'We need your agreement to continue.',
  'hmda-group-unanswered': "Select an answer, or 'I do not wish to provide this information'.",
  'draw-out-of-range': (say: { minDraw: number; maxDraw: number }) =>
    `Enter an amount between ${formatMoney(say.minDraw)} and ${formatMoney(say.maxDraw)}.`,
  'choice-unknown': 'Choose one of the options shown.',
  'period-too-long': (say: { days: number }) => `Choose a period of ${say.days} days or less.`,
  'payoff-not-possible': 'This debt can’t be paid off with this line.',
  'liens-unanswered': 'Tell us about each lien.',
  'documents-missing': (say: { n: number }) => `Add the documents asked for: ${say.n} more.`,
  'source-not-offered': 'Choose another way to confirm your income.',
  'link-mismatch': 'This response is from a different connection. Try again.',
  'account-not-usable': 'This account can’t receive money. Choose another.',
  'routing-number-invalid': 'Please enter a valid routing number',
  'account-number-invalid': 'Enter the account number from your bank.',
  'code-wrong': 'That code doesn’t match.',
  'proof-wrong': 'That doesn’t match this account. Check the phone number and the birth date.',
  'images-missing': 'Add a photo of each side.',
  'phone-invalid': (say: { startsWithOne?: boolean }) =>
    say.startsWithOne ? 'Country code 1 is not needed' : 'Please enter a valid phone number',
  'passkey-not-added': 'We couldn’t add this passkey. Try again.',
  'change-back-open':
    'You changed your email address in the last 7 days, and your old address can still change it back. You can close your account after that.',
  'independent-person-needed':
    'Someone else must approve this. In the last 30 days, one of you invited the other, or the same person invited you both.',
  'banners-full': 'You already have 50 banners that haven’t ended. End or remove one, then try again.',
  'passkeys-full': 'Your account has the most passkeys it can have. Remove one to add another.',
  'password-refused': (say: { rule?: PasswordFault }) =>
    say.rule === undefined ? 'This password is too common. Choose another.' : weakPassword(say.rule),
  'location-needed': 'Why we need your location: state law requires us to record where you sign.',
  'signature-refused': 'Type or draw your name as it appears on your ID.',
  'not-in-this-state': (say: { state: string }) => `In ${say.state}, this must be done in person.`,
  'office-required': (say: { state: string }) =>
    `In ${say.state}, you must sign at an office of the lender, an attorney or a title company.`,
  'too-many-files': (say: { n: number }) => `You can add up to ${say.n} files.`,
  'file-empty': () => FILE_SENTENCES.empty,
  'file-locked': () => FILE_SENTENCES.locked,
  'file-active': () => FILE_SENTENCES.active,
  'file-infected': () => FILE_SENTENCES.infected,
  'file-unreadable': () => FILE_SENTENCES.unreadable,
  'file-name': () => FILE_SENTENCES.name,
  'idempotency-key-reused': AGAIN,
  'outcome-not-possible': 'This outcome isn’t possible here.',
  'reason-contradicted': (say: { reasons: readonly DeclineReason[] }) =>
    `The file contradicts: ${say.reasons.map(reasonSentence).join('; ')}. Choose reasons that the file supports.`,
  'reason-missing': 'Choose a reason.',
  'message-too-long': `Use at most ${CHAT_MESSAGE_LENGTH.toLocaleString('en-US')} characters.`,
  'secret-number': 'Remove the Social Security or account number before you send this.',
  'consents-incomplete': 'Add the written consent of every signer, or choose other grounds.',
  'too-many-requests': (say: { seconds: number }) => `Too many tries. Wait ${waitTime(say.seconds)} and try again.`,
  'server-error': AGAIN,
  unavailable: 'We’ll be back shortly. Your answers are saved.',
  'vendor-unavailable': (say: { partner: string }) =>
    `${say.partner} isn’t responding. Your answers are saved. Try again or choose another way.`,
} as const satisfies Readonly<Record<ErrorName, string | ((say: never) => string)>>;
