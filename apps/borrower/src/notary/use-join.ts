import { ApiError, startNotarySession, type Reply } from '@lintel/contract';
import { useStepUp } from '@lintel/web';
import { useNavigate } from 'react-router';
import { useGateForm, type GateFormState } from '../gate/use-gate-form.ts';
import { api } from '../platform/lazy/api.ts';
import { isBooked, type NotaryView } from './meeting.ts';

/**
 * Provides the form that joins a video call, at the booked time or through the queue. Without an available notary, it
 * opens the page that says when one is.
 */
export function useJoin(
  { uuid, notary: { booking }, pages, title }: NotaryView & { title: string },
  how: 'BOOKED' | 'QUEUE',
): GateFormState {
  const navigate = useNavigate();
  const withStepUp = useStepUp();
  return useGateForm({
    uuid,
    title,
    check: () => [],
    async send(_typed, idempotencyKey) {
      const bookingUuid = how === 'BOOKED' && isBooked(booking) ? booking.bookingUuid : null;
      try {
        saveJoinedSession(
          uuid,
          await withStepUp(() => api(startNotarySession, { params: { uuid }, body: { bookingUuid }, idempotencyKey })),
        );
        await navigate(pages.session);
      } catch (error) {
        if (!(error instanceof ApiError && error.name === 'notary-closed')) throw error;
        await navigate(pages.error('no-notary'));
      }
    },
  });
}

export type JoinedSession = NonNullable<Reply<typeof startNotarySession>>;

/** The session this window joined, until it ends: the link to the call is returned once and stored nowhere else. */
const joinedSessions = new Map<string, JoinedSession>();

export const saveJoinedSession = (uuid: string, session: JoinedSession): void => {
  joinedSessions.set(uuid, session);
};
export const getJoinedSession = (uuid: string): JoinedSession | undefined => joinedSessions.get(uuid);
export const deleteJoinedSession = (uuid: string): void => {
  joinedSessions.delete(uuid);
};
