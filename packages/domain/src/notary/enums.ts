import { localized } from '../locale/localized.ts';
import * as en from './enums-words.en.ts';

/** What a signer must have ready for the notary. */
export const { NOTARY_CHECKLIST } = /* @__PURE__ */ localized({ en });

/** How a deed is signed before a notary, on the wire: by video or in person (REMOTE and MANUAL in the facts). */
export const NOTARY_KINDS = ['ELECTRONIC', 'MANUAL'] as const;
export type NotaryKind = (typeof NOTARY_KINDS)[number];

/** Where an in-person notary meeting can be. HOME, WORK and OTHER are one place in the facts. */
export const MEETING_PLACES = ['HOME', 'WORK', 'OTHER', 'OFFICE'] as const;
export type MeetingPlace = (typeof MEETING_PLACES)[number];

/** Kinds of offices: Article XVI, section 50(a)(6)(N) of the Texas Constitution names these three. */
export const OFFICE_KINDS = ['LENDER', 'ATTORNEY', 'TITLE'] as const;
export type OfficeKind = (typeof OFFICE_KINDS)[number];

/** ASKED: time or place is still open. CONFIRMED: both are fixed. */
export const BOOKING_STATES = ['ASKED', 'CONFIRMED'] as const;

/** QUEUED: no notary yet. READY: a notary waits. OPEN: the person is with the notary. */
export const SESSION_STATES = ['QUEUED', 'READY', 'OPEN', 'ENDED'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** Why a session ended. SIGNED is the success; LEFT: the signer left. */
export const SESSION_ENDS = [
  'SIGNED',
  'LEFT',
  'NOTARY_LEFT',
  'ID_FAILED',
  'TECHNICAL',
  'STATE_NOT_ALLOWED',
  'PAPERS_CHANGED',
] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

/** A signer's options after a session, best first. */
export const SESSION_ACTIONS = ['JOIN_AGAIN', 'SCHEDULE', 'IN_PERSON', 'CALL'] as const;
export type SessionAction = (typeof SESSION_ACTIONS)[number];

/** An attorney's opinion of a set of documents. */
export const ATTORNEY_OUTCOMES = ['APPROVED', 'OBJECTED'] as const;
export type AttorneyOutcome = (typeof ATTORNEY_OUTCOMES)[number];
