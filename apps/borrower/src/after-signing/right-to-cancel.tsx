import { DOCUMENT_LOCALE, formatPhone } from '@lintel/domain';
import { Actions, Button, Disclosure, Panel, SummaryRows, Text } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useDueDay, useHomeDay } from '../platform/lazy/use-loan-dates.ts';
import { isSoleOwner, type OwnerRight, type CancelRight } from './cancel-right.ts';
import { AFTER } from './words.en.ts';
import css from './after-signing.module.css';

/** A separate chunk, because few borrowers cancel. */
const CancelDialog = lazy(async () => ({ default: (await import('./cancel-dialog.tsx')).CancelDialog }));

/**
 * The deadline for any owner to cancel, how it was counted, and the ways to cancel. Empty once the period is over.
 * `children` is further content, such as reading the notice.
 */
export function RightToCancel({ owner, children }: { owner: OwnerRight; children?: ReactNode }): ReactNode {
  const { right, uuid } = owner;
  const dueDay = useDueDay(uuid);
  const [isOpen, setOpen] = useState(false);
  const { until, untilNotice, meaning, notBegun, counted, cancel, letter, letterText, fax } = AFTER.right;
  const isSole = isSoleOwner(right);
  // A dialog that says it is too late stays open until the owner has read it.
  if (!right.canCancel && !isOpen) return null;
  return (
    <Panel raised title={right.lastDay ? until(dueDay(right.lastDay)) : untilNotice}>
      <Text>{right.lastDay ? meaning(right.zone ?? '', isSole) : notBegun(isSole)}</Text>
      {!right.lastDay && <Notices uuid={uuid} owners={right.owners} />}
      <Actions>
        {children}
        <Button onClick={() => setOpen(true)}>{cancel}</Button>
      </Actions>
      <div className={css.more}>
        {right.arithmetic && (
          <Disclosure summary={counted}>
            <Text size="s">
              <span lang={DOCUMENT_LOCALE}>{right.arithmetic}</span>
            </Text>
          </Disclosure>
        )}
        <Disclosure summary={letter}>
          <Text size="s">
            {letterText(right.postalAddress.join(', '))}
            {right.faxNumber ? ` ${fax(formatPhone(right.faxNumber))}` : ''}
          </Text>
        </Disclosure>
      </div>
      {isOpen && (
        <Suspense>
          <CancelDialog owner={owner} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

/** Lists how and when each owner received the cancellation notice. */
function Notices({ uuid, owners }: { uuid: string; owners: CancelRight['owners'] }): ReactNode {
  const homeDay = useHomeDay(uuid);
  const { has, waits, you } = AFTER.right;
  const describeNotice = ({ noticeHow, noticeAt }: CancelRight['owners'][number]): string =>
    noticeAt && noticeHow ? has[noticeHow](homeDay(noticeAt)) : waits[noticeHow ?? 'MAIL'];
  return (
    <SummaryRows rows={owners.map((one) => ({ label: one.isYou ? you : one.firstName, value: describeNotice(one) }))} />
  );
}
