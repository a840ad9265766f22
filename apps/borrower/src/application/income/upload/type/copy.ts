import type { IncomeSource } from '@lintel/domain';

type Uploaded = Extract<IncomeSource, 'MANUAL_PAYSTUB' | 'OTHER'>;

export const UPLOADS: Record<Uploaded, { title: (n: number) => string; label: string; good: readonly string[] }> = {
  MANUAL_PAYSTUB: {
    title: (n) => `Send your ${n === 1 ? '' : n === 2 ? 'two ' : `${n} `}most recent paystub${n === 1 ? '' : 's'}`,
    label: 'Paystubs',
    good: [
      'Your name and your employer’s name',
      'The pay period and the date of payment',
      'Pay before and after deductions, and the sum of this year',
    ],
  },
  OTHER: {
    title: () => 'Send papers that show your income',
    label: 'Papers',
    good: ['Your name', 'Who pays you', 'How much, and for which time'],
  },
};

export const SEND = {
  lead: 'A person reads them, usually within 1 business day. No figure is taken from them by a machine alone.',
  count: (sent: number, wanted: number) => `${sent} of ${wanted} added.`,
  rail: 'What a good one shows',
  submit: 'Send',
  back: 'Choose another way',
} as const;
