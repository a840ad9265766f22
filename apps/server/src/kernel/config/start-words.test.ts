import { BRANDS, findBrand, resolveBrand } from '@lintel/brands';
import { expect, test } from 'vitest';
import { whereToOpen } from './start-words.en.ts';

test.each([
  ['during a trial', { production: false, sharedHost: null, brands: BRANDS }, 'http://127.0.0.1:8080'],
  [
    'on a shared host',
    { production: true, sharedHost: 'lines.bank.example', brands: BRANDS },
    'https://lines.bank.example',
  ],
  ['on the hosts of the brands', { production: true, sharedHost: null, brands: BRANDS }, 'https://alderpoint.example'],
  [
    'on the host of the only lender',
    { production: true, sharedHost: null, brands: [findBrand('HOMEPOINT')!] },
    'https://brightwell.example',
  ],
  [
    'on a shared host of lenders without the main one',
    { production: true, sharedHost: 'lines.bank.example', brands: [findBrand('HOMEPOINT')!, findBrand('CMG')!] },
    'https://lines.bank.example',
  ],
])('the address printed at start has a page %s', (_where, config, origin) => {
  const shownOrigin = /\S+(?=\/account\/heloc\/register-v2$)/.exec(whereToOpen(config, 'http://127.0.0.1:8080'))?.[0];
  expect(shownOrigin).toBe(origin);
  const { brands, sharedHost } = config;
  expect(
    resolveBrand(
      { host: new URL(origin).host, production: config.production },
      { brands, sharedHosts: sharedHost === null ? [] : [sharedHost] },
    )?.brand,
  ).toBe(brands[0]);
});
