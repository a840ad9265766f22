import type { Brand } from '@lintel/brands';

/**
 * ZIP code prefixes where no lender of ours lends: territories and military mail, where no county records a deed for
 * us.
 */
const ZIPS_NOT_SERVED: readonly string[] = [
  '006',
  '007',
  '008',
  '009',
  '090',
  '091',
  '092',
  '093',
  '094',
  '095',
  '096',
  '097',
  '098',
  '099',
  '340',
  '962',
  '963',
  '964',
  '965',
  '966',
  '967',
  '968',
  '969',
];

/** Returns the states in which a lender lends, sorted. An application needs a home in one of them. */
export const statesServed = (brand: Brand): string[] => brand.legal.licensedStates.toSorted();

export const zipPrefixesNotServed = (): string[] => [...ZIPS_NOT_SERVED];

export const zipIsServed = (zip: string): boolean => !ZIPS_NOT_SERVED.some((prefix) => zip.startsWith(prefix));
