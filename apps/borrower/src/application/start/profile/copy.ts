import { INCOME } from '../../../register/annual-income/copy.ts';
import { HOME_ADDRESS } from '../../../register/home-address/copy.ts';
import { NAME } from '../../../register/legal-name/copy.ts';

export const PROFILE = {
  title: "Let's check what we have",
  lead: 'Change what is wrong or missing, then go on.',
  locked: 'You have sent your application. If something is wrong, ask us to correct it.',
  missing: 'Some things are still missing: they are marked below.',
  name: 'Name', dob: 'Date of birth', home: 'Home address', phone: 'Mobile phone', email: 'Email', income: 'Income', employment: 'Employment', property: 'The home to borrow against',
  none: 'Missing',
  perYear: (amount: string) => `${amount} a year before taxes`,
  andOther: (amount: string) => `and ${amount} other income`,
  change: 'Change',
  changeThis: (what: string) => `Change ${what.toLowerCase()}`,
  correct: 'Ask us to correct it',
  correctThis: (what: string) => `Ask us to correct ${what.toLowerCase()}`,
  again: 'Your offers will be made again.',
  saved: 'Saved. Your offers are being made again.',
  save: 'Save',
  cancel: 'Back without saving',
  continue: 'Continue',
  changing: {
    name: NAME.title,
    home: HOME_ADDRESS.title,
    income: INCOME.title,
  },
  first: 'First name', middle: 'Middle name', last: 'Last name', suffix: 'Suffix',
  primary: 'Yearly income', other: 'Other yearly income', choose: 'Choose your employment',
} as const;
