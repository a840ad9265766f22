import { readOffers } from '@lintel/contract';
import { hasRightToCancel } from '@lintel/domain';
import { Button, Section, Stack, SubmitButton, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { GatePage, GateSentence, FormActions } from '../../../gate/gate-page.tsx';
import { ByVideo } from '../../../notary/by-video.tsx';
import { isBooked, isRunning } from '../../../notary/meeting.ts';
import { HaveReady } from '../../../notary/parts.tsx';
import { MEETING } from '../../../notary/session-words.en.ts';
import { useJoin } from '../../../notary/use-join.ts';
import { usePick } from '../../../notary/use-pick.tsx';
import { NOTARY } from '../../../notary/words.en.ts';
import { formatFundingPlan } from '../../../offers/format-funding-plan.ts';
import { useDueDay } from '../../../platform/lazy/use-loan-dates.ts';
import { useRead } from '../../../platform/lazy/use-read.ts';
import type { BorrowersNotary } from '../notary-screen.tsx';
import { NOTARY_INTRO } from '../words.en.ts';
import { Booked, InPerson } from './lazy-parts.tsx';

/** Lets the borrower meet a notary by video, now or at a booked time. Gate deed. */
export function MeetOnline({ view: { status }, notary: meeting }: BorrowersNotary): ReactNode {
  const { notary } = meeting;
  const title = NOTARY.title[notary.kind];
  const booked = isBooked(notary.booking);
  const isOpen = notary.hours.isOpen;
  const join = useJoin({ ...meeting, title }, 'QUEUE');
  const pick = usePick(meeting, title, isOpen || isRunning(notary.session) || booked ? 'secondary' : 'primary');
  return (
    <GatePage
      title={title}
      lead={isOpen ? <GateSentence explain={status.explain} /> : <b>{status.explain.ask}</b>}
      rail={<HaveReady notary={notary} />}
    >
      {booked && (
        <Booked {...meeting} change={pick.button}>
          <JoinBooked {...meeting} title={title} />
        </Booked>
      )}
      <ByVideo
        {...meeting}
        heading={isOpen ? NOTARY_INTRO.online : NOTARY.hours.now}
        join={join}
        pick={pick}
        note={
          booked &&
          isOpen && (
            <Text size="s" tone="muted">
              {NOTARY_INTRO.sooner}
            </Text>
          )
        }
      >
        {isOpen && (
          <Button type="submit" kind={booked ? 'secondary' : 'primary'} busy={join.busy} busyLabel={MEETING.joining}>
            {MEETING.join}
          </Button>
        )}
      </ByVideo>
      <AfterCall uuid={meeting.uuid} />
      <InPerson {...meeting} />
    </GatePage>
  );
}

/** Says what follows the call: the right to cancel, and the day for the money. */
function AfterCall({ uuid }: { uuid: string }): ReactNode {
  const dueDay = useDueDay(uuid);
  const offers = useRead(readOffers, { params: { uuid } }).data;
  const { title, cancel } = NOTARY_INTRO.next;
  if (!offers?.fundingIfSignedSoon) return null;
  return (
    <Section title={title} id="after-call">
      <Text>
        {hasRightToCancel(offers.stepsLeft ?? []) && cancel} {formatFundingPlan(offers, dueDay)}
      </Text>
    </Section>
  );
}

/** Joins at the booked time. */
function JoinBooked(props: BorrowersNotary['notary'] & { title: string }): ReactNode {
  const join = useJoin(props, 'BOOKED');
  return (
    <form {...join.props}>
      <Stack>
        <Text size="s" tone="muted">
          {NOTARY_INTRO.early}
        </Text>
        <FormActions form={join}>
          <SubmitButton busy={join.busy} busyLabel={MEETING.joining}>
            {MEETING.joinBooked}
          </SubmitButton>
        </FormActions>
      </Stack>
    </form>
  );
}
