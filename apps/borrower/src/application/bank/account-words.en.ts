/** How an account is named. In its own file, so that the dashboard doesn't load the other words of the bank screens. */
export const ACCOUNT = {
  unknownBank: 'Your bank',
  ending: (bank: string, mask: string) => `${bank}, account ending ${mask}`,
} as const;
