export const FOR_SALE = {
  title: 'Is this property currently listed for sale?',
  titleSixMonths: 'Is this property listed for sale, or do you plan to list it for sale in the next 6 months?',
  lead: 'A home on the market usually can’t secure a new line of credit.',
  answer: 'Your answer',
  no: 'No',
  yes: 'Yes',
  recent:
    'A home bought, or whose title was transferred, in the last 90 days is not eligible for a home equity line of credit.',
  recentTitle: 'Did you buy it in the last 90 days?',
} as const;
