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
