/** The time zones of each state, counties aside that no borrower can be told from by their state. */
const EAST = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const WEST = 'America/Los_Angeles';

const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  AK: ['America/Anchorage', 'America/Adak'],
  AZ: ['America/Phoenix', MOUNTAIN],
  FL: [EAST, CENTRAL],
  HI: ['Pacific/Honolulu'],
  ID: [MOUNTAIN, WEST],
  IN: [EAST, CENTRAL],
  KS: [CENTRAL, MOUNTAIN],
  KY: [EAST, CENTRAL],
  MI: [EAST, CENTRAL],
  ND: [CENTRAL, MOUNTAIN],
  NE: [CENTRAL, MOUNTAIN],
  NV: [WEST, MOUNTAIN],
  OR: [WEST, MOUNTAIN],
  SD: [CENTRAL, MOUNTAIN],
  TN: [CENTRAL, EAST],
  TX: [CENTRAL, MOUNTAIN],
};
const OF_ONE: readonly (readonly [string, string])[] = [
  [EAST, 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'],
  [CENTRAL, 'AL AR IA IL LA MN MO MS OK WI'],
  [MOUNTAIN, 'CO MT NM UT WY'],
  [WEST, 'CA WA'],
];
/** A state that is not in the list: from New York to Honolulu it must be day. */
const ANYWHERE = [EAST, 'Pacific/Honolulu'];

/** The time zones in which somebody may be who lives in a state (49 CFR 71). */
export function zonesOf(state: string): readonly string[] {
  const one = OF_ONE.find(([, states]) => states.split(' ').includes(state));
  return SEVERAL[state] ?? (one ? [one[0]] : ANYWHERE);
}

const HALF_HOUR = 1_800_000;
const FIRST_HOUR = 8;
const LAST_HOUR = 21;

/**
 * The next instant, from `at` on, at which a text message may be sent to somebody of this state: after 8 in the morning and before 9 in the evening in every
 * zone of the state (47 CFR 64.1200(c)(1), which asks it of advertising; we keep it for all texts). Milliseconds since 1970.
 */
export function textableFrom(at: number, state: string): number {
  const zones = zonesOf(state);
  if (isDay(at, zones)) return at;
  let next = (Math.floor(at / HALF_HOUR) + 1) * HALF_HOUR;
  while (!isDay(next, zones)) next += HALF_HOUR;
  return next;
}

function isDay(at: number, zones: readonly string[]): boolean {
  return zones.every((zone) => {
    const hour = hourIn(at, zone);
    return hour >= FIRST_HOUR && hour < LAST_HOUR;
  });
}

const formats = new Map<string, Intl.DateTimeFormat>();

function hourIn(at: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  formats.set(timeZone, format);
  return Number(format.format(at));
}
