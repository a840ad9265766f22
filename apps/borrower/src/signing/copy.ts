import type { DeclineToSign, SignatureFace, SigningProblem } from '@lintel/domain';

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
  finish: 'Finish signing',
  readNext: "I've read this, next",
  readLast: "I've read this",
  goOn: 'Next document',
  wrong: 'Something looks wrong',
  unread: 'Read the document to its end, or save the PDF, before you sign it',
  signed: (title: string) => `“${title}” is signed.`,
  read: (title: string) => `Noted: “${title}” is read.`,
  jump: 'Next signature',
  bar: 'Sign this document',
  elsewhere: 'This was signed in another window. Here is what is left.',
  renewed: 'New papers took the place of those that you had open. Please read these from their start.',
  allDone: {
    title: 'You have signed everything here',
    lead: 'Nothing is left to read or sign on this screen. Press once more and we take it from here.',
  },
  before: { notary: 'You sign this one before the notary. You can read it now.', signedAt: (time: string) => `You signed this at ${time}.`, readAt: (time: string) => `You said at ${time} that you have read this.` },
  nothing: {
    title: 'Nothing to sign here',
    text: 'Your papers are all signed together, at an office. There is nothing to sign on this screen.',
  },
  altered: {
    title: 'We stopped the signing',
    text: 'This copy is not the one that we made, so nobody can sign it. Call us, and we look into it with you.',
    nothing: 'Nothing was signed just now.',
    call: (phone: string) => `Call ${phone}`,
  },
  over: {
    title: 'These papers are no longer open',
    text: 'They were signed, or others took their place. Nothing is lost.',
    go: 'See where your application stands',
  },
  first: {
    email: 'Confirm your email address before you sign.',
    consent: 'Say first how you get your documents.',
    early: (day: string) => `By law these papers can be signed from ${day} on. You can read them now.`,
    go: 'Go to the start of the signing',
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
  places: (places: number) => (places === 1 ? 'It goes in one place of this document.' : `It goes in ${places} places of this document.`),
  at: (page: number, label: string) => `Page ${page}: ${label}`,
  initialsAt: (page: number, label: string) => `Page ${page}, initials: ${label}`,
  nameMissing: 'Type your name as on your ID',
  initialsMissing: 'Type your initials, one to four letters',
  drawMissing: 'Draw your signature, or choose a typed one',
} as const;

export const DRAW = {
  label: 'Draw your signature here with a finger or a mouse',
  hint: 'Without a finger or a mouse choose a typed one above.',
  clear: 'Clear',
  tooLarge: 'This drawing is too large. Clear it and draw a simpler one.',
} as const;

export const LOCATION = {
  title: 'Why we need your location',
  text: 'State law asks us to record where you sign. We record it once, when you sign.',
  next: 'Your browser asks you next. Choose “Allow”.',
  allow: 'Allow location',
  asking: 'Asking your browser',
  denied: 'Your browser did not tell us where you are.',
  how: {
    SAFARI_PHONE: 'On an iPhone or iPad: Settings, Privacy & Security, Location Services, Safari Websites, “While Using the App”. Then come back here.',
    SAFARI: 'In Safari: menu Safari, Settings for This Website, Location, “Allow”.',
    FIREFOX: 'In Firefox: press the sign to the left of the address, take back the blocked location, and try again.',
    CHROMIUM: 'In your browser: press the sign to the left of the address, open the site’s permissions, and allow the location.',
  },
  device: 'If it still fails, see that your device lets the browser know its location.',
  again: 'Try again',
  call: (phone: string) => `Or call us at ${phone}: we go on with you by phone.`,
  close: 'Not now',
} as const;

export const REFUSING = {
  open: "I don't want to sign",
  title: "Don't want to sign?",
  text: "Nothing is signed. We'll stop here and call you.",
  partly: 'What you have signed stays as it is. We stop here and call you.',
  why: 'What is the reason?',
  reasons: {
    TERMS: 'The terms are not what I want',
    PAPERS_WRONG: 'Something in the papers is wrong',
    NEED_ADVICE: 'I want to talk to somebody first',
    OTHER: 'Another reason',
  } satisfies Record<DeclineToSign, string>,
  missing: 'Choose a reason',
  note: 'Do you want to tell us more?',
  submit: 'Decline to sign',
  busy: 'Telling us',
  back: 'Back to the papers',
} as const;

export const PROBLEM = {
  title: 'What looks wrong?',
  lead: 'Tell us before you sign. Signing waits until we have answered; nothing that you did is lost.',
  paper: 'In which document?',
  kind: 'What is it?',
  kinds: { NAME: 'A name', AMOUNT: 'An amount', ADDRESS: 'An address', OTHER: 'Something else' } satisfies Record<SigningProblem, string>,
  kindMissing: 'Choose what is wrong',
  note: 'What should it say?',
  noteHint: 'Please leave out account and Social Security numbers.',
  noteMissing: 'Tell us in a few words what should stand there',
  submit: 'Tell us and pause the signing',
  busy: 'Telling us',
  back: 'Go back to signing',
  paused: {
    title: 'We are looking into what you told us',
    text: 'Signing goes on after that. Nothing that you did is lost.',
    since: (day: string) => `You told us on ${day}.`,
    usual: 'We usually answer within one business day.',
    leave: 'You can close this page. We email you when there is an answer.',
  },
  answered: { title: 'We looked into it', goOn: 'The papers stay as they are, and you can go on signing.', renewed: 'We make new papers. You read those before you sign.', sign: 'Go on signing' },
  short: 'Signing is paused while we look into what you told us.',
  see: 'See what happens now',
} as const;
