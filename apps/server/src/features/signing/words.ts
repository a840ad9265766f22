import type { Location, Notary } from './evidence.ts';

/** What stands on signed papers and in their certificate. */
export const WORDS = {
  reason: (name: string): string => `Signed by ${name}`,
  signedTitle: (title: string): string => `${title}, signed`,
  beside: (at: string): string => `Signed ${at.slice(0, 10)} ${at.slice(11, 19)} UTC`,
  inInk: 'Signed in ink',
  signature: {
    TYPED: 'With a typed signature',
    DRAWN: 'With a drawn signature',
    NONE: 'By hand, or before the notary',
  },
  how: { ELECTRONIC: 'On a screen', INK: 'In ink' },
  by: {
    ESIGN: 'Alone, after signing in with a second look at who it is',
    NOTARY: 'Before a notary',
    STAFF: 'Before staff of the lender',
  },
  place: { REMOTE: 'From a distance', HOME: 'At home or another place', OFFICE: 'At an office' },
  location: ({ latitude, longitude, accuracy }: Location): string =>
    `${latitude.toFixed(4)}, ${longitude.toFixed(4)}, within ${Math.round(accuracy)} m, as the device said`,
  denied: 'Not given',
  notary: ({ name, commission, state }: Notary): string => `${name}, commission ${commission}, ${state}`,
  certificate: 'Certificate of completion',
  row: {
    notary: 'Notary',
    consented: 'Agreed to electronic papers',
    read: 'Read to the end',
    ip: 'Address on the network',
    browser: 'Browser',
    location: 'Location',
    before: 'Hash before',
    previous: 'Entry before',
    after: 'Hash after',
    entry: 'This entry',
  },
} as const;
