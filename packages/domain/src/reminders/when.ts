import type { ReminderMessage } from './turn.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Minutes after an own act in which a person is taken to be before the screen: what vendors answer meanwhile is seen there. */
export const PRESENT_MINUTES = 15;
/** Minutes in which what is asked for at one gate goes into one letter. */
export const BATCH_MINUTES = 15;

export interface ReminderTiming {
  /** When the ball came, milliseconds since 1970, as all instants here. */
  readonly at: number;
  /** Whoever moved it is the person to be told. */
  readonly own: boolean;
  /** A vendor or the server moved it, and no person or calendar. */
  readonly byMachine: boolean;
  /** When the person acted last; null: never. */
  readonly actedAt: number | null;
  /** When the person was last told of this gate; null: never. */
  readonly toldAt: number | null;
}

/** When the first letter goes out; null: none, the person is before the screen. What comes to one gate within minutes is one letter. */
export function firstLetterAt(
  told: Pick<ReminderMessage, 'when'>,
  { at, own, byMachine, actedAt, toldAt }: ReminderTiming,
): number | null {
  if (own && told.when !== 'EVEN_OWN') return null;
  const present = actedAt !== null && at - actedAt < PRESENT_MINUTES * MINUTE;
  if (told.when === 'AWAY' && byMachine && present) return null;
  return toldAt === null ? at : Math.max(at, toldAt + BATCH_MINUTES * MINUTE);
}

/** When it is told again while it is the same ball. */
export const remindersAt = (told: Pick<ReminderMessage, 'remind'>, at: number): readonly number[] =>
  told.remind.map((days) => at + days * DAY);
