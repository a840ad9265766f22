export const PLACE = {
  waitList: {
    path: '/waitlist',
    text: 'We don’t lend in this area yet. Leave your email, and we’ll let you know when we do.',
    link: 'Join the wait list',
  },
  close: 'Close',
  changeAddress: 'Change address',
  toNewYork: {
    title: 'Looks like you are applying with a property located in New York',
    text: 'We lend in New York through a separate site. You’ll start at its first page.',
    act: 'Continue on our New York site',
  },
  toMain: {
    title: 'Looks like you are applying with a property located outside of New York',
    text: 'This site is only for homes in New York. Our main site is for homes elsewhere. You’ll start at its first page.',
    act: 'Continue on our main site',
  },
  hawaii: {
    title: (brand: string) => `${brand} doesn’t lend in Hawaii.`,
    text: (partner: string | undefined, phone: string) =>
      partner === undefined
        ? `You can apply with a home in another state. Questions? Call us at ${phone}.`
        : `You can apply for this home with our partner lender, ${partner}, or with us for a home in another state.`,
    act: (partner: string) => `Continue with ${partner}`,
  },
} as const;

export const START = {
  close: 'Close',
  exists: {
    title: 'You already have an account. Please log in.',
    text: (email: string) =>
      `We found an account for ${email}. Your answers are saved, and you’ll see them after you log in.`,
    logIn: 'Login',
    other: 'Use a different email',
  },
  active: { title: 'Active application already exists.', text: 'You can continue it now.', go: 'Continue' },
  recent: {
    title: 'It looks like you have received a HELOC from us within the last 45 days.',
    text: (date: string | undefined) =>
      date ? `You can apply again on or after ${date}.` : 'You can apply again 45 days after it was funded.',
    go: 'Go to dashboard',
  },
  inquiry: {
    title: 'Action Required: Contact Your Loan Officer',
    text: 'You have an open inquiry. Tell your loan officer, “I have an open inquiry.” They’ll take it from there.',
    call: (phone: string) => `Call ${phone}`,
    write: (email: string) => `Email ${email}`,
  },
} as const;
