export const HOME_ADDRESS = {
  title: 'Where do you live now?',
  lead: 'We need the home you live in to find your credit file.',
  address: 'Home address',
} as const;

export const FOR_SALE = {
  title: 'Is this property currently listed for sale?',
  titleSixMonths: 'Is this property listed for sale, or do you plan to list it for sale in the next 6 months?',
  lead: 'A home on the market usually can’t secure a new line of credit.',
  answer: 'Your answer',
  no: 'No',
  yes: 'Yes',
  recent:
    'A home bought, or whose title was transferred, in the last 90 days is not eligible for a home equity line of credit.',
  recentTitle: 'Did you buy it in the last 90 days?',
} as const;

export const INCOME = {
  title: 'What do you earn in a year, before taxes?',
  lead: 'Include your salary, overtime and bonuses. We confirm it later.',
  employment: 'How do you earn it?',
  chooseEmployment: 'Choose one',
  income: 'Yearly income before taxes',
  other: 'Other yearly income',
  otherHint:
    "Rental, pension, benefits. You don't have to include alimony, child support or separate maintenance unless you want it counted.",
  monthly: (monthly: string, yearly: string) => `Paid monthly? ${monthly} x 12 = ${yearly}`,
  use: 'Use',
  unemployedHelp: 'Do you have other income, such as a pension or benefits? Choose the kind above and we go on.',
  names: { employmentType: 'How you earn it', income: 'Yearly income' },
  confirm: 'Yes, this is my annual pre-tax income',
  /** Of a home that is on the market: the server decides. */
  listed:
    'You told us the home is listed for sale. A listed home usually cannot be approved; we decide when we have your whole application.',
} as const;

export const NAME = {
  title: 'What’s your legal name?',
  lead: 'As it appears on your ID. A nickname can delay your credit check.',
  first: 'First name',
  middle: 'Middle name',
  last: 'Last name',
  suffix: 'Suffix',
  rail: {
    title: 'Which name to use',
    rows: [
      { icon: 'card', title: 'The one on your ID', text: 'Your driver’s license, passport or state ID.' },
      { icon: 'people', title: 'Just your own', text: 'We ask about co-owners later, if there are any.' },
    ],
  },
} as const;

export const BIRTHDATE = {
  title: 'What’s your date of birth?',
  lead: 'We use it to find your credit file.',
  label: 'Date of birth',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  hint: 'For example, 04 27 1984',
  isRight: 'That’s my date of birth',
  ineligible: {
    title: 'You can’t apply yet',
    text: (rule: string) =>
      `${rule}. The law sets this age where you live; it isn’t about you. You can apply once you reach it.`,
    help: (phone: string) => `Questions? Call us at ${phone}.`,
  },
} as const;

export const REACH = {
  title: 'How can we reach you?',
  lead: 'We send your offers and documents here. No calls to sell you anything.',
  email: 'Email',
  emailHint: 'You log in with it, and we send your documents there.',
  phone: 'Mobile phone',
  phoneHint: 'For codes when you sign in, and on the day you sign.',
  suggestion: (address: string) => `Did you mean ${address}?`,
  use: 'Use it',
  texts: 'Text messages',
  textsHint: 'Both are optional. Reply STOP to any text to end them.',
} as const;

export const SUPPORT = {
  title: 'Let’s get you help',
  lead: 'What you have typed is saved on this device for 24 hours. You can go on where you stopped.',
  call: 'Call us',
  write: 'Write to us',
  goOn: 'Go on with your application',
} as const;

export const WAITLIST = {
  title: (state: string | undefined) => (state ? `You're on the list for ${state}` : "You're on the list"),
  lead: (brand: string, email: string | undefined) =>
    `${brand} doesn’t lend there yet. We’ll email ${email ?? 'you'} when we do.`,
  nothing: 'You don’t need to do anything. We didn’t open an account or check your credit.',
  questions: 'Questions? Call us:',
  ask: {
    title: 'Join the wait list',
    lead: (brand: string) =>
      `If ${brand} doesn’t lend in your state yet, leave your email. We’ll write once, when we do.`,
    email: 'Email',
    state: 'State of the home',
    chooseState: 'Choose a state',
    stateMissing: 'Choose a state',
    submit: 'Join the wait list',
    start: 'Enter an address instead',
  },
  problem: 'There is a problem',
} as const;
