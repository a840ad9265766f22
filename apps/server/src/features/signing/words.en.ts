import type { Location, Notary } from './evidence.ts';

/** Words on signed documents and in their certificate. */
export const WORDS = {
  reason: (name: string): string => `Signed by ${name}`,
  signedTitle: (title: string): string => `${title}, signed`,
  beside: (at: string): string => `Signed ${at.slice(0, 10)} ${at.slice(11, 19)} UTC`,
  inInk: 'Signed in ink',
  signature: {
    TYPED: 'With a typed signature',
    DRAWN: 'With a drawn signature',
    NONE: 'By hand, or before a notary',
  },
  how: { ELECTRONIC: 'Electronically', INK: 'In ink' },
  by: {
    ESIGN: 'On their own, after logging in and confirming their identity again',
    NOTARY: 'Before a notary',
    STAFF: 'In front of the lender’s staff',
  },
  place: { REMOTE: 'Remotely', HOME: 'At home or another place', OFFICE: 'At an office' },
  location: ({ latitude, longitude, accuracy }: Location): string =>
    `${latitude.toFixed(4)}, ${longitude.toFixed(4)}, within ${Math.round(accuracy)} m, as the device reported`,
  denied: 'Not given',
  notary: ({ name, commission, state }: Notary): string => `${name}, commission ${commission}, ${state}`,
  certificate: 'Certificate of completion',
  row: {
    notary: 'Notary',
    consented: 'Agreed to electronic documents',
    read: 'Read to the end',
    ip: 'IP address',
    browser: 'Browser',
    location: 'Location',
    before: 'Hash before signing',
    previous: 'Previous entry',
    after: 'Hash after signing',
    entry: 'This entry',
  },
} as const;
