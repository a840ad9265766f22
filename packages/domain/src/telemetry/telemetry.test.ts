import { describe, expect, test } from 'vitest';
import { isIgnoredError } from './ignored-errors.ts';
import { OTHER_PAGE, TELEMETRY_PAGES, toPagePattern } from './pages.ts';
import { pickTelemetryQuery } from './query.ts';

const UUID = '2f1c6f1e-0c53-4f0a-9a51-6f4f1f2f8a10';

describe('toPagePattern', () => {
  test.each([
    [`/account/heloc/${UUID}`, '/account/heloc/:uuid'],
    [`/account/heloc/${UUID}/product/select/`, '/account/heloc/:uuid/product/select'],
    [`/account/heloc/${UUID}/income/link/ana@example.com`, '/account/heloc/:uuid/income/link/:type'],
    ['/account/heloc/register', '/account/heloc/register'],
    ['/account/heloc/heloc-signer/conditions/identity', '/account/heloc/heloc-signer/conditions/:location'],
    ['/', '/'],
    ['/reset/ana@example.com', OTHER_PAGE],
    [`/account/heloc/${UUID}/nowhere/${UUID}`, OTHER_PAGE],
  ])('returns the pattern of %s without its values', (path, pattern) => {
    expect(toPagePattern(path)).toBe(pattern);
  });

  test('returns every pattern of the list for itself', () => {
    expect(TELEMETRY_PAGES.filter((page) => toPagePattern(page) !== page)).toEqual([]);
  });
});

describe('pickTelemetryQuery', () => {
  test('returns campaigns, the lender and the step, and drops everything else', () => {
    expect(
      pickTelemetryQuery({
        utm_source: 'spring-mail',
        org: 'FIGURE',
        step: 'name',
        token: 'secret',
        nonce: 'secret',
        email: 'ana@example.com',
        offerCode: 'ABC123',
        redirectUrl: '/dashboard',
      }),
    ).toEqual({ utm_source: 'spring-mail', org: 'FIGURE', step: 'name' });
  });

  test.each(['ana@example.com', '415-555-0142', '+1 (415) 555-0142', UUID, 'x'.repeat(31), ['a', 'b']])(
    'drops the campaign %j, which is not a name',
    (value) => {
      expect(pickTelemetryQuery({ utm_term: value })).toEqual({});
    },
  );
});

describe('isIgnoredError', () => {
  test.each([
    new TypeError('Failed to fetch'),
    new TypeError('Load failed'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new DOMException('The user aborted a request.', 'AbortError'),
    new TypeError('error loading dynamically imported module: /x.js'),
  ])('ignores a failed connection: %s [TELE-017]', (error) => {
    expect(isIgnoredError(error)).toBe(true);
  });

  test.each([
    new TypeError("Cannot read properties of undefined (reading 'map')"),
    new Error('No private label data found'),
  ])('reports a fault of our own: %s [TELE-017]', (error) => {
    expect(isIgnoredError(error)).toBe(false);
  });
});
