import { readNotarySlots, ApiError } from '@lintel/contract';
import type { NotaryKind } from '@lintel/domain';
import { Actions, Button, ChoiceTiles, Notice, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { queryClient } from '../platform/later/query-client.ts';
import { useRead } from '../platform/later/use-read.ts';
import { PendingMark } from '../platform/screen-pending.tsx';
import { NOTARY } from './copy.ts';
import { beginHere, groupByDay, spanIn, zoneName } from './when.ts';
import css from './notary.module.css';

export interface TimesProps {
  uuid: string;
  kind: NotaryKind;
  /** At this office alone. */
  officeId?: string | undefined;
  /** Zone of the home: in it times are said. */
  timeZone: string;
  /** yyyy-MM-dd of the first day shown; the server's own first day without it. */
  first?: string | undefined;
  error: string | undefined;
}

/** Days that are asked for at a time. */
const WEEK = 7;

const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The free times: first the day from a list, then the window on it. Name of the answer: `slotId`. */
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
  // The first window of a week begins where the server's own does.
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

/** What says that the times on the page are no longer the free ones. */
const MOVED: readonly string[] = ['slot-taken', 'too-early', 'not-found', 'choice-unknown'];

/** A refusal that is about the times: they are asked for again, and the refusal stands beside the new ones. */
export async function lookAtTimesAgain(error: unknown): Promise<void> {
  if (error instanceof ApiError && MOVED.includes(error.name))
    await queryClient.invalidateQueries({ queryKey: [readNotarySlots.id] });
}
