import { PACIFIC } from '../format/calendar-day.ts';

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';

/** How a zone is called in a sentence. */
const NAMES: Readonly<Record<string, string>> = {
  [EASTERN]: 'Eastern Time',
  [CENTRAL]: 'Central Time',
  [MOUNTAIN]: 'Mountain Time',
  'America/Phoenix': 'Arizona time',
  [PACIFIC]: 'Pacific Time',
  'America/Anchorage': 'Alaska Time',
  'America/Adak': 'Hawaii-Aleutian Time',
  'Pacific/Honolulu': 'Hawaii Time',
  'America/Puerto_Rico': 'Atlantic Time',
  'Pacific/Guam': 'Chamorro Time',
};

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

/** A state in two zones: the counties of one of them. A county that lies in both counts with the western one, whose midnight is later. */
interface Split {
  readonly west: string;
  readonly east: string;
  /** The counties of the western zone, or of the eastern one, whichever are fewer. */
  readonly counties: { readonly of: 'WEST' | 'EAST'; readonly names: string };
}

const SPLIT: Readonly<Record<string, Split>> = {
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
 * The time zone of a home, as an IANA name (49 CFR 71). Where a state lies in two zones its county decides; while that is not known the western zone
 * counts, and for a state that is not listed the last of the states to end a day: nobody's time is ever cut short.
 *
 * @param county as the land records have it, with or without "County"
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

/** What `getTimeZone` leaves out, as its midnight is the earlier one: two towns of Nevada, Malheur in Oregon, and the summer of the Navajo Nation. */
const BESIDE: Readonly<Record<string, string>> = { AZ: MOUNTAIN, NV: MOUNTAIN, OR: MOUNTAIN };

/** A state that is not listed: from New York to Honolulu. */
const ANYWHERE = [EASTERN, 'Pacific/Honolulu'];

/** The time zones in which somebody may be who lives in a state, as IANA names (49 CFR 71). */
export function getTimeZones(state: string): readonly string[] {
  const split = SPLIT[state];
  if (split) return [split.west, split.east];
  const own = BY_STATE[state];
  const beside = BESIDE[state];
  return own === undefined ? ANYWHERE : beside === undefined ? [own] : [own, beside];
}

/** A zone in a sentence, as "Mountain Time". */
export const zoneName = (zone: string): string => NAMES[zone] ?? zone;
