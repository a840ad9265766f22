import type { SignatureFace } from '@lintel/domain';

const PAGES = (n: number): string => `${n} ${n === 1 ? 'page' : 'pages'}`;

export const SIGN = {
  title: (document: string) => `Sign: ${document}`,
  list: 'Documents to sign',
  place: (now: number, all: number) => `Document ${now} of ${all}`,
  all: (all: number) => `All ${all} documents`,
  plain: 'In plain words:',
  saved: 'We save each signature. You can stop and come back to this document.',
  signNext: 'Sign and next',
  signing: 'Signing',
  put: 'This document isn’t signed yet. We need your location before you can sign it. You can also call us to sign with us by phone.',
  finish: 'Finish signing',
  readNext: 'I’ve read this, next',
  readLast: 'I’ve read this',
  nextDocument: 'Next document',
  wrong: 'Something looks wrong',
  refuse: 'I don’t want to sign',
  unread: 'Read the document to the end, or save the PDF, before you sign it',
  unreadOther: 'Read the document to the end, or save the PDF, before you confirm that you’ve read it',
  signed: (title: string) => `You signed “${title}”.`,
  read: (title: string) => `Marked as read: “${title}”.`,
  jump: 'Next signature',
  bar: 'Sign this document',
  elsewhere: 'You signed this in another window. Here’s what’s left.',
  early: (day: string) => `By law, you can sign these documents starting ${day}. You can read them now.`,
  renewed: 'New documents replaced the ones you had open. Read these from the start.',
  before: {
    notary: 'You’ll sign this one with the notary. You can read it now.',
    signedAt: (time: string) => `You signed this at ${time}.`,
    readAt: (time: string) => `You confirmed at ${time} that you’ve read this.`,
  },
} as const;

export const DOCUMENT_STATES = {
  signed: (time: string) => `Signed ${time}`,
  read: 'Read',
  reading: 'Open now',
  toSign: (pages: number) => `To sign, ${PAGES(pages)}`,
  toRead: (pages: number) => `To read, ${PAGES(pages)}`,
  notary: 'With the notary',
  pages: PAGES,
} as const;

export const VIEWER = {
  label: 'The document',
  text: (title: string) => `${title}, text`,
  percent: (read: number) => `${read}% read`,
  /** Instead of the percentage, once the document was read to the end or saved. */
  done: 'Done',
  pages: (pages: number) => `${PAGES(pages)} as PDF`,
  larger: 'Larger text',
  smaller: 'Smaller text',
  save: 'Save the PDF',
  print: 'Print',
  toEnd: 'Go to the end',
  asPages: 'Show the PDF',
  asText: 'Open as text',
  reached: 'You’ve read to the end. You can sign it now.',
  reachedOther: 'You’ve read to the end.',
  notReached: 'To sign, read to the end or save the PDF.',
  notReachedOther: 'To confirm that you’ve read it, read to the end or save the PDF.',
  notSaved: 'We couldn’t get the file. Check your connection and try again.',
} as const;

export const SIGNATURE = {
  legend: 'Your signature',
  hint: 'A typed signature counts the same as a drawn one.',
  name: 'Your name as it appears on your ID',
  initials: 'Your initials',
  faces: { SCRIPT: 'Handwriting', SLANTED: 'Slanted', PLAIN: 'Upright' } satisfies Record<SignatureFace, string>,
  draw: 'Draw it instead',
  drawn: 'The signature you drew',
  places: (places: number) =>
    places === 1 ? 'You sign this document in 1 place.' : `You sign this document in ${places} places.`,
  at: (page: number, label: string) => `Page ${page}: ${label}`,
  initialsAt: (page: number, label: string) => `Page ${page}, initials: ${label}`,
  nameMissing: 'Enter your name as it appears on your ID',
  nameOther: (name: string) => `Enter your own name: ${name}`,
  initialsMissing: 'Enter your initials, 1 to 4 letters',
  drawMissing: 'Draw your signature, or choose a typed one',
} as const;

export const PAUSE = {
  short: 'Signing is paused while we look into what you told us.',
  see: 'See what happens next',
} as const;

export const DRAW = {
  label: 'Draw your signature here with a finger or a mouse',
  hint: 'If you can’t use a finger or a mouse, choose a typed signature above.',
  clear: 'Clear',
  tooLarge: 'This drawing is too large. Clear it and draw a simpler one.',
} as const;

export const EMAIL = {
  title: 'Confirm your email address',
  why: (address: string | undefined) =>
    `Before you can sign, confirm that ${address ?? 'your email address'} is yours. We’ll send a code there.`,
  send: 'Send me a code',
  sending: 'Sending a code',
  sent: (address: string) => `We sent a code to ${address}. It’s good for 10 minutes.`,
  code: 'Code from the email',
  hint: 'It has 6 digits',
  missing: 'Enter the 6-digit code',
  confirm: 'Confirm my email',
  checking: 'Checking the code',
  again: 'Send a new code',
  done: 'Your email address is confirmed.',
} as const;
