import { ApiError, startNotarySession } from '@lintel/contract';
import { useStepUp } from '@lintel/web';
import { useNavigate } from 'react-router';
import { useGateForm, type GateFormState } from '../gate/use-gate-form.ts';
import { api } from '../platform/later/api.ts';
import { keepJoined } from './joined.ts';
import { isBooked, type NotaryView } from './meeting.ts';

/** The press of "Join now": at the booked time, or by the queue. Without a notary it leads to the page that says when there is one. */
export function useJoin(
  { uuid, notary: { booking }, pages, title }: NotaryView & { title: string },
  how: 'BOOKED' | 'QUEUE',
): GateFormState {
  const navigate = useNavigate();
  const confirmed = useStepUp();
  return useGateForm({
    uuid,
    title,
    check: () => [],
    async send(_typed, idempotencyKey) {
      const bookingUuid = how === 'BOOKED' && isBooked(booking) ? booking.bookingUuid : null;
      try {
        keepJoined(
          uuid,
          await confirmed(() => api(startNotarySession, { params: { uuid }, body: { bookingUuid }, idempotencyKey })),
        );
        await navigate(pages.session);
      } catch (error) {
        if (!(error instanceof ApiError && error.name === 'notary-closed')) throw error;
        await navigate(pages.error('no-notary'));
      }
    },
  });
}
