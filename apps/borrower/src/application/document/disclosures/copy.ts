const EACH = (n: number): string => (n === 1 ? 'document' : 'documents');

export const DISCLOSURES = {
  title: 'Your documents',
  first: 'Read this before we look at your credit',
  lead: 'Read each one to its end, then say that you have read it. You can come back to them at any time.',
  none: 'There is nothing to read now.',
  progress: (read: number, all: number) => `${read} of ${all} read`,
  allRead: 'You have read everything.',
  goOn: 'Continue',
  list: 'Documents to read',
  toRead: 'To read',
  read: 'Read',
  pages: (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}`,
  open: 'Read',
  openThis: (title: string) => `Read “${title}”`,
  again: 'Look again',
  againThis: (title: string) => `Look again at “${title}”`,
  toKeep: 'Notices and copies',
  toKeepLead: 'For you to keep. Nothing has to be done about them.',
  made: (date: string) => `From ${date}.`,
  back: 'All documents',
  print: 'Print',
  save: 'Save the PDF',
  saving: 'Fetching the file',
  notSaved: "We couldn't fetch the file. Check your connection and try again.",
  showPages: 'Show the pages of the PDF',
  hidePages: 'Show the text again',
  hint: 'Go to the end of it, or save the PDF, and you can say that you have read it.',
  reached: 'You have reached the end. You can say now that you have read it.',
  done: "I've read this",
  doneAt: (date: string) => `You said on ${date} that you have read this.`,
  needsConsent: 'First choose how you get your documents: on this screen or on paper.',
  toConsent: 'Choose how',
  saidRead: (title: string) => `Noted: you have read “${title}”.`,
} as const;

export const PAGES = {
  label: 'Pages of the PDF',
  failed: "The pages can't be drawn here. The text above says the same, and the PDF can be saved.",
  page: (number: number, all: number) => `Page ${number} of ${all}`,
  larger: 'Larger',
  smaller: 'Smaller',
} as const;

export const ESIGN = {
  title: 'Get your documents electronically',
  lead: 'Or on paper: both are free, and both are fine.',
  points: [
    'You read and keep your documents here. It covers this application and the line of credit that comes of it.',
    'You may have any of them on paper, free of charge, before and after you agree.',
    'You may take your agreement back at any time. From then on they come by post, which takes longer.',
    'Change your e-mail address in your account, or call us.',
  ],
  needs: 'What your device needs',
  sample: 'Open the sample PDF and type the code that is printed in it. So we both know that you can read your documents.',
  show: 'Show the sample here',
  save: 'Save the sample PDF',
  code: 'Code in the sample PDF',
  codeHint: '6 digits',
  codeMissing: 'Type the code that is printed in the sample PDF.',
  agree: 'I agree',
  agreeMissing: 'Tick the box if you agree, or choose paper.',
  submit: 'Agree and go on',
  paper: 'Send me paper instead',
  paperBusy: 'Asking for paper',
  asked: (count: number) => `We send ${count} ${EACH(count)} by post. Sign the cover sheet and send it back; your application goes on when it is here.`,
  given: 'You get your documents on this screen.',
  change: 'Get paper from now on',
  changeText: 'Documents that you have not read go by post now, later ones as well. What you have read stays read.',
  withdraw: 'Send me paper from now on',
  reason: 'Asked for paper on the page of the documents.',
} as const;

export const LETTERS = {
  title: 'On paper',
  asked: 'Asked for',
  posted: (date: string) => `Posted on ${date}`,
  back: 'Came back',
} as const;

export const SOFT = {
  title: 'Your agreement',
  box: 'I agree to the soft credit check',
  missing: 'Tick the box if you agree. Without it we cannot make an offer.',
  unread: 'Read the document above first.',
  submit: 'Agree and see my offers',
} as const;
