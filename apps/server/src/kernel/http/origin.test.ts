import { describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { getRequestOrigin, pageAddress } from './origin.ts';

const PRODUCTION_CONFIG = { production: true, sharedHost: null, host: '127.0.0.1', port: 8080 };
const SHARED_HOST_CONFIG = { ...PRODUCTION_CONFIG, sharedHost: 'lines.bank.example' };
const LOCAL_CONFIG = { ...PRODUCTION_CONFIG, production: false };

describe('a link in a message', () => {
  test.each([
    ['opens the brand’s host', PRODUCTION_CONFIG, 'HOMEPOINT', 'https://brightwell.example/auth/login'],
    [
      'opens the shared host, if any, and names the lender',
      SHARED_HOST_CONFIG,
      'HOMEPOINT',
      'https://lines.bank.example/auth/login?org=HOMEPOINT',
    ],
    ['opens this machine outside production', LOCAL_CONFIG, 'FIGURE', 'http://127.0.0.1:8080/auth/login?org=FIGURE'],
    [
      'opens a name that a browser can reach when the server listens everywhere',
      { ...LOCAL_CONFIG, host: '0.0.0.0' },
      'FIGURE',
      'http://localhost:8080/auth/login?org=FIGURE',
    ],
  ])('%s', (_what, config, organisation, address) => {
    expect(pageAddress(config, organisation, '/auth/login')).toBe(address);
  });
});

describe('the return address from a partner’s page', () => {
  const buildOrigin = (config: object, host: string, protocol = 'https') => {
    const request = { host, protocol, query: {}, cookies: {} };
    return getRequestOrigin({ config } as Context, request, 'HOMEPOINT');
  };

  test.each([
    [
      "is the lender's host in the browser",
      SHARED_HOST_CONFIG,
      'lines.bank.example',
      'https',
      'https://lines.bank.example',
    ],
    ['is https whatever a header says', SHARED_HOST_CONFIG, 'lines.bank.example', 'http', 'https://lines.bank.example'],
    [
      'takes no scheme from a header',
      SHARED_HOST_CONFIG,
      'lines.bank.example',
      'https://evil.example/x?',
      'https://lines.bank.example',
    ],
    ['has no port from a header', SHARED_HOST_CONFIG, 'lines.bank.example:4444', 'https', 'https://lines.bank.example'],
    ['is never an unknown host', SHARED_HOST_CONFIG, 'evil.example', 'https', 'https://lines.bank.example'],
    ['stays on this machine outside production', LOCAL_CONFIG, 'localhost:8081', 'http', 'http://localhost:8081'],
    ['is no other machine outside production', LOCAL_CONFIG, 'evil.example', 'http', 'http://127.0.0.1:8080'],
  ])('%s', (_what, config, host, protocol, origin) => {
    expect(buildOrigin(config, host, protocol)).toBe(origin);
  });
});
