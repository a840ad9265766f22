import type { ReminderMessage } from './turn.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Minutes after a person's own act in which they are assumed to be at the screen and to see vendors' results there. */
export const PRESENT_MINUTES = 15;
/** Minutes in which one gate's requests are combined into one message. */
export const BATCH_MINUTES = 15;

/** How a person's turn began, and what they did and read before. */
export interface ReminderTiming {
  /** When the turn began; milliseconds since 1970, as all instants here. */
  readonly at: number;
  /** The person's own act made it their turn. */
  readonly isOwnAct: boolean;
  /** A vendor or the server changed the turn, not a person or a calendar. */
  readonly isSystemChange: boolean;
  /** When the person last acted; null: never. */
  readonly actedAt: number | null;
  /** When the person last got a message about this gate; null: never. */
  readonly lastMessageAt: number | null;
}

/**
 * Returns when the first message of a turn is sent; null: none, because the person is at the screen. Requests of one
 * gate within minutes are combined into one message.
 */
export function firstMessageAt(
  message: Pick<ReminderMessage, 'when'>,
  { at, isOwnAct, isSystemChange, actedAt, lastMessageAt }: ReminderTiming,
): number | null {
  if (isOwnAct && message.when !== 'EVEN_OWN') return null;
  const present = actedAt !== null && at - actedAt < PRESENT_MINUTES * MINUTE;
  if (message.when === 'AWAY' && isSystemChange && present) return null;
  return lastMessageAt === null ? at : Math.max(at, lastMessageAt + BATCH_MINUTES * MINUTE);
}

/** Returns when the reminders of a turn that began at `at` are sent, as long as it is still the same turn. */
export const remindersAt = (message: Pick<ReminderMessage, 'remind'>, at: number): readonly number[] =>
  message.remind.map((days) => at + days * DAY);
