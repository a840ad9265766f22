import type { PropertyCondition } from '@lintel/domain';

export type TiledCondition = Exclude<PropertyCondition, 'UNKNOWN_CONDITION' | 'NOT_AVAILABLE'>;

export const ESTIMATE = {
  title: 'What do you think your home is worth?',
  value: 'Your estimate',
  valueHint: 'Enter what it would sell for today, in dollars.',
  valueMissing: 'Enter an amount in dollars',
  valueLow: 'Enter an amount of at least $1',
  valueHigh: 'Enter an amount of less than $1,000,000,000',
  notFinal: 'We use it to show you offers. A local expert’s estimate sets the final value.',
  condition: 'What condition is it in?',
  conditions: {
    POOR: { label: 'Poor', hint: 'Needs major repairs to live in' },
    FAIR: { label: 'Fair', hint: 'Worn, needs some repairs' },
    AVERAGE: { label: 'Average', hint: 'Normal wear, all in working order' },
    GOOD: { label: 'Good', hint: 'Well kept, some parts updated' },
    EXCELLENT: { label: 'Excellent', hint: 'New, or fully updated' },
  } satisfies Record<TiledCondition, { label: string; hint: string }>,
  about: 'About the house',
  beds: 'Bedrooms',
  baths: 'Bathrooms',
  feet: 'Square feet',
  roomsWrong: 'Enter a number from 0 to 99',
  feetWrong: 'Enter a whole number from 0 to 1,000,000',
  why: {
    title: 'Why we ask',
    items: [
      { title: 'No automated value', text: 'We couldn’t find enough recent sales of homes like yours.' },
      { title: 'A broker looks later', text: 'From the outside, in 3 to 5 days. You don’t pay anything now.' },
    ],
  },
  found: 'What we know',
  parcel: 'Parcel number',
  address: 'Address',
  submit: 'Continue',
} as const;
