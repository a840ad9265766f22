/** Who does not answer when the platform of notaries does not. */
export const PARTNER = 'The notary service';

/** A field of a booking that is missing, by its name. */
export const MEETING = {
  place: 'Say where you want to meet the notary.',
  address: 'Give the address.',
  office: 'Choose one of the offices.',
  past: 'That time is over.',
} as const;

/** Fields of a signing in ink. */
export const WET = { future: 'The signing lies in the future.', remote: 'In ink one signs in person.' } as const;

/** When notaries by video are there again, where their platform does not say. */
export const NOT_KNOWN = 'not known yet';

/** Whom the land records do not name, in the notice of Texas. */
export const THE_OWNER = 'the owner of the home';

/** The entry of a calendar. No name stands in it: it may be shown on a locked screen. */
export const CALENDAR = {
  company: 'lintel',
  ELECTRONIC: 'Meet the notary by video',
  MANUAL: 'Meet the notary',
  video: 'Online: open your application a few minutes before',
  about: (notary: string | null, notes: string | null) =>
    [
      'Have a photo ID that is still valid with you.',
      ...(notary === null ? [] : [`Notary: ${notary}`]),
      ...(notes === null ? [] : [notes]),
    ].join('\n'),
} as const;
