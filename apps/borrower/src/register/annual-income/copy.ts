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
