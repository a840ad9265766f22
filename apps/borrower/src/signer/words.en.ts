import { INVITATION_DAYS } from '@lintel/domain';

/** Text that an additional signer's pages share. */
export const SIGNER = {
  progress: 'Your progress',
  steps: ['Identity verification', 'Talk to eNotary'],
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  notSigner: 'You have nothing to sign here',
  notSignerLead: 'No one asked this account to sign. Open the link in the message we sent you.',
  todo: 'Your steps',
  stages: ['Tell us whether you live there', 'Show your ID', 'Read your documents', 'Sign with a notary'],
  stageWords: { done: 'done', now: 'now', next: 'to come' },
  close: 'You can close this page.',
  declined: 'A loan specialist will contact you',
  changed: 'Changed your mind? Call us.',
  /** The borrower's name; the no-break space keeps the initial with the first name. */
  of: ({ firstName, lastInitial }: { firstName: string; lastInitial: string }) => `${firstName}\u00a0${lastInitial}.`,
  check: 'Check now',
  toLogin: 'Go to login',
} as const;

export const CANCELLED = {
  title: 'This request was canceled',
  on: (day: string) => `It was canceled on ${day}. You don’t need to do anything.`,
  undated: 'You don’t need to do anything.',
  questions: 'Questions? Call us:',
} as const;

export const SIGNER_DOCUMENTS = {
  title: 'Your documents',
  wait: 'Your documents come next',
} as const;

export const STOPPED = {
  expired: {
    title: 'This link no longer works',
    text: `A link works once, within ${INVITATION_DAYS} days. A newer link replaces it.`,
  },
  wrong: {
    title: 'This link is for someone else',
    text: 'You’re logged in as another person. Log out, or open the link in a private window.',
  },
  signed: { title: 'You’ve already signed', text: 'You don’t need this link anymore. Log in to see your documents.' },
  ask: 'Ask for a new link',
  asked: 'If the request is still open, we’ve sent a new link to the address we have.',
  ownWay: 'Log in with a code instead',
  logIn: 'Log in',
  logOut: 'Log out',
} as const;

export const SIGNER_IDENTITY = {
  title: 'Show us your ID',
  lead: 'Everyone who signs the deed of trust must show ID. Next, you’ll take photos of your ID and your face.',
  checking: 'We’re checking your ID',
  seconds: 'This takes a few seconds. This page will update when we’ve checked your ID.',
  looking: 'A loan specialist is reviewing your ID',
} as const;

export const SIGNER_INTRO = {
  title: 'You’ve been asked to sign',
  lead: (who: string) => `For ${who}’s home equity line`,
  street: 'The home',
  minutes: (minutes: number) =>
    `About ${minutes} minutes in total. You can stop anytime and come back to the same step.`,
  rights: 'Your rights',
  rightsText:
    'If you live in the home, you can cancel within 3 business days after signing. You get copies of everything, and you can say no.',
  question: (street: string) => `Do you live at ${street}?`,
  hint: 'If you do, you get a notice of the right to cancel.',
  yes: 'Yes',
  no: 'No',
  missing: 'Choose yes or no',
  submit: 'Continue',
} as const;

export const SIGN_PAGE = {
  wait: 'The notary comes next',
  online: 'Meet the notary',
  place: 'Choose a time and place',
  inPerson: 'You sign in person, with a notary.',
  fee: (fee: string) => `It costs ${fee}, added to the line of credit. You pay nothing.`,
  another: 'Another time',
} as const;

export const RESUME = {
  back: 'Welcome back',
  at: (step: string) => `Next: ${step}.`,
  left: (minutes: number) => `About ${minutes} minutes left.`,
  steps: {
    LOGIN: 'your first questions',
    INTRO: 'your first questions',
    IDENTITY: 'your ID',
    DOCUMENTS: 'your documents',
    SIGN: 'signing',
    NOTARY: 'the notary',
    DONE: '',
    CANCELLED: '',
  },
  go: 'Continue',
  done: 'You’re done',
  doneLead: (name: string) => `You’ve signed. We’ll keep ${name} up to date.`,
  documents: 'Read your documents',
  tasks: 'What else we need from you',
} as const;
