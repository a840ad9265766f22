import { readTimeline } from '@lintel/contract';
import { Section, StageList, Disclosure, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { formatCalendarDay } from '../platform/lazy/dates.ts';
import { useDueDay } from '../platform/lazy/use-loan-dates.ts';
import { useRead } from '../platform/lazy/use-read.ts';
import { AFTER } from './words.en.ts';

const STATES = { DONE: 'done', NOW: 'now', LATER: 'next' } as const;

/**
 * The steps after signing, done and to come, with the days that are known. `lead` is a sentence that the page shows
 * above, so no step repeats it.
 */
export function Timeline({ uuid, version, lead }: { uuid: string; version: number; lead?: string }): ReactNode {
  const dueDay = useDueDay(uuid);
  const { data } = useRead(readTimeline, { params: { uuid } }, { version });
  if (!data || data.length === 0) return null;
  const stages = data.map(({ label, on, state, note }) => ({
    name: label,
    state: STATES[state],
    ...(note && note !== lead ? { note } : {}),
    ...(on ? { day: state === 'DONE' ? formatCalendarDay(on) : dueDay(on) } : {}),
  }));
  return (
    <Section title={AFTER.timeline} id="timeline">
      <StageList large label={AFTER.timeline} words={AFTER.words} stages={stages} />
    </Section>
  );
}

/** Says how to ask for a cancellation after the money was sent. */
export function LateCancellation(): ReactNode {
  return (
    <Disclosure summary={AFTER.late.title}>
      <Text size="s">{AFTER.late.text}</Text>
    </Disclosure>
  );
}
