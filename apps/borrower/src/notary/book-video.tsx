import { bookNotary, changeNotaryBooking } from '@lintel/contract';
import { ErrorSummary, Stack, SubmitButton } from '@lintel/ui';
import type { ReactNode } from 'react';
import { FormActions } from '../gate/gate-page.tsx';
import { useGateForm } from '../gate/use-gate-form.ts';
import { GATE } from '../gate/words.en.ts';
import { announce } from '../platform/announce.tsx';
import { api } from '../platform/lazy/api.ts';
import { useFollowStatus } from '../platform/lazy/use-status.ts';
import { isBooked, type NotaryView } from './meeting.ts';
import { refetchStaleTimes, Times } from './times.tsx';
import { NOTARY } from './words.en.ts';

interface Props extends NotaryView {
  title: string;
  onDone: () => void;
}

/** Books a time for the video call, or moves the one already booked. */
export function BookVideo({
  uuid,
  notary: { booking, fee, timeZone, opensOn },
  reload,
  title,
  onDone,
}: Props): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const form = useGateForm({
    uuid,
    title,
    errorFields: { 'slot-taken': 'slotId', 'too-early': 'slotId' },
    check: ({ slotId }) => (slotId ? [] : [{ field: 'slotId', message: NOTARY.times.missing }]),
    async send({ slotId = '' }, idempotencyKey) {
      try {
        const reply = isBooked(booking)
          ? await api(changeNotaryBooking, { params: { uuid, bookingUuid: booking.bookingUuid }, body: { slotId } })
          : await api(bookNotary, {
              params: { uuid },
              body: { slotId, kind: 'ELECTRONIC', place: null, accessNotes: null, fee: fee ?? null },
              idempotencyKey,
            });
        await reload();
        announce(NOTARY.video.done);
        onDone();
        followStatus(reply);
      } catch (error) {
        await refetchStaleTimes(error);
        throw error;
      }
    },
  });
  return (
    <form {...form.props}>
      <Stack gap="l">
        <ErrorSummary title={GATE.problem} errors={form.errors} attempt={form.attempt} />
        <Times
          uuid={uuid}
          kind="ELECTRONIC"
          timeZone={timeZone}
          first={opensOn ?? undefined}
          error={form.errorAt('slotId')}
        />
        <FormActions form={form}>
          <SubmitButton busy={form.busy} busyLabel={NOTARY.video.busy}>
            {NOTARY.video.submit}
          </SubmitButton>
        </FormActions>
      </Stack>
    </form>
  );
}
