import { readNotarySlots, ApiError } from '@lintel/contract';
import type { NotaryKind } from '@lintel/domain';
import { Actions, Button, ChoiceTiles, Notice, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { PendingMark } from '../platform/lazy/pending-mark.tsx';
import { queryClient } from '../platform/lazy/query-client.ts';
import { useRead } from '../platform/lazy/use-read.ts';
import { beginHere, groupByDay, spanIn, zoneName } from './when.ts';
import { NOTARY } from './words.en.ts';
import css from './notary.module.css';

export interface TimesProps {
  uuid: string;
  kind: NotaryKind;
  /** Limits the times to this office. */
  officeId?: string | undefined;
  /** The home's time zone, used for every time shown. */
  timeZone: string;
  /** The first day to show, yyyy-MM-dd; defaults to the server's first day. */
  first?: string | undefined;
  error: string | undefined;
}

/** Number of days per request. */
const WEEK = 7;

const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Asks for a free time of a notary: the day, then a slot on it. The field's name is `slotId`. */
export function Times({ uuid, kind, officeId, timeZone, first, error }: TimesProps): ReactNode {
  const [from, setFrom] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const query = {
    kind,
    officeId: officeId ?? null,
    ...(from !== undefined && { from, to: daysLater(from, WEEK - 1) }),
  };
  const read = useRead(readNotarySlots, { params: { uuid }, query }, { fresh: true });
  const { day, free, time, zone, elsewhere, here, none, later, earlier, notRead, again, looking } = NOTARY.times;
  if (!read.data) {
    if (!read.isError)
      return (
        <div aria-busy="true">
          <Text tone="muted">{looking}</Text>
          <PendingMark />
        </div>
      );
    return (
      <div>
        <div role="alert">
          <Notice tone="warning">{notRead}</Notice>
        </div>
        <Actions>
          <Button
            onClick={() => {
              void read.refetch();
            }}
          >
            {again}
          </Button>
        </Actions>
      </div>
    );
  }
  const days = groupByDay(read.data, timeZone);
  const open = days.find(({ date }) => date === chosen) ?? days[0];
  const last = days.at(-1);
  // The first week starts on the server's first day.
  const start = from ?? first ?? days[0]?.date;
  const turn =
    start === undefined ? null : (
      <Actions>
        {from !== undefined && (
          <Button
            kind="link"
            onClick={() => setFrom(daysLater(from, -WEEK) <= (first ?? '') ? undefined : daysLater(from, -WEEK))}
          >
            {earlier}
          </Button>
        )}
        <Button
          kind="link"
          onClick={() => setFrom(daysLater(last && last.date > start ? last.date : daysLater(start, WEEK - 1), 1))}
        >
          {later}
        </Button>
      </Actions>
    );
  if (!open)
    return (
      <div>
        <Notice live>{none}</Notice>
        {turn}
      </div>
    );
  const at = open.slots[0]?.startsAt ?? '';
  const isElsewhere = beginHere(at, timeZone) !== undefined;
  return (
    <div className={css.times}>
      <div>
        <ChoiceTiles
          name="day"
          label={day}
          look="small"
          layout="pairs"
          value={open.date}
          onChange={setChosen}
          hint={
            <>
              {zone(zoneName(at, timeZone))}
              {isElsewhere && <> {elsewhere(zoneName(at))}</>}
            </>
          }
          options={days.map(({ date, label, slots }) => ({ value: date, label, hint: free(slots.length) }))}
        />
        {turn}
      </div>
      <ChoiceTiles
        key={open.date}
        name="slotId"
        label={time(open.label)}
        look="small"
        layout="across"
        error={error}
        required
        options={open.slots.map((slot) => {
          const own = beginHere(slot.startsAt, timeZone);
          return { value: slot.slotId, label: spanIn(slot, timeZone), ...(own !== undefined && { hint: here(own) }) };
        })}
      />
    </div>
  );
}

/** Errors that mean the times shown are out of date. */
const STALE_TIME_ERRORS: readonly string[] = ['slot-taken', 'too-early', 'not-found', 'choice-unknown'];

/** Refetches the times after an error about them, so that the error is next to the new ones. */
export async function refetchStaleTimes(error: unknown): Promise<void> {
  if (error instanceof ApiError && STALE_TIME_ERRORS.includes(error.name))
    await queryClient.invalidateQueries({ queryKey: [readNotarySlots.id] });
}
