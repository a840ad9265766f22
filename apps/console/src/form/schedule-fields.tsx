import { scheduleState, type Schedule, type ScheduleState } from '@lintel/domain';
import { TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { toLenderInstant, toLenderLocal } from '../platform/times.ts';
import type { ControlProps, FormInput } from './console-form.tsx';
import { FORM, SCHEDULE } from './words.en.ts';

const readInstant = (local: string): string | null => (local === '' ? null : toLenderInstant(local));

/** Returns whether a schedule is planned, open or over, by this browser's clock. */
export const currentState = (schedule: Schedule): ScheduleState => scheduleState(schedule, new Date());

/** Reads a schedule from its form, typed in the lender's time. */
export const readSchedule = (typed: FormInput): Required<Schedule> => ({
  startsAt: readInstant(typed.text('startsAt')),
  endsAt: readInstant(typed.text('endsAt')),
});

/** The fields of an optional start and end time, in Pacific Time. `startHint` says what an empty start does. */
export function ScheduleFields({
  at,
  of,
  startHint = SCHEDULE.fromHint,
}: {
  at: (field: string) => ControlProps;
  of?: Schedule;
  startHint?: string;
}): ReactNode {
  const field = (name: 'startsAt' | 'endsAt') => {
    const control = at(name);
    const instant = of?.[name];
    return { ...control, defaultValue: control.defaultValue ?? (instant ? toLenderLocal(instant) : '') };
  };
  return (
    <>
      <TextInput
        {...field('startsAt')}
        type="datetime-local"
        label={SCHEDULE.from}
        optional={FORM.optional}
        hint={startHint}
      />
      <TextInput
        {...field('endsAt')}
        type="datetime-local"
        label={SCHEDULE.until}
        optional={FORM.optional}
        hint={SCHEDULE.untilHint}
      />
    </>
  );
}
