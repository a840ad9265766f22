/** The name of an account, apart from the other words: the dashboard has room for no more. */
export const ACCOUNT = {
  unknownBank: 'Your bank',
  ending: (bank: string, mask: string) => `${bank}, account ending ${mask}`,
} as const;
