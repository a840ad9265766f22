/** Where a prefilled answer comes from, next to it. */
export const FROM = {
  OFFER: () => 'From your offer letter',
  PARTNER: (partner: string | undefined) => `From ${partner ?? 'our partner'}`,
  OFFICER: () => 'From your loan officer',
} as const;
