import { formatDateInProse, isCancelNotice, rescissionCheck, zoneName } from '@lintel/domain';
import { Panel } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatDay, formatHomeTime } from '../../platform/times.ts';
import { SIGNERS } from '../signers/words.en.ts';
import { useFile, type LoanFileReply } from '../use-file.ts';
import { RIGHT } from './rescission-words.en.ts';
import { EnterRescission } from './rescission.tsx';
import css from '../file.module.css';

type Owner = NonNullable<LoanFileReply['rescissionRight']>['owners'][number];

/** Describes how and when this owner got the notice, or what is still to be done for it. */
function describeNotice({ personUuid, notice }: Owner, { documents, letters, timeZone }: LoanFileReply): string {
  if (notice) return RIGHT.delivered[notice.how](formatHomeTime(notice.at, timeZone));
  const document = documents.find(
    (one) => isCancelNotice(one) && one.current && !one.uploaded && one.personUuid === personUuid,
  );
  const letter = letters.findLast((one) => one.documents.some(({ documentUuid }) => documentUuid === document?.uuid));
  if (!letter || letter.state === 'POSTED') return RIGHT.notDelivered;
  if (letter.state === 'BACK') return RIGHT.returned;
  return letter.toPrint ? RIGHT.toMail : RIGHT.withVendor(formatDay(letter.askedAt));
}

/**
 * The right to cancel: the rescission period, what funding waits for, each owner's notice, and what to do with a letter
 * or fax.
 */
export function RightOfRescission({ canEnter }: { canEnter: boolean }): ReactNode {
  const { file } = useFile();
  const { rescissionRight: right, timeZone } = file;
  if (!right) return null;
  const { state, endsOn, mailUntil, owners } = right;
  const days = {
    ends: endsOn ? formatDateInProse(endsOn) : '',
    mail: mailUntil ? formatDateInProse(mailUntil) : '',
    zone: zoneName(timeZone),
  };
  const check = rescissionCheck(state);
  const stop = file.rescissions.some(({ isRecallOpen }) => isRecallOpen) ? RIGHT.recallPending : RIGHT.stopped;
  const hold = check === 'FAILED' ? stop : check === 'WAITING' ? RIGHT.held(days) : RIGHT.notHeld;
  return (
    <Panel title={RIGHT.title}>
      <p>{RIGHT.states[state](days)}</p>
      {endsOn && (
        <p>
          <b>{RIGHT.funding}</b> {hold}
        </p>
      )}
      <h3>{RIGHT.notices}</h3>
      <ul className={css.list}>
        {owners.map((owner) => (
          <li key={owner.personUuid}>
            <b>{RIGHT.owner(owner.name)}</b> {RIGHT.residence(SIGNERS.livesInHome[owner.livesInHome])} {RIGHT.notice}{' '}
            {describeNotice(owner, file)}
            {owner.confirmedAt && ` ${RIGHT.confirmed(formatHomeTime(owner.confirmedAt, timeZone))}`}
          </li>
        ))}
      </ul>
      {canEnter && (
        <>
          <h3>{RIGHT.arrives}</h3>
          <ul className={css.list}>
            {[
              [RIGHT.counts, endsOn ? RIGHT.countsIf(days) : RIGHT.countsBefore],
              [RIGHT.inTime, RIGHT.inTimeText],
              [RIGHT.late, RIGHT.lateText],
              [RIGHT.decides, RIGHT.decidesText],
            ].map(([head, text]) => (
              <li key={head}>
                <b>{head}</b> {text}
              </li>
            ))}
          </ul>
          <EnterRescission />
        </>
      )}
      {!canEnter && file.closingActs.includes('CANCEL_BY_LETTER') && <p>{RIGHT.forCloser}</p>}
    </Panel>
  );
}
