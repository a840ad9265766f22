import { Actions, Link, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { GatePage, GateSentence } from '../../../gate/gate-page.tsx';
import { CloseHint, WaitFacts } from '../../../gate/wait-facts.tsx';
import { DeviceCheck } from '../../../notary/device-check.tsx';
import { isBooked } from '../../../notary/meeting.ts';
import { FirstDay, HaveReady, OwnerNotices, NotaryTerms } from '../../../notary/parts.tsx';
import { usePick } from '../../../notary/use-pick.tsx';
import { NOTARY } from '../../../notary/words.en.ts';
import { useStatusRouting } from '../../../platform/lazy/use-status.ts';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { useManualRefresh } from '../../error/timeout/use-manual-refresh.tsx';
import { usePollStatus } from '../../error/timeout/use-poll-status.ts';
import { TIMEOUT } from '../../error/timeout/words.en.ts';
import type { BorrowersNotary } from '../notary-screen.tsx';
import { Booked, InPerson } from './lazy-parts.tsx';
import css from '../../../notary/notary.module.css';

/**
 * The wait before signing with a notary: says who acts next, or which waiting period applies, and until when. A later
 * time can be booked as soon as a plan exists.
 */
export function NotaryWait({ view, notary: meeting }: BorrowersNotary): ReactNode {
  const {
    uuid,
    status: { explain, gate },
  } = view;
  const { notary, pages } = meeting;
  const title = NOTARY.title[notary.kind];
  useStatusRouting(uuid, 'always');
  usePollStatus(uuid);
  useScreenTitle(title);
  const { message, button } = useManualRefresh(uuid, 'secondary');
  const pick = usePick(meeting, title, isBooked(notary.booking) ? 'secondary' : 'primary');
  const isOnline = notary.kind === 'ELECTRONIC';
  const booked = isBooked(notary.booking);
  // When the day is known, its card says everything about the wait.
  const dated = gate === 'waiting-period' && Boolean(notary.opensOn);
  const choose = notary.planned && (
    <Actions>
      {isOnline ? (
        pick.button
      ) : (
        <Link kind="primary" to={pages.times}>
          {NOTARY.choose.place}
        </Link>
      )}
    </Actions>
  );
  return (
    <GatePage title={title} lead={<GateSentence explain={explain} />} rail={<HaveReady notary={notary} />}>
      {!dated && <WaitFacts explain={explain} />}
      {gate === 'owner-notice' && <OwnerNotices notary={notary} />}
      {booked ? (
        <Booked
          {...meeting}
          change={
            isOnline ? (
              pick.button
            ) : (
              <Link kind="secondary" to={pages.times}>
                {NOTARY.choose.another}
              </Link>
            )
          }
        />
      ) : (
        <FirstDay notary={notary}>{dated && choose}</FirstDay>
      )}
      {!booked && !dated && choose}
      {isOnline && pick.form}
      <NotaryTerms notary={notary} />
      {isOnline && <DeviceCheck uuid={uuid} notary={notary} />}
      {isOnline && notary.planned && <InPerson {...meeting} />}
      <div>
        <div className={css.close}>
          <Text size="s" tone="muted">
            {dated && (
              <>
                <CloseHint />{' '}
              </>
            )}
            {TIMEOUT.again}
          </Text>
        </div>
        {message}
        <Actions>{button}</Actions>
      </div>
    </GatePage>
  );
}
