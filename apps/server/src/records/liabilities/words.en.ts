export const PAY_OFF = {
  liensLater: 'You can select debts secured by your home later, after you confirm them.',
} as const;
