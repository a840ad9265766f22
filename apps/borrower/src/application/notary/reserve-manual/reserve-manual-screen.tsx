import { Actions, Link, Notice, Panel, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { GatePage, GateSentence } from '../../../gate/gate-page.tsx';
import { WaitFacts } from '../../../gate/wait-facts.tsx';
import { BookedMeeting } from '../../../notary/booked.tsx';
import { isBooked, type Notary } from '../../../notary/meeting.ts';
import { formatFee, HaveReady } from '../../../notary/parts.tsx';
import { NOTARY } from '../../../notary/words.en.ts';
import { formatDay } from '../../../platform/lazy/dates.ts';
import { useStatusRouting } from '../../../platform/lazy/use-status.ts';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { useManualRefresh } from '../../error/timeout/use-manual-refresh.tsx';
import { usePollStatus } from '../../error/timeout/use-poll-status.ts';
import { NotaryScreen, type BorrowersNotary } from '../notary-screen.tsx';
import { RESERVE } from '../words.en.ts';
import { OtherDeedSigners } from './others.tsx';

/**
 * Signing in person. Gates deed-manual (time and place, then the booking) and deed-manual-others (the borrower has
 * signed, others still must).
 */
export function ReserveManualScreen(): ReactNode {
  return (
    <NotaryScreen screen="notary/reserve-manual">
      {(drawn) =>
        drawn.view.status.gate === 'deed-manual' ? <BeforeMeeting {...drawn} /> : <AfterMeeting {...drawn} />
      }
    </NotaryScreen>
  );
}

function BeforeMeeting({
  view: {
    uuid,
    status: { explain },
  },
  notary: meeting,
}: BorrowersNotary): ReactNode {
  const { notary, pages } = meeting;
  const booked = isBooked(notary.booking);
  const title = RESERVE.title[booked ? 'booked' : 'open'];
  // The notary or staff enter a wet signature.
  usePollStatus(uuid);
  useScreenTitle(title);
  return (
    <GatePage
      title={title}
      lead={booked ? explain.text : <GateSentence explain={explain} />}
      rail={<HaveReady notary={notary} />}
    >
      {booked ? (
        <BookedMeeting
          {...meeting}
          change={
            <Link kind="secondary" to={pages.times}>
              {NOTARY.choose.another}
            </Link>
          }
        />
      ) : (
        <Panel raised title={RESERVE.first}>
          {notary.fee ? <Text>{RESERVE.fee(formatFee(notary.fee))}</Text> : null}
          <Actions>
            <Link kind="primary" to={pages.times}>
              {NOTARY.choose.place}
            </Link>
          </Actions>
        </Panel>
      )}
      <OtherDeedSigners uuid={uuid} />
    </GatePage>
  );
}

function AfterMeeting({
  view: {
    uuid,
    status: { explain },
  },
  notary: { notary },
}: BorrowersNotary): ReactNode {
  const title = RESERVE.title.signed;
  useStatusRouting(uuid, 'always');
  usePollStatus(uuid);
  useScreenTitle(title);
  const { message, button } = useManualRefresh(uuid, 'secondary');
  return (
    <GatePage title={title} lead={<GateSentence explain={explain} />}>
      {notary.wetSigning && <SignedInInk signing={notary.wetSigning} />}
      <OtherDeedSigners uuid={uuid} />
      <WaitFacts explain={explain} />
      <div>
        {message}
        <Actions>{button}</Actions>
      </div>
    </GatePage>
  );
}

/** Confirms a signing on paper (wet ink): when, where, and how many copies of the notice the borrower got. */
export function SignedInInk({
  signing: { at, place, copies },
}: {
  signing: NonNullable<Notary['wetSigning']>;
}): ReactNode {
  return (
    <Notice tone="success">
      {RESERVE.signed(formatDay(at), place.officeName ?? RESERVE.places[place.type])}{' '}
      {copies > 0 && RESERVE.copies(copies)}
    </Notice>
  );
}
