/** The session runs out after 15 minutes without a sign of life; 5 minutes before that a dialog asks. */
export const IDLE_MS = 15 * 60_000;
export const WARN_MS = 10 * 60_000;

export type Idle = { state: 'active' } | { state: 'warned'; left: number } | { state: 'over' };

/** What a time without any sign of life means: a warning from 10 minutes on, with the seconds that are left, and the end at 15. */
export function idleState(idleFor: number): Idle {
  if (idleFor >= IDLE_MS) return { state: 'over' };
  return idleFor >= WARN_MS ? { state: 'warned', left: Math.ceil((IDLE_MS - idleFor) / 1000) } : { state: 'active' };
}

const SAID_AT = [300, 120, 60, 30, 10];

/** Whether a screen reader is told at this second: at 5, 2 and 1 minutes, 30 and 10 seconds, and not each second. */
export const isSaid = (left: number): boolean => SAID_AT.includes(left);

/** 300 -> "5:00". */
export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** 300 -> "5 minutes", 60 -> "1 minute", 30 -> "30 seconds". */
export function inWords(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  return seconds === 60 ? '1 minute' : `${Math.round(seconds / 60)} minutes`;
}
