import { cancelNotaryBooking, readNotaryCalendar } from '@lintel/contract';
import { formatPhone } from '@lintel/domain';
import { Actions, Button, Calendar, Dialog, Notice, Panel, SummaryRows, Text, type SummaryRow } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { downloadBytes } from '../documents/file.ts';
import { useGateSubmit } from '../gate/use-gate-form.ts';
import { announce } from '../platform/announce.tsx';
import { api } from '../platform/lazy/api.ts';
import { useFollowStatus } from '../platform/lazy/use-status.ts';
import { isBooked, type Booking, type NotaryView } from './meeting.ts';
import { formatFee, formatPlace } from './parts.tsx';
import { beginHere, formatStart, dayIn, spanIn, zoneName } from './when.ts';
import { NOTARY } from './words.en.ts';
import css from './notary.module.css';

/** Returns rows with the time and place of the meeting, and the notary. */
function buildRows(
  { startsAt, endsAt, place, accessNotes, fee, notary }: Booking & { startsAt: string; endsAt: string },
  timeZone: string,
): SummaryRow[] {
  const words = NOTARY.booked;
  const here = beginHere(startsAt, timeZone);
  return [
    {
      label: words.when,
      value: `${dayIn(startsAt, timeZone)}, ${spanIn({ startsAt, endsAt }, timeZone)} ${zoneName(startsAt, timeZone)}`,
    },
    ...(here === undefined ? [] : [{ label: words.here, value: here }]),
    ...(place ? [{ label: words.where, value: formatPlace(place) }] : []),
    ...(accessNotes ? [{ label: words.notes, value: accessNotes }] : []),
    ...(notary
      ? [
          { label: words.who, value: notary.name },
          { label: words.phone, value: <a href={`tel:${notary.phone}`}>{formatPhone(notary.phone)}</a> },
        ]
      : []),
    ...(fee ? [{ label: words.fee, value: formatFee(fee) }] : []),
  ];
}

/** A booked meeting with a notary: its time and place, its calendar entry, changing and canceling it. */
export function BookedMeeting({
  uuid,
  notary: { booking, timeZone },
  reload,
  change,
  children,
}: NotaryView & { change: ReactNode; children?: ReactNode }): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const [asks, setAsks] = useState(false);
  const canceling = useGateSubmit(uuid);
  const saving = useGateSubmit(uuid);
  if (!isBooked(booking)) return null;
  const { bookingUuid, startsAt, notary, changeableUntil } = booking;
  const words = NOTARY.booked;
  const { title, text, yes, busy, no, close, done } = NOTARY.cancel;
  const when = `${dayIn(startsAt, timeZone)}, ${spanIn(booking, timeZone)}`;
  const shut = () => {
    setAsks(false);
    canceling.show({});
  };
  const cancel = () =>
    canceling.submit(async () => {
      const reply = await api(cancelNotaryBooking, { params: { uuid, bookingUuid } });
      shut();
      await reload();
      announce(done);
      followStatus(reply);
    });
  const save = () => saving.submit(() => saveCalendarEntry(uuid, bookingUuid));
  return (
    <Panel raised title={words.title}>
      <SummaryRows rows={buildRows(booking, timeZone)} />
      {!notary && (
        <Text size="s" tone="muted">
          {words.open}
        </Text>
      )}
      <Text size="s" tone="muted">
        {words.length}
      </Text>
      {children}
      {changeableUntil && (
        <Text size="s" tone="muted">
          {words.until(formatStart(changeableUntil, timeZone))}
        </Text>
      )}
      <output className={css.heard}>
        {saving.formError !== undefined && <Notice tone="danger">{words.noCalendar}</Notice>}
      </output>
      <Actions>
        <Button
          icon={<Calendar />}
          busy={saving.busy}
          onClick={() => {
            void save();
          }}
        >
          {words.calendar}
        </Button>
        {change}
        <Button kind="link" onClick={() => setAsks(true)}>
          {words.cancel}
        </Button>
      </Actions>
      <Dialog name="cancel-notary" alert open={asks} title={title} onClose={shut} closeLabel={close}>
        <Text>{text(when)}</Text>
        {canceling.formError !== undefined && (
          <Notice tone="danger" live>
            {canceling.formError}
          </Notice>
        )}
        <Actions>
          <Button kind="primary" onClick={shut}>
            {no}
          </Button>
          <Button
            data-danger
            busy={canceling.busy}
            busyLabel={busy}
            onClick={() => {
              void cancel();
            }}
          >
            {yes}
          </Button>
        </Actions>
      </Dialog>
    </Panel>
  );
}

/** Saves a booking's calendar entry as a file. */
async function saveCalendarEntry(uuid: string, bookingUuid: string): Promise<void> {
  downloadBytes(await api(readNotaryCalendar, { params: { uuid, bookingUuid } }), 'text/calendar', NOTARY.booked.file);
}
