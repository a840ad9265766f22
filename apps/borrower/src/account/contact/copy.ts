export const CONTACT_US = {
  title: 'Contact us',
  lead: (brand: string) => `People at ${brand} answer, on the phone and in writing.`,
  call: 'Call us',
  write: 'Write to us',
  mail: 'By post',
} as const;
