export const PAY_OFF = {
  liensLater: 'Debts secured by your home come later, when you have confirmed them.',
} as const;
