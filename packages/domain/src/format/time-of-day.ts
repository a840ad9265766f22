import { CLOCK } from './words.ts';

/** Formats a time "HH:mm": "17:00" as "5 pm", "09:30" as "9:30 am". */
export function formatTimeOfDay(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? CLOCK.am : CLOCK.pm;
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return minute === 0 ? `${shown} ${half}` : `${shown}:${String(minute).padStart(2, '0')} ${half}`;
}

/** "09:00" as "9am", the specification's format for weekly hours. */
export const formatShortTime = (time: string): string => formatTimeOfDay(time).replace(' ', '');
