export const SIGNER_INTRO = {
  title: 'You’ve been asked to sign',
  lead: (who: string) => `For ${who}’s home equity line`,
  street: 'The home',
  minutes: (minutes: number) => `About ${minutes} minutes in all. Stop whenever you like: you come back to the same step.`,
  rights: 'Your rights',
  rightsText: 'Whoever lives in the home may cancel within three business days after signing. You get your papers, and you can say no.',
  question: (street: string) => `Do you live at ${street}?`,
  hint: 'It decides who gets the notice of the right to cancel.',
  yes: 'Yes',
  no: 'No',
  missing: 'Choose yes or no',
  submit: 'Continue',
} as const;
