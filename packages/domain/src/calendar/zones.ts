import { PACIFIC } from '../format/calendar-day.ts';
import { ZONE_NAMES } from './words.ts';

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';

const BY_STATE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['CT', 'DC', 'DE', 'GA', 'MA', 'MD', 'ME', 'NC', 'NH', 'NJ', 'NY', 'OH', 'PA', 'RI', 'SC', 'VA', 'VT', 'WV'].map(
      (state) => [state, EASTERN],
    ),
  ),
  ...Object.fromEntries(['AL', 'AR', 'IA', 'IL', 'LA', 'MN', 'MO', 'MS', 'OK', 'WI'].map((state) => [state, CENTRAL])),
  ...Object.fromEntries(['CO', 'MT', 'NM', 'UT', 'WY'].map((state) => [state, MOUNTAIN])),
  ...Object.fromEntries(['CA', 'NV', 'OR', 'WA'].map((state) => [state, PACIFIC])),
  AZ: 'America/Phoenix',
  HI: 'Pacific/Honolulu',
  PR: 'America/Puerto_Rico',
  VI: 'America/Puerto_Rico',
  GU: 'Pacific/Guam',
};

/**
 * A state in two zones, with the counties of one of them. A county in both zones counts as western, because midnight is
 * later there.
 */
interface StateSplit {
  readonly west: string;
  readonly east: string;
  /** The counties of the western or the eastern zone, whichever are fewer. */
  readonly counties: { readonly of: 'WEST' | 'EAST'; readonly names: string };
}

const SPLIT: Readonly<Record<string, StateSplit>> = {
  AK: { west: 'America/Adak', east: 'America/Anchorage', counties: { of: 'WEST', names: 'Aleutians West' } },
  FL: {
    west: CENTRAL,
    east: EASTERN,
    counties: { of: 'WEST', names: 'Bay,Calhoun,Escambia,Gulf,Holmes,Jackson,Okaloosa,Santa Rosa,Walton,Washington' },
  },
  ID: {
    west: PACIFIC,
    east: MOUNTAIN,
    counties: { of: 'WEST', names: 'Benewah,Bonner,Boundary,Clearwater,Idaho,Kootenai,Latah,Lewis,Nez Perce,Shoshone' },
  },
  IN: {
    west: CENTRAL,
    east: EASTERN,
    counties: {
      of: 'WEST',
      names: 'Gibson,Jasper,Lake,LaPorte,Newton,Perry,Porter,Posey,Spencer,Starke,Vanderburgh,Warrick',
    },
  },
  KS: { west: MOUNTAIN, east: CENTRAL, counties: { of: 'WEST', names: 'Greeley,Hamilton,Sherman,Wallace' } },
  KY: {
    west: CENTRAL,
    east: EASTERN,
    counties: {
      of: 'WEST',
      names:
        'Adair,Allen,Ballard,Barren,Breckinridge,Butler,Caldwell,Calloway,Carlisle,Christian,Clinton,Crittenden,Cumberland,Daviess,Edmonson,Fulton,Graves,Grayson,Green,Hancock,Hart,Henderson,Hickman,Hopkins,Livingston,Logan,Lyon,Marshall,McCracken,McLean,Metcalfe,Monroe,Muhlenberg,Ohio,Russell,Simpson,Todd,Trigg,Union,Warren,Webster',
    },
  },
  MI: { west: CENTRAL, east: EASTERN, counties: { of: 'WEST', names: 'Dickinson,Gogebic,Iron,Menominee' } },
  ND: {
    west: MOUNTAIN,
    east: CENTRAL,
    counties: {
      of: 'WEST',
      names: 'Adams,Billings,Bowman,Dunn,Golden Valley,Grant,Hettinger,McKenzie,Sioux,Slope,Stark',
    },
  },
  NE: {
    west: MOUNTAIN,
    east: CENTRAL,
    counties: {
      of: 'WEST',
      names:
        'Arthur,Banner,Box Butte,Chase,Cherry,Cheyenne,Dawes,Deuel,Dundy,Garden,Grant,Hooker,Keith,Kimball,Morrill,Perkins,Scotts Bluff,Sheridan,Sioux',
    },
  },
  SD: {
    west: MOUNTAIN,
    east: CENTRAL,
    counties: {
      of: 'WEST',
      names:
        'Bennett,Butte,Corson,Custer,Dewey,Fall River,Haakon,Harding,Jackson,Lawrence,Meade,Oglala Lakota,Pennington,Perkins,Stanley,Ziebach',
    },
  },
  TN: {
    west: CENTRAL,
    east: EASTERN,
    counties: {
      of: 'EAST',
      names:
        'Anderson,Blount,Bradley,Campbell,Carter,Claiborne,Cocke,Grainger,Greene,Hamblen,Hamilton,Hancock,Hawkins,Jefferson,Johnson,Knox,Loudon,McMinn,Meigs,Monroe,Morgan,Polk,Rhea,Roane,Scott,Sevier,Sullivan,Unicoi,Union,Washington',
    },
  },
  TX: { west: MOUNTAIN, east: CENTRAL, counties: { of: 'WEST', names: 'Culberson,El Paso,Hudspeth' } },
};

/**
 * The time zone of a home, as an IANA name (49 CFR 71). In a state with two zones the county decides. While the county
 * is unknown the western zone counts, and for an unlisted state the last state in which a day ends: a period is never
 * cut short.
 *
 * @param county as in the land records, with or without "County"
 */
export function getTimeZone(state: string, county: string | null): string {
  const split = SPLIT[state];
  if (!split) return BY_STATE[state] ?? 'Pacific/Honolulu';
  if (county === null) return split.west;
  const isListed = split.counties.names.split(',').some((name) => plain(name) === plain(county));
  return isListed === (split.counties.of === 'WEST') ? split.west : split.east;
}

const plain = (county: string): string =>
  county
    .toLowerCase()
    .replace(/\s+(county|borough|census area|parish)$/, '')
    .replaceAll(/[^a-z]/g, '');

/**
 * Zones that `getTimeZone` leaves out because midnight is earlier there: two towns in Nevada, Malheur County in Oregon,
 * and the Navajo Nation in summer.
 */
const BESIDE: Readonly<Record<string, string>> = { AZ: MOUNTAIN, NV: MOUNTAIN, OR: MOUNTAIN };

/** For a state that is not listed: from New York to Honolulu. */
const ANYWHERE = [EASTERN, 'Pacific/Honolulu'];

/** The time zones in which a resident of a state may be, as IANA names (49 CFR 71). */
export function getTimeZones(state: string): readonly string[] {
  const split = SPLIT[state];
  if (split) return [split.west, split.east];
  const own = BY_STATE[state];
  const beside = BESIDE[state];
  return own === undefined ? ANYWHERE : beside === undefined ? [own] : [own, beside];
}

/** The zone's name for a sentence, as "Mountain Time". */
export const zoneName = (zone: string): string => ZONE_NAMES[zone] ?? zone;
