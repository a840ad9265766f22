export const BUY_DOWN = {
  label: 'Pay more now for a lower rate',
  row: (rate: string, fee: string, saving: string, months: number) =>
    `${rate}: ${fee} more in fees, ${saving} less a month. Even after ${months} months.`,
  choose: (rate: string) => `Choose ${rate}`,
} as const;
