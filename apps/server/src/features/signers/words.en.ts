import { INVITATION_DAYS } from '@lintel/domain';
import type { InvitationKind } from './tables.ts';

/** Field errors of a signer's contact details, and of the link their browser sends. */
export const SIGNER = {
  unreachable: 'Enter an email address or a mobile phone number.',
  ownEmail: 'Enter their own email address. They log in with it.',
  emailNeeded: 'Enter an email address. You log in with it.',
  passwordNeeded: 'Choose a password.',
  replayUnknown: 'We don’t recognize this link.',
  sameEmail: 'Another signer uses this address. Enter your own.',
} as const;

/** Who asked, as a signer reads it: "Ana R." */
export const askedBy = ({ firstName, lastInitial }: { firstName: string; lastInitial: string }): string =>
  `${firstName} ${lastInitial}.`;

export interface InvitationDetails {
  readonly name: string;
  readonly by: string;
  readonly street: string;
  readonly lender: string;
  readonly link: string;
}

const OPENING: Readonly<Record<InvitationKind, (said: InvitationDetails) => string>> = {
  INVITE: ({ by, street, lender }) =>
    `${by} is opening a home equity line with ${lender} on ${street}, and needs you to sign the deed of trust. You don’t take on the debt. The home secures the line, so it can be lost if ${by} doesn’t pay.`,
  REMIND: ({ by, street, lender }) =>
    `This is a reminder. ${by} still needs your signature on the deed of trust for ${street} for a home equity line with ${lender}. You don’t take on the debt. The home secures the line, so it can be lost if ${by} doesn’t pay.`,
  AGAIN: ({ street }) => `Here is your new link to the documents for ${street}.`,
};

/** An email to a signer. Its subject shows on a locked screen, so it contains nothing about a person, the home or a decision. */
export const INVITATION = {
  subject: (kind: InvitationKind, lender: string): string =>
    kind === 'INVITE' ? `${lender}: you have a document to sign` : `${lender}: your documents are ready`,
  text: (kind: InvitationKind, values: InvitationDetails): string =>
    `Hello ${values.name},\n\n${OPENING[kind](values)}\n\nOpen it here within ${INVITATION_DAYS} days:\n\n${values.link}\n\nThe link is only for you. If you didn’t expect this email, ignore it or call us.\n\n${values.lender}`,
  sms: (kind: InvitationKind, { lender, link }: InvitationDetails): string =>
    `${lender}: ${kind === 'INVITE' ? 'you have a document to sign' : 'your documents are ready'}. ${link}`,
} as const;

/** To someone who was asked to sign and no longer has to. */
export const REMOVED = {
  subject: (lender: string): string => `${lender}: you no longer need to sign`,
  text: ({ name, lender }: { name: string; lender: string }): string =>
    `Hello ${name},\n\nWe canceled our request for your signature. You don’t need to do anything, and the link we sent you no longer works.\n\n${lender}`,
  sms: (lender: string): string =>
    `${lender}: we canceled our request for your signature. You don't need to do anything.`,
} as const;

export const LOGIN = {
  subject: (lender: string): string => `Your login code for ${lender}`,
  text: ({ name, lender, link, code }: { name: string; lender: string; link: string; code: string }): string =>
    `Hello ${name},\n\nLog in here within 15 minutes:\n\n${link}\n\nOr enter this code: ${code}\n\nIf you didn’t ask for it, you don’t need to do anything.\n\n${lender}`,
} as const;

/** What a signer signs, and why. */
export const WHAT = {
  CO_OWNER: 'You own this home too, so the deed of trust needs your signature. You don’t take on the debt.',
  SPOUSE: (state: string): string =>
    `${state} law requires the owner’s spouse to sign too. You don’t take on the debt.`,
} as const;

/** What may be lost by signing, and for how much. */
export const RISK = (primary: string, amount: string | null): string =>
  `The home secures this line${amount === null ? '' : ` of ${amount}`}. If ${primary} doesn’t pay it back, the home can be lost.`;

/** The line before the closing documents fix it. */
export const aboutAmount = (amount: string): string => `about ${amount}`;

/** Notices that an owner gets at the signing. */
export const NOTICES = {
  rightToCancel: 'Notice of your right to cancel',
  texas: 'Notice concerning extensions of credit',
} as const;
