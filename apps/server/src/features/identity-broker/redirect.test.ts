import { expect, test } from 'vitest';
import { safeRedirect } from './redirect.ts';

test.each([
  '/dashboard',
  '/account/heloc/register-v2?org=FIGURE#top',
  '/account/heloc/0d6f5a1e-1111-4222-8333-444455556666/product/select',
])('keeps a path of this site: %s [AUTH-013]', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test.each([
  '//evil.test',
  '/\\evil.test',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '/a/..//evil.test',
  '/a/%2e%2e//evil.test',
  '/a\\..\\\\evil.test',
  '/\tevil.test',
  'https:evil.test',
  'https://evil.test',
  '/a%0d%0aX: y',
  'javascript:alert(1)',
  '@evil.test',
  '/A',
  '/',
  '',
  '/a//b',
  '/a/../b',
  'a',
  `/${'a'.repeat(600)}`,
  '/a%',
  '/\u2215evil',
  '/.evil',
  '/1',
])('redirects anything else to the dashboard: %j [AUTH-013]', (path) => {
  expect(safeRedirect(path)).toBe('/dashboard');
});
