import type { OfferStep } from '@lintel/domain';

export const CONFIRM = {
  back: 'Back to your choices',
  title: 'Confirm your offer',
  lead: 'Check your offer again. It uses the draw, term and fee you chose.',
  leadChanged: 'Your offer changed since you chose it. Review what’s different before you accept.',
  offer: 'Your offer',
  costs: {
    title: 'What it costs',
    aprNote: 'This counts only interest. By law, the APR on a line of credit leaves out fees.',
    withFeeNote: (fees: string) =>
      `This also counts the ${fees} in fees. They’re already in your line and your payment.`,
    noFeeNote: 'The same, because this offer has no fee.',
    payments: (count: number, payment: string) => `${count} monthly payments of ${payment}`,
    last: 'The line itself, due at the end',
    interest: 'Interest',
    fee: 'Origination fee',
    others: 'Other costs',
    cost: 'Total interest and fees',
    basis: (payments: number, drawYears: number, keepsAutopay: boolean) =>
      `You borrow the whole line on the first day and make ${payments} monthly payments. For the first ${drawYears} years (the draw period), you can borrow again what you’ve paid back. These figures assume that you don’t borrow again and that you pay on time${keepsAutopay ? ' and keep autopay' : ''}. You can pay early at any time at no charge.`,
  },
  changes: {
    title: 'What changes the payment',
    rows: [
      'Your rate is fixed. It doesn’t change with the market.',
      'A smaller draw lowers your payment. A shorter term raises it.',
    ],
    verify:
      'We still need to verify your home, income and debts. If something changes your offer, we’ll ask you to review it before you sign anything.',
    autopay: (rate: string, payment: string) =>
      `Without autopay, your rate is ${rate} and you pay ${payment} a month. You can stop autopay at any time.`,
    noAutopay: (rate: string, payment: string) =>
      `With autopay, your rate would be ${rate} and you’d pay ${payment} a month. You can still choose it later.`,
    above: (draw: string, rate: string) => `Above ${draw}, your rate would be ${rate}.`,
    below: (draw: string, rate: string, yours: string) =>
      `Your rate is ${yours} because of the size of your draw. Up to ${draw}, it would be ${rate}.`,
  },
  next: {
    title: 'What happens next',
    accept: { title: 'You accept', text: 'You don’t sign or owe anything yet.' },
    steps: {
      DETAILS: {
        title: 'You finish and submit your application',
        text: 'A few details about you, then a summary to check.',
      },
      INCOME: { title: 'You confirm your income', text: '2 to 5 minutes if you connect your payroll or bank.' },
      IDENTITY: { title: 'You verify your identity', text: 'About 3 minutes, with a driver’s license or passport.' },
      HOME: { title: 'You check what’s owed on your home', text: 'We show you the loans we found.' },
      ACCOUNT: { title: 'You choose your accounts', text: 'You tell us where to send your money and how you’ll pay.' },
      SIGN: { title: 'You sign', text: 'Nothing is final before you sign.' },
      NOTARY: {
        title: 'You meet a notary',
        text: 'About 20 minutes, by video or in person. If there’s a fee, your closing documents show it before you sign.',
      },
      RESCISSION: {
        title: 'You have 3 business days to cancel',
        text: 'Canceling is free, and you don’t have to give a reason. We won’t send money before then.',
      },
      FUNDING: { title: 'We send your money', text: 'To the account you chose.' },
    } satisfies Record<OfferStep, { title: string; text: string }>,
  },
  consent: {
    label: 'I agree to a hard credit check',
    hint: 'We run it only after you submit. You can agree now, or when you submit.',
    optional: '(optional)',
  },
  accept: 'Accept and continue',
  busy: 'Accepting',
  change: 'Change my offer',
  print: 'Print this offer',
} as const;
