/** Words of the demographic form outside its notice and its boxes, which are the law's and stand in the domain. */
export const HMDA = {
  title: 'Questions the law has us ask',
  never: 'Your answers never affect this decision.',
  apart: 'They are kept apart from your application. Nobody who decides on it can read them.',
  many: 'Choose one or more.',
  groups: { ethnicity: 'Ethnicity', race: 'Race', sex: 'Sex' },
  optional: '(optional)',
  submit: 'Continue',
} as const;
