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
