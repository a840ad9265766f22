export const PAY_OFF = {
  liensLater: 'You can also pay off loans on your home with this line. We’ll ask about them later.',
} as const;
