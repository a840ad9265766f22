import { changeableUntil, type NotaryKind } from '@lintel/domain';
import type { Booking, SessionRow } from './store.ts';
import { afterSession } from '@lintel/domain';

export const kindOf = (mode: string): NotaryKind => (mode === 'REMOTE' ? 'ELECTRONIC' : 'MANUAL');
export const modeOf = (kind: NotaryKind): 'REMOTE' | 'MANUAL' => (kind === 'ELECTRONIC' ? 'REMOTE' : 'MANUAL');

/** A booking as the contract has it. */
export const bookingShape = ({ uuid, kind, starts_at: startsAt, ends_at: endsAt, place, accessNotes, fee_cents: cents, notary }: Booking) => ({
  bookingUuid: uuid, kind, state: 'CONFIRMED' as const, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), place, accessNotes, fee: cents === null ? null : cents / 100, notary,
  changeableUntil: changeableUntil(startsAt.toISOString()),
});

/** A session as the contract has it. */
export const sessionShape = ({ uuid, state, queue_position: queuePosition, ended_because: endedBecause }: SessionRow) => ({
  sessionUuid: uuid, state, queuePosition: state === 'QUEUED' ? queuePosition : null, endedBecause, nextActions: [...afterSession(endedBecause)],
});
