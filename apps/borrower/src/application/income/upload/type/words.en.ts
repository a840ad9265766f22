import type { IncomeSource } from '@lintel/domain';

type UploadedSource = Extract<IncomeSource, 'MANUAL_PAYSTUB' | 'OTHER'>;

export const UPLOADS: Record<UploadedSource, { title: (n: number) => string; label: string; good: readonly string[] }> =
  {
    MANUAL_PAYSTUB: {
      title: (n) => `Upload your ${n === 1 ? '' : n === 2 ? 'two ' : `${n} `}most recent pay stub${n === 1 ? '' : 's'}`,
      label: 'Pay stubs',
      good: [
        'Your name and your employer’s name',
        'The pay period and the date of payment',
        'Pay before and after deductions, and the total so far this year',
      ],
    },
    OTHER: {
      title: () => 'Upload documents that show your income',
      label: 'Documents',
      good: ['Your name', 'Who pays you', 'How much, and for what period'],
    },
  };

export const SEND = {
  lead: 'A loan specialist reviews them, usually within 1 business day. We don’t rely on a computer alone to read the figures.',
  count: (sent: number, wanted: number) => `${sent} of ${wanted} added.`,
  rail: 'What they should show',
  submit: 'Send',
  back: 'Choose another way',
} as const;
