export const OFFICER = {
  title: 'Your pipeline',
  lead: (name: string, nmlsId: string) => `${name}, NMLS #${nmlsId}. Longest wait first.`,
  notLinked: 'Your account isn’t linked to an active loan officer record. Ask an admin to link it.',
  views: 'Views',
  tabs: { open: 'All open', BORROWER: 'Waiting on borrower', closed: 'Closed' },
  caption: 'Your borrowers, longest wait first',
  none: 'No borrowers here yet. Send your link, or start an application.',
  noneClosed: 'No closed files.',
  borrower: 'Borrower',
  step: 'Step',
  waitingOn: 'Waiting on',
  waiting: 'Waiting',
  line: 'Line',
} as const;

export const OWN_FILE = {
  titleBefore: 'Borrower',
  back: 'Your pipeline',
  nameless: 'No name',
  loan: (number: string) => `Loan ${number}`,
  step: 'Step',
  waitingOn: 'Waiting on',
  since: 'Since',
  property: 'Property',
  line: 'Line',
  started: 'Application started',
  next: 'Next step',
  reads: 'What the borrower reads',
  private: 'This step is between the borrower and our loan team.',
  missingTitle: 'No file here',
  missing: 'This file doesn’t exist, or the borrower isn’t yours.',
} as const;

export const LINK = {
  title: 'Your link',
  lead: 'Borrowers who apply through it are in your pipeline.',
  qr: 'QR code of your link',
  copy: 'Copy link',
} as const;

export const LICENSES = {
  title: 'State licenses',
  count: (licensed: number, served: number) => `${licensed} of ${served} states we serve.`,
  licensed: 'Licensed',
  unlicensed: 'No license',
  enforced: (sentence: string) =>
    `Your link doesn’t accept homes in the other states. Borrowers there read: “${sentence}”`,
  open: 'Your link accepts homes in every state we serve.',
} as const;

export const START = {
  title: 'Start an application',
  lead: 'Enter what the borrower told you. We email them a personal link. No credit pull.',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Mobile phone',
  email: 'Email',
  street: 'Home address',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  use: 'Occupancy',
  uses: { HOME: 'Primary residence', SECONDARY: 'Second home', INVESTMENT: 'Investment property' },
  choose: 'Choose',
  notLicensed: (state: string) => `You aren’t licensed in ${state}. Choose another state.`,
  consentFirst: 'Before a credit pull:',
  consent: 'the borrower confirms these entries, sets a password and consents. You can’t consent for them.',
  submit: 'Send invitation',
  sent: 'Link emailed. It works once, for 7 days.',
} as const;

export const INVITATIONS = {
  title: 'Invitations',
  none: 'You haven’t started an application for a borrower yet.',
  caption: 'Applications you started, newest first',
  borrower: 'Borrower',
  sent: 'Sent',
  until: 'Link works until',
  state: 'Status',
  states: { INVITED: 'Invited', FINISHED: 'Application created', EXPIRED: 'Expired' },
} as const;
