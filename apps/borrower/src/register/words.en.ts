export const HOME_ADDRESS = {
  title: 'What’s the address of your main home?',
  lead: 'You’re borrowing against another home, so we also need the address of your main home. We use it to find your credit file. This doesn’t affect your credit score.',
  address: 'Home address',
} as const;

export const FOR_SALE = {
  title: 'Is this property currently listed for sale?',
  titleSixMonths: 'Is this property listed for sale, or do you plan to list it for sale in the next 6 months?',
  lead: 'We don’t lend on a home that’s listed for sale.',
  answer: 'Your answer',
  no: 'No',
  yes: 'Yes',
  recent:
    'A home bought, or whose title was transferred, in the last 90 days is not eligible for a HELOC (or debt service coverage ratio loan).',
  recentTitle: 'Bought in the last 90 days?',
} as const;

export const INCOME = {
  title: 'What do you earn in a year, before taxes?',
  lead: 'Enter only your own salary, overtime and bonuses. We’ll verify your income later.',
  employment: 'How do you earn your income?',
  chooseEmployment: 'Choose one',
  income: 'Yearly income before taxes',
  other: 'Other yearly income',
  otherHint:
    'Such as rental income, a pension or benefits. You don’t have to include alimony, child support or separate maintenance unless you want us to count it.',
  monthly: (monthly: string, yearly: string) => `Paid monthly? ${monthly} x 12 = ${yearly}`,
  use: 'Use this amount',
  unemployedHelp: 'If you have other income, such as a pension or benefits, choose that type above to continue.',
  names: { employmentType: 'How you earn your income', income: 'Yearly income' },
  confirm: 'Yes, this is my annual pre-tax income',
  /** Shown for a home listed for sale; the server decides. */
  listed:
    'You told us the home is listed for sale. We don’t lend on a home that’s listed for sale. If you continue, we’ll send you our decision and its reasons.',
} as const;

export const NAME = {
  title: 'What’s your legal name?',
  lead: 'Enter it as it appears on your ID. A nickname can make your credit file hard to find.',
  first: 'First name',
  middle: 'Middle name',
  last: 'Last name',
  suffix: 'Suffix',
  rail: {
    title: 'Which name to use',
    rows: [
      { icon: 'card', title: 'The one on your ID', text: 'Your driver’s license, passport or state ID.' },
      { icon: 'people', title: 'Just your own', text: 'We’ll ask about any co-owners later.' },
    ],
  },
} as const;

export const BIRTHDATE = {
  title: 'What’s your date of birth?',
  lead: 'We use it to find your credit file. This doesn’t affect your credit score.',
  label: 'Date of birth',
  month: 'Month',
  day: 'Day',
  year: 'Year',
  hint: 'For example, 04 27 1984',
  isRight: 'That’s my date of birth',
  ineligible: {
    title: 'You can’t apply yet',
    text: (rule: string) => `${rule}. The law sets this age where you live. You can apply once you reach it.`,
    /** The lender's age-restricted line: no law sets this age. */
    restricted: (rule: string) => `${rule}. This line of credit is only for homeowners of that age.`,
    help: (phone: string) => `Questions? Call us at ${phone}.`,
  },
} as const;

export const REACH = {
  title: 'How can we reach you?',
  lead: 'We’ll send your offers and documents to this email. We won’t call to sell you anything.',
  email: 'Email',
  emailHint: 'You’ll log in with this email.',
  phone: 'Mobile phone',
  phoneHint: 'For calls about your application. We text a code only when you ask for one.',
  suggestion: (address: string) => `Did you mean ${address}?`,
  use: 'Use this email',
  texts: 'Text messages',
  textsHint: 'Reply STOP to any text to stop getting them.',
} as const;

export const SUPPORT = {
  title: 'How can we help?',
  lead: 'Your answers are saved on this device for 24 hours. You can pick up where you left off.',
  call: 'Call us',
  write: 'Email us',
  next: 'Continue your application',
} as const;

export const WAITLIST = {
  title: (state: string | undefined) => (state ? `You’re on the list for ${state}` : 'You’re on the list'),
  lead: (brand: string, email: string | undefined) =>
    `${brand} doesn’t lend in your home’s area yet. We’ll email ${email ?? 'you'} when we do.`,
  /** The list of the crypto campaign, which no state explains. */
  crypto: {
    title: 'You’re on the list for lines backed by crypto',
    lead: (brand: string, email: string | undefined) =>
      `${brand} doesn’t offer lines of credit backed by crypto yet. We’ll email ${email ?? 'you'} when we do.`,
  },
  nothing: 'You don’t need to do anything. We didn’t open an account or check your credit.',
  questions: 'Questions? Call us:',
  ask: {
    title: 'Join the wait list',
    lead: (brand: string) =>
      `${brand} doesn’t lend in every state yet. Leave your email and we’ll write to you once, when we lend in yours.`,
    email: 'Email',
    state: 'State where the home is',
    chooseState: 'Choose a state',
    stateMissing: 'Choose a state',
    submit: 'Join the wait list',
    start: 'Check an address',
  },
  problem: 'Fix the following to continue',
} as const;
