import { resolveBrand } from '@lintel/brands';
import { expect, test } from 'vitest';
import { whereToOpen } from './start-words.ts';

test.each([
  ['while trying out', { production: false, sharedHost: null }, 'http://127.0.0.1:8080'],
  ['on a shared host', { production: true, sharedHost: 'lines.bank.example' }, 'https://lines.bank.example'],
  ['on the hosts of the brands', { production: true, sharedHost: null }, 'https://alderpoint.example'],
])('the address that the start prints has a page %s', (_where, config, origin) => {
  const said = /\S+(?=\/account\/heloc\/register-v2$)/.exec(whereToOpen(config, 'http://127.0.0.1:8080'))?.[0];
  expect(said).toBe(origin);
  const shared = config.sharedHost === null ? {} : { sharedHosts: [config.sharedHost] };
  expect(resolveBrand({ host: new URL(origin).host, production: config.production }, shared)?.brand.kind).toBe('main');
});
