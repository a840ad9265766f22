import { Actions, Button, Link, Panel, SubmitButton, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { NOTARY } from '../../../notary/copy.ts';
import { DeviceCheck } from '../../../notary/device-check.tsx';
import { isBooked } from '../../../notary/meeting.ts';
import { HaveReady, NotaryHours, NotaryNow, Terms } from '../../../notary/parts.tsx';
import { MEETING } from '../../../notary/session-copy.ts';
import { useJoin } from '../../../notary/use-join.ts';
import { usePageData } from '../../../platform/page-data.tsx';
import { GatePage, GateSentence, PressActions } from '../../gate/gate-page.tsx';
import type { BorrowersNotary } from '../at-notary.tsx';
import { NOTARY_INTRO } from './copy.ts';
import { Booked, InPerson } from './later-parts.tsx';
import { usePick } from './use-pick.tsx';

/** A notary is met by video: now, or at a time. */
export function Online({ view: { uuid, status }, notary: meeting }: BorrowersNotary): ReactNode {
  const { notary, pages } = meeting;
  const { now } = usePageData();
  const title = NOTARY.title[notary.kind];
  const booked = isBooked(notary.booking);
  const running = notary.session && notary.session.state !== 'ENDED';
  const isOpen = notary.hours.isOpen;
  const join = useJoin({ ...meeting, title }, 'QUEUE');
  const pick = usePick(meeting, title, isOpen || running || booked ? 'secondary' : 'primary');
  return (
    <GatePage title={title} lead={isOpen ? <GateSentence explain={status.explain} /> : <b>{status.explain.ask}</b>} rail={<HaveReady notary={notary} />}>
      {booked && <Booked {...meeting} change={pick.button}><JoinBooked {...meeting} title={title} /></Booked>}
      <Panel raised={!booked} title={isOpen ? NOTARY_INTRO.online : NOTARY.hours.now}>
        <NotaryNow notary={notary} />
        {booked && isOpen && <Text size="s" tone="muted">{NOTARY_INTRO.sooner}</Text>}
        {running ? <Actions><Link kind="primary" to={pages.session}>{MEETING.back}</Link></Actions> : (
          <form {...join.form}>
            <PressActions press={join}>
              {isOpen && <Button type="submit" kind={booked ? 'secondary' : 'primary'} busy={join.busy} busyLabel={MEETING.joining}>{MEETING.join}</Button>}
              {!booked && pick.button}
            </PressActions>
          </form>
        )}
        <NotaryHours notary={notary} now={now} />
      </Panel>
      {pick.form}
      <Terms notary={notary} />
      <DeviceCheck uuid={uuid} notary={notary} />
      <InPerson {...meeting} />
    </GatePage>
  );
}

/** The press at the booked time. */
function JoinBooked(props: BorrowersNotary['notary'] & { title: string }): ReactNode {
  const join = useJoin(props, 'BOOKED');
  return <form {...join.form}><Text size="s" tone="muted">{NOTARY_INTRO.early}</Text><PressActions press={join}><SubmitButton busy={join.busy} busyLabel={MEETING.joining}>{MEETING.joinBooked}</SubmitButton></PressActions></form>;
}
