export const FACTS = {
  title: 'Key facts',
  rateAndApr: 'Rate and APR',
  cancel: 'You can cancel for',
  days: '3 business days',
} as const;
