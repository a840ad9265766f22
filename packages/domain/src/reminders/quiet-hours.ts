import { localTime } from '../calendar/local-time.ts';
import { getTimeZones } from '../calendar/zones.ts';

const HALF_HOUR = 1_800_000;
const FIRST_HOUR = 8;
const LAST_HOUR = 21;

/**
 * Returns the next instant, from `at` on, at which a resident of this state can get a text message: after 8 a.m. and
 * before 9 p.m. in every zone of the state (47 CFR 64.1200(c)(1), which covers marketing; we apply it to all texts).
 * Milliseconds since 1970.
 */
export function textableFrom(at: number, state: string): number {
  const zones = getTimeZones(state);
  if (isDay(at, zones)) return at;
  let next = (Math.floor(at / HALF_HOUR) + 1) * HALF_HOUR;
  while (!isDay(next, zones)) next += HALF_HOUR;
  return next;
}

function isDay(at: number, zones: readonly string[]): boolean {
  return zones.every((zone) => {
    const hour = Number(localTime(at, zone).time.slice(0, 2));
    return hour >= FIRST_HOUR && hour < LAST_HOUR;
  });
}
