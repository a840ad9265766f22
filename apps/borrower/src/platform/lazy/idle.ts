/** The session ends after 15 minutes without activity; 5 minutes before that a dialog asks. */
export const IDLE_MS = 15 * 60_000;
export const WARN_MS = 10 * 60_000;

/** The state of a session without activity: active, about to end (`left` in seconds), or over. */
export type Idle = { state: 'active' } | { state: 'warned'; left: number } | { state: 'over' };

/** Returns the state after an idle time in milliseconds: warned from 10 minutes, over at 15. */
export function idleState(idleFor: number): Idle {
  if (idleFor >= IDLE_MS) return { state: 'over' };
  return idleFor >= WARN_MS ? { state: 'warned', left: Math.ceil((IDLE_MS - idleFor) / 1000) } : { state: 'active' };
}

const SAID_AT = [300, 120, 60, 30, 10];

/** Returns whether to announce this second to screen readers: at 5, 2 and 1 minutes, 30 and 10 seconds. */
export const isSaid = (left: number): boolean => SAID_AT.includes(left);

/** Formats seconds as a countdown: 300 -> "5:00". */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Formats seconds in words: 300 -> "5 minutes", 60 -> "1 minute", 30 -> "30 seconds". */
export function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  return seconds === 60 ? '1 minute' : `${Math.round(seconds / 60)} minutes`;
}
