const EACH = (n: number): string => (n === 1 ? 'document' : 'documents');

export const DISCLOSURES = {
  title: 'Your documents',
  first: 'Read this before we look at your credit',
  lead: 'Read each document to the end, then select “I’ve read this”. You can come back to them anytime.',
  none: 'You have nothing to read right now.',
  progress: (read: number, all: number) => `${read} of ${all} read`,
  allRead: 'You have read everything.',
  goOn: 'Continue',
  list: 'Documents to read',
  toRead: 'New',
  read: 'Done',
  pages: (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}`,
  start: (count: number) => (count === 1 ? 'Start with the new one' : `Start with the first of ${count}`),
  open: 'Read',
  openThis: (title: string) => `Read “${title}”`,
  again: 'Look again',
  againThis: (title: string) => `Look again at “${title}”`,
  toKeep: 'Notices and copies',
  toKeepLead: 'For you to keep. You don’t need to do anything with them.',
  made: (date: string) => `From ${date}.`,
  back: 'All documents',
  print: 'Print',
  save: 'Save the PDF',
  saving: 'Downloading',
  notSaved: "We couldn't download the file. Check your connection and try again.",
  showPages: 'Show the pages of the PDF',
  hidePages: 'Show the text again',
  hint: 'Scroll to the end or save the PDF to continue.',
  reached: 'You’ve reached the end.',
  done: "I've read this",
  doneAt: (date: string) => `You read this on ${date}.`,
  needsConsent: 'First, choose how to get your documents: on screen or on paper.',
  toConsent: 'Choose now',
  saidRead: (title: string) => `You’ve read “${title}”.`,
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
  lead: 'Or get them on paper. Both are free.',
  points: [
    'You read and save your documents here. This covers your application and the line of credit you open with it.',
    'You can get any of them on paper for free, before and after you agree.',
    'You can change your mind at any time. From then on we mail your documents, which takes longer.',
    'If your email address changes, call us or write to us.',
  ],
  needs: 'What your device needs',
  sample: 'Open the sample PDF and type the code printed in it. It shows that you can read your documents.',
  show: 'Show the sample here',
  save: 'Save the sample PDF',
  code: 'Code in the sample PDF',
  codeHint: '6 digits',
  codeMissing: 'Type the code printed in the sample PDF.',
  agree: 'I agree',
  agreeMissing: 'Check the box if you agree, or choose paper.',
  submit: 'Agree and continue',
  paper: 'Send me paper instead',
  paperBusy: 'Asking for paper',
  paperQuestion: {
    title: 'Get your documents by mail?',
    text: 'We’ll mail every document to you for free. Your application continues when we get your signed cover sheet back, which can take a week or more.',
    submit: 'Mail them to me',
    keep: 'Not now',
    close: 'Close',
  },
  asked: (count: number) =>
    `We're mailing you ${count} ${EACH(count)}. Sign the cover sheet and send it back. We'll continue your application when we get it.`,
  given: 'You get your documents on screen.',
  change: 'Get paper from now on',
  changeText: "We'll mail the documents you haven't read, and all later ones. What you've read stays read.",
  withdraw: 'Send me paper from now on',
  reason: 'Asked for paper on the documents page.',
} as const;

export const LETTERS = {
  title: 'On paper',
  asked: 'Asked for',
  posted: (date: string) => `Mail date: ${date}`,
  back: 'Returned to us',
  backText: "A letter couldn't be delivered. Check your address, and we'll send it again.",
  address: 'Check my address',
} as const;

export const SOFT = {
  title: 'Your agreement',
  box: 'I agree to the soft credit check',
  missing: "Check the box if you agree. Without it we can't make an offer.",
  unread: 'Read the document above first.',
  submit: 'Agree and see my offers',
} as const;
