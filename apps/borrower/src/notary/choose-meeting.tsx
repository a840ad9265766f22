import { ApiError, bookNotary, changeNotaryBooking } from '@lintel/contract';
import { MEETING_PLACES, type MeetingPlace } from '@lintel/domain';
import {
  BackLink,
  ChoiceTiles,
  Fieldset,
  Notice,
  Panel,
  Section,
  Stack,
  SubmitButton,
  SummaryRows,
  Text,
  TextArea,
} from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { AddressParts } from '../gate/address-parts.tsx';
import { GateForm, FormActions } from '../gate/gate-page.tsx';
import { useGateForm } from '../gate/use-gate-form.ts';
import { GATE } from '../gate/words.en.ts';
import { announce } from '../platform/announce.tsx';
import { api } from '../platform/lazy/api.ts';
import { useFollowStatus } from '../platform/lazy/use-status.ts';
import { isBooked, type Booking, type NotaryView } from './meeting.ts';
import { Offices } from './offices.tsx';
import { formatFee, HaveReady, formatPlace } from './parts.tsx';
import { MEETING_PLACE } from './place-words.en.ts';
import { asksAddress, meetingBody, meetingErrors } from './place.ts';
import { refetchStaleTimes, Times } from './times.tsx';
import { NOTARY } from './words.en.ts';

const OPTIONS = MEETING_PLACES.map((value) => ({
  value,
  label: MEETING_PLACE.places[value],
  hint: MEETING_PLACE.hints[value],
}));

interface Props extends NotaryView {
  /** The page that the back link opens: the one that shows the meeting at the current gate. */
  back: string;
}

/** Books the time and place of a meeting in person; once booked, moves it to another time. */
export function ChooseMeeting(props: Props): ReactNode {
  const { booking } = props.notary;
  return isBooked(booking) ? <ChangeMeetingTime {...props} booking={booking} /> : <BookMeeting {...props} />;
}

function BookMeeting({ back, ...view }: Props): ReactNode {
  const { uuid, notary, reload } = view;
  const followStatus = useFollowStatus(uuid);
  const { officeOnly, fee, timeZone, opensOn } = notary;
  const [place, setPlace] = useState<MeetingPlace | undefined>(officeOnly ? 'OFFICE' : undefined);
  const [officeId, setOfficeId] = useState<string>();
  const form = useGateForm({
    uuid,
    title: MEETING_PLACE.title,
    check: (typed) => meetingErrors(typed, officeOnly),
    errorFields: { 'slot-taken': 'slotId', 'too-early': 'slotId', 'office-required': 'place' },
    async send(typed, idempotencyKey) {
      try {
        const reply = await api(bookNotary, {
          params: { uuid },
          body: meetingBody(typed, officeOnly, fee ?? null),
          idempotencyKey,
        });
        await reload();
        announce(MEETING_PLACE.done);
        followStatus(reply);
      } catch (error) {
        await refetchStaleTimes(error);
        if (error instanceof ApiError && error.name === 'fee-changed') await reload();
        throw error;
      }
    },
  });
  const hasTimes = place !== undefined && (place !== 'OFFICE' || officeId !== undefined);
  return (
    <GateForm
      form={form}
      back={<BackLink to={back}>{MEETING_PLACE.back}</BackLink>}
      title={MEETING_PLACE.title}
      lead={MEETING_PLACE.lead}
      rail={<HaveReady notary={notary} />}
    >
      {officeOnly ? (
        <Notice>{MEETING_PLACE.texas}</Notice>
      ) : (
        <ChoiceTiles
          name="place"
          label={MEETING_PLACE.where}
          layout="across"
          options={OPTIONS}
          required
          error={form.errorAt('place')}
          value={place ?? ''}
          onChange={(value) => setPlace(MEETING_PLACES.find((one) => one === value))}
        />
      )}
      {asksAddress(place) && (
        <Fieldset key={place} name="address" label={MEETING_PLACE.address[place]}>
          <Stack>
            <AddressParts {...(place === 'WORK' && { section: 'section-work' })} errorAt={form.errorAt} />
          </Stack>
        </Fieldset>
      )}
      {place === 'OFFICE' && (
        <Offices uuid={uuid} chosen={officeId} onChoose={setOfficeId} error={form.errorAt('officeId')} />
      )}
      <Section title={MEETING_PLACE.when} id="when">
        {hasTimes ? (
          <Times
            key={`${place} ${officeId ?? ''}`}
            uuid={uuid}
            kind="MANUAL"
            officeId={place === 'OFFICE' ? officeId : undefined}
            timeZone={timeZone}
            first={opensOn ?? undefined}
            error={form.errorAt('slotId')}
          />
        ) : (
          <Text tone="muted">{place === undefined ? MEETING_PLACE.placeFirst : MEETING_PLACE.first}</Text>
        )}
      </Section>
      {place !== undefined && place !== 'OFFICE' && (
        <TextArea
          name="accessNotes"
          label={MEETING_PLACE.notes}
          hint={MEETING_PLACE.notesHint}
          optional={GATE.optional}
          rows={3}
          maxLength={300}
          error={form.errorAt('accessNotes')}
        />
      )}
      <Text>{fee ? MEETING_PLACE.fee(formatFee(fee)) : MEETING_PLACE.free}</Text>
      <FormActions form={form}>
        <SubmitButton busy={form.busy} busyLabel={MEETING_PLACE.busy}>
          {MEETING_PLACE.submit}
        </SubmitButton>
      </FormActions>
    </GateForm>
  );
}

function ChangeMeetingTime({ back, booking, ...view }: Props & { booking: Booking }): ReactNode {
  const { uuid, notary, reload } = view;
  const followStatus = useFollowStatus(uuid);
  const form = useGateForm({
    uuid,
    title: MEETING_PLACE.change,
    errorFields: { 'slot-taken': 'slotId', 'too-early': 'slotId' },
    check: ({ slotId }) => (slotId ? [] : [{ field: 'slotId', message: NOTARY.times.missing }]),
    async send({ slotId = '' }) {
      try {
        const reply = await api(changeNotaryBooking, {
          params: { uuid, bookingUuid: booking.bookingUuid },
          body: { slotId },
        });
        await reload();
        announce(MEETING_PLACE.moved);
        followStatus(reply);
      } catch (error) {
        await refetchStaleTimes(error);
        throw error;
      }
    },
  });
  return (
    <GateForm
      form={form}
      back={<BackLink to={back}>{MEETING_PLACE.back}</BackLink>}
      title={MEETING_PLACE.change}
      lead={MEETING_PLACE.changeLead}
      rail={<HaveReady notary={notary} />}
    >
      {booking.place && (
        <Panel title={MEETING_PLACE.place}>
          <SummaryRows rows={[{ label: NOTARY.booked.where, value: formatPlace(booking.place) }]} />
        </Panel>
      )}
      <Times
        uuid={uuid}
        kind="MANUAL"
        officeId={booking.place?.officeId ?? undefined}
        timeZone={notary.timeZone}
        first={notary.opensOn ?? undefined}
        error={form.errorAt('slotId')}
      />
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{MEETING_PLACE.move}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}
