import { getSessionActions, changeableUntil, type NotaryKind } from '@lintel/domain';
import type { DocumentToSign } from '../signing/index.ts';
import type { Booking, SessionRow, WetSigning } from './store.ts';

/** The contract calls the way of meeting a notary ELECTRONIC or MANUAL; facts call it REMOTE or MANUAL. */
export const toNotaryKind = (mode: string): NotaryKind => (mode === 'REMOTE' ? 'ELECTRONIC' : 'MANUAL');
export const toNotaryMode = (kind: NotaryKind): 'REMOTE' | 'MANUAL' => (kind === 'ELECTRONIC' ? 'REMOTE' : 'MANUAL');

/** Returns a booking as the calls show it. */
export const toBookingReply = ({
  uuid,
  kind,
  starts_at: startsAt,
  ends_at: endsAt,
  place,
  accessNotes,
  fee_cents: cents,
  notary,
}: Booking) => ({
  bookingUuid: uuid,
  kind,
  state: 'CONFIRMED' as const,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  place,
  accessNotes,
  fee: cents === null ? null : cents / 100,
  notary,
  changeableUntil: changeableUntil(startsAt.toISOString()),
});

/** Returns a video session as the calls show it, with what its person can do next. */
export const toSessionReply = ({
  uuid,
  state,
  queue_position: queuePosition,
  ended_because: endedBecause,
}: SessionRow) => ({
  sessionUuid: uuid,
  state,
  queuePosition: state === 'QUEUED' ? queuePosition : null,
  endedBecause,
  nextActions: [...getSessionActions(endedBecause)],
});

/** Returns a document as staff see it before and after it is signed. */
export const toDocumentReply = ({ document: documentUuid, title, kind, sha256, signedAt }: DocumentToSign) => ({
  documentUuid,
  title,
  kind,
  sha256,
  signedAt: signedAt?.toISOString() ?? null,
});

export const toWetSigningReply = ({ at, place, copies }: WetSigning) => ({ at: at.toISOString(), place, copies });
