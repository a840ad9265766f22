import { isUuid } from '@lintel/domain';
import { describe, expect, test } from 'vitest';
import { safeRedirect, urls } from './urls.ts';

const uuid = '0b0e7c9a-5a0e-4f5e-9d3c-1f2a3b4c5d6e';

describe('urls', () => {
  test('start with the base path and put the application id before the destination [CONST-001, ROUTE-001]', () => {
    expect(urls.application(uuid)).toBe(`/account/heloc/${uuid}`);
    expect(urls.application(uuid, 'product/select')).toBe(`/account/heloc/${uuid}/product/select`);
  });

  test.each(['../dashboard', 'product//select', 'a/b?c', 'sign#x', 'x y', '%2e%2e'])(
    'refuse %j as a destination',
    (destination) => {
      expect(() => urls.application(uuid, destination)).toThrow('Not a path segment');
    },
  );

  test('refuse an application id that isn’t a UUID [FORM-049]', () => {
    expect(() => urls.application('register')).toThrow('Not an application id');
    expect(isUuid(`${uuid}0`)).toBe(false);
  });

  test('name each step as the specification does, the first without a segment [REG-001, SCREEN-006]', () => {
    expect(urls.step('index')).toBe('/account/heloc/register-v2');
    expect(urls.step('legal-name')).toBe('/account/heloc/register-v2/legal-name');
  });
});

describe('the redirect after login', () => {
  test.each([
    ['/dashboard', '/dashboard'],
    [`/account/heloc/${uuid}?x=1`, `/account/heloc/${uuid}?x=1`],
    ['//evil.example', undefined],
    ['/\\evil.example', undefined],
    ['/a\\evil', undefined],
    ['https://evil.example', undefined],
    ['/a?back=//evil.example#top', '/a?back=//evil.example#top'],
    ['/a/..//evil.example', undefined],
    ['/a/%2e%2E//evil.example', undefined],
    ['/a/./..//evil.example', undefined],
    ['/a//b', undefined],
    ['/Dashboard', undefined],
    ['dashboard', undefined],
    ['', undefined],
    [null, undefined],
  ])('resolves %j to %j [QRY-010, AUTH-013]', (wanted, leads) => {
    expect(safeRedirect(wanted)).toBe(leads);
  });

  test('is left out of the login URL when it is unsafe [QRY-010, SCREEN-127, AUTH-011, AUTH-012]', () => {
    expect(urls.login('//evil.example')).toBe('/auth/login');
    expect(urls.login('/dashboard?a=b')).toBe('/auth/login?redirectUrl=%2Fdashboard%3Fa%3Db');
  });
});
