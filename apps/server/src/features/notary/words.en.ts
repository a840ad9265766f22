export const PLATFORM = {
  /** Named in the error when the notary platform doesn't respond. */
  name: 'The notary service',
} as const;

/** Messages for missing fields of a booking. */
export const MEETING = {
  place: 'Choose where to meet the notary.',
  address: 'Enter the address.',
  office: 'Choose one of the offices.',
  past: 'Choose a time that is still to come.',
} as const;

/** Messages for the fields of a signing in ink. */
export const WET = {
  future: 'The signing date can’t be in the future.',
  remote: 'Ink signatures must be in person.',
} as const;

/** An owner the land records don't name, in the Texas notice. */
export const TEXAS_NOTICE = { owner: 'the owner of the home' } as const;

/** A calendar entry. It has no names, because it may show on a locked screen. */
export const CALENDAR = {
  company: 'lintel',
  ELECTRONIC: 'Meet the notary by video',
  MANUAL: 'Meet the notary',
  video: 'Online: open your application a few minutes before',
  about: (notary: string | null, notes: string | null) =>
    [
      'Bring a photo ID that hasn’t expired.',
      ...(notary === null ? [] : [`Notary: ${notary}`]),
      ...(notes === null ? [] : [notes]),
    ].join('\n'),
} as const;
