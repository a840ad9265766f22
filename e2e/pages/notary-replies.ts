// Server replies for a notary, by video and in person.

const ID = '2b0c4a53-6c1e-4d0b-9a3c-7f1f30c3a101';

export const VIDEO_NOTARY = {
  kind: 'ELECTRONIC',
  fee: null,
  officeOnly: false,
  planned: true,
  attorney: false,
  opensOn: null,
  because: null,
  arithmetic: null,
  disclosed: { kind: 'ELECTRONIC', fee: null },
  manualFee: 300,
  owners: [],
  checklist: [
    'A photo ID that hasn’t expired, with the same name as your documents',
    'A camera and a microphone',
    'A quiet place and 20 minutes',
    'No one else can sign for you',
  ],
  hours: {
    timeZone: 'America/Los_Angeles',
    week: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((weekday, index) => ({
      weekday,
      weekdayValue: index + 1,
      startTime: '06:00',
      endTime: '20:00',
      isOpen: true,
    })),
    isOpen: true,
    opensAt: null,
  },
  timeZone: 'America/Denver',
  booking: null,
  session: null,
  deviceCheck: null,
  wetSigning: null,
  signedAt: null,
} as const;

export const NOTARY_BOOKING = {
  bookingUuid: ID,
  kind: 'ELECTRONIC',
  state: 'CONFIRMED',
  startsAt: '2026-12-01T16:00:00Z',
  endsAt: '2026-12-01T17:00:00Z',
  place: null,
  accessNotes: null,
  fee: null,
  notary: { name: 'Nora Sample', phone: '2085550177' },
  changeableUntil: '2026-11-30T16:00:00Z',
} as const;

export const IN_PERSON_NOTARY = {
  ...VIDEO_NOTARY,
  kind: 'MANUAL',
  fee: 300,
  disclosed: { kind: 'MANUAL', fee: 300 },
  checklist: [
    'A photo ID that hasn’t expired, with the same name as your documents',
    '20 minutes with the notary',
    'Only you need to be there. Anyone else who signs chooses their own time.',
  ],
} as const;

export const NOTARY_SESSION = {
  sessionUuid: ID,
  state: 'QUEUED',
  queuePosition: 3,
  endedBecause: null,
  nextActions: [],
};
