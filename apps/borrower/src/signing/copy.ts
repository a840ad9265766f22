import type { SignatureFace } from '@lintel/domain';

const PAGES = (n: number): string => `${n} ${n === 1 ? 'page' : 'pages'}`;

export const SIGN = {
  title: (paper: string) => `Sign: ${paper}`,
  list: 'Documents to sign',
  place: (now: number, all: number) => `Document ${now} of ${all}`,
  all: (all: number) => `All ${all} documents`,
  plain: 'In plain words:',
  saved: 'What you have signed is kept. You can stop and come back to this document.',
  signNext: 'Sign and next',
  signing: 'Signing',
  put: 'This document isn’t signed yet. We need your location to sign it. You can also sign with us by phone: call us.',
  finish: 'Finish signing',
  readNext: "I've read this, next",
  readLast: "I've read this",
  goOn: 'Next document',
  wrong: 'Something looks wrong',
  refuse: "I don't want to sign",
  unread: 'Read the document to its end, or save the PDF, before you sign it',
  unreadOther: 'Read the document to its end, or save the PDF, before you say that you have read it',
  signed: (title: string) => `“${title}” is signed.`,
  read: (title: string) => `Noted: “${title}” is read.`,
  jump: 'Next signature',
  bar: 'Sign this document',
  elsewhere: 'This was signed in another window. Here is what is left.',
  early: (day: string) => `By law these papers can be signed from ${day} on. You can read them now.`,
  renewed: 'New papers took the place of those that you had open. Please read these from their start.',
  before: {
    notary: 'You sign this one before the notary. You can read it now.',
    signedAt: (time: string) => `You signed this at ${time}.`,
    readAt: (time: string) => `You said at ${time} that you have read this.`,
  },
} as const;

export const PAPER_STATES = {
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
  pages: (pages: number) => `${PAGES(pages)} as PDF`,
  larger: 'Larger text',
  smaller: 'Smaller text',
  save: 'Save the PDF',
  print: 'Print',
  toEnd: 'Go to the end',
  asPages: 'Show the PDF',
  asText: 'Open as text',
  reached: 'Read to the end. You can sign it now.',
  reachedOther: 'Read to the end.',
  notReached: 'Reach the end, or save the PDF, and you can sign.',
  notReachedOther: 'Reach the end, or save the PDF, and you can say that you have read it.',
  notSaved: "We couldn't fetch the file. Look at your connection and try again.",
} as const;

export const SIGNATURE = {
  legend: 'Your signature',
  hint: 'Typed or drawn, it counts the same.',
  name: 'Your name as on your ID',
  initials: 'Your initials',
  faces: { SCRIPT: 'Handwriting', SLANTED: 'Slanted', PLAIN: 'Upright' } satisfies Record<SignatureFace, string>,
  draw: 'Draw it instead',
  drawn: 'The one that you drew',
  places: (places: number) =>
    places === 1 ? 'It goes in one place of this document.' : `It goes in ${places} places of this document.`,
  at: (page: number, label: string) => `Page ${page}: ${label}`,
  initialsAt: (page: number, label: string) => `Page ${page}, initials: ${label}`,
  nameMissing: 'Type your name as on your ID',
  nameOther: (name: string) => `Type your own name: ${name}`,
  initialsMissing: 'Type your initials, one to four letters',
  drawMissing: 'Draw your signature, or choose a typed one',
} as const;

export const PAUSE = {
  short: 'Signing is paused while we look into what you told us.',
  see: 'See what happens now',
} as const;

export const DRAW = {
  label: 'Draw your signature here with a finger or a mouse',
  hint: 'Without a finger or a mouse choose a typed one above.',
  clear: 'Clear',
  tooLarge: 'This drawing is too large. Clear it and draw a simpler one.',
} as const;

export const EMAIL = {
  title: 'Your email address',
  why: 'Before you sign we need to know that your email address is yours. We send a code there.',
  send: 'Send me a code',
  sending: 'Sending a code',
  sent: (address: string) => `We sent a code to ${address}. It is good for 10 minutes.`,
  code: 'Code from the email',
  hint: 'It has 6 digits',
  missing: 'Type the 6 digits of the code',
  confirm: 'Confirm my email',
  checking: 'Checking the code',
  again: 'Send a new code',
  done: 'Your email address is confirmed.',
} as const;
