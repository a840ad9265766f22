import { DOCUMENT_LOCALE, formatAddress, formatMoney, formatTimeOfDay, groupOpenDays } from '@lintel/domain';
import {
  Clock,
  Disclosure,
  Eye,
  Panel,
  Section,
  ShieldCheck,
  SummaryRows,
  Text,
  TickList,
  User,
  Users,
} from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatDay, formatCalendarDay } from '../platform/lazy/dates.ts';
import type { Notary, Booking } from './meeting.ts';
import { formatStart, zoneName } from './when.ts';
import { NOTARY } from './words.en.ts';
import css from './notary.module.css';

/** One icon for each line of the server's list for a kind of meeting, in its order. */
const ICONS = {
  ELECTRONIC: [<User key="id" />, <Eye key="camera" />, <Clock key="time" />, <ShieldCheck key="self" />],
  MANUAL: [<User key="id" />, <Clock key="time" />, <Users key="everyone" />],
};

/** Lists what to have ready for the meeting, as the server gives it for this kind. */
export function HaveReady({ notary: { checklist, kind } }: { notary: Notary }): ReactNode {
  const icons = ICONS[kind];
  if (checklist.length === 0) return null;
  return (
    <Panel title={NOTARY.ready}>
      <TickList items={checklist.map((title, index) => ({ icon: icons[index % icons.length], title }))} />
    </Panel>
  );
}

/** Formats a meeting's fee, or says that it's free. */
export const formatFee = (fee: number | null | undefined): string =>
  fee ? formatMoney(fee, Number.isInteger(fee) ? 0 : 2) : NOTARY.terms.free;

/** The kind of meeting and its fee, as the closing documents disclose them. */
export function NotaryTerms({ notary: { kind, fee, disclosed } }: { notary: Notary }): ReactNode {
  const { title, kind: label, kinds, fee: costs, why, asDisclosed } = NOTARY.terms;
  const shown = disclosed ?? { kind, fee };
  return (
    <Section title={title} id="notary-terms">
      <SummaryRows
        rows={[
          { label, value: kinds[shown.kind] },
          { label: costs, value: formatFee(shown.fee) },
        ]}
      />
      <Text size="s" tone="muted">
        {why}
      </Text>
      {disclosed && Boolean(shown.fee) && (
        <Text size="s" tone="muted">
          {asDisclosed}
        </Text>
      )}
    </Section>
  );
}

/** Returns how a day was counted, with its dates in words. */
const inWords = (arithmetic: string): string =>
  capitalised(arithmetic.replaceAll(/\d{4}-\d{2}-\d{2}/g, formatCalendarDay));
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The first day on which signing is allowed, why, and how it was counted. */
export function FirstDay({
  notary: { opensOn, because, arithmetic, planned },
  children,
}: {
  notary: Notary;
  children?: ReactNode;
}): ReactNode {
  if (!opensOn) return null;
  const { title, because: why, counted, book } = NOTARY.opens;
  return (
    <Panel raised title={title(formatCalendarDay(opensOn))}>
      {because && <Text>{why[because]}</Text>}
      {planned && <Text>{book}</Text>}
      {arithmetic && (
        <Disclosure summary={counted}>
          <Text size="s">
            <span lang={DOCUMENT_LOCALE}>{inWords(arithmetic)}</span>
          </Text>
        </Disclosure>
      )}
      {children}
    </Panel>
  );
}

/** Says whether a notary is available now, otherwise when the next one is. */
export function NotaryNow({
  notary: {
    hours: { isOpen, opensAt },
    timeZone,
  },
}: {
  notary: Notary;
}): ReactNode {
  const { open, next, none } = NOTARY.hours;
  return <Text>{isOpen ? open : opensAt ? next(formatStart(opensAt, timeZone)) : none}</Text>;
}

/** The weekly hours of the notaries, without closed days. */
export function NotaryHours({
  notary: {
    hours: { week, timeZone, opensAt },
  },
  now,
}: {
  notary: Notary;
  now: string;
}): ReactNode {
  const { title, zone } = NOTARY.hours;
  const lines = formatOpeningHours(week);
  if (lines.length === 0) return null;
  return (
    <Disclosure summary={title}>
      <ul className={css.plain}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Text size="s" tone="muted">
        {zone(zoneName(opensAt ?? now, timeZone))}
      </Text>
    </Disclosure>
  );
}

const capital = (word: string): string => capitalised(word.toLowerCase());

/** Returns the week as lines, joining days with the same hours. */
export function formatOpeningHours(week: Notary['hours']['week']): readonly string[] {
  const { days, day, allDay, midnight } = NOTARY.hours;
  return groupOpenDays(week).map((run) => {
    const [first, last] = [run[0]!, run.at(-1)!];
    const name = run.length === 1 ? capital(first.weekday) : days(capital(first.weekday), capital(last.weekday));
    const [from = '', to = ''] = [first.startTime?.slice(0, 5), first.endTime?.slice(0, 5)];
    return from === '00:00' && to === '24:00'
      ? allDay(name)
      : day(name, formatTimeOfDay(from), to === '24:00' ? midnight : formatTimeOfDay(to));
  });
}

/** Lists how and when each owner of a Texas home got the owner's notice. Empty in other states. */
export function OwnerNotices({ notary: { owners } }: { notary: Notary }): ReactNode {
  const { title, how, given, open, law } = NOTARY.owners;
  if (owners.length === 0) return null;
  return (
    <Panel title={title}>
      <SummaryRows
        rows={owners.map(({ firstName, noticeHow, noticeAt }) => ({
          label: firstName,
          value: noticeHow && noticeAt ? given(how[noticeHow], formatDay(noticeAt)) : open,
        }))}
      />
      <Text size="s" tone="muted">
        {law}
      </Text>
    </Panel>
  );
}

/** Formats the place of the meeting: its kind or the office's name, and the address. */
export function formatPlace({ type, address, officeName }: NonNullable<Booking['place']>): string {
  return [officeName ?? NOTARY.booked.places[type], ...(address ? [formatAddress(address)] : [])].join(', ');
}
