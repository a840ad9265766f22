import { expect, test } from 'vitest';
import { parseReturnPath } from './urls.ts';

test.each([
  ['/desk/reviews?assignee=ME', '/reviews?assignee=ME'],
  [
    '/desk/applications/3f2504e0-4f89-41d3-9a0c-0305e82c3301/history',
    '/applications/3f2504e0-4f89-41d3-9a0c-0305e82c3301/history',
  ],
])('returns to %s after login', (wanted, path) => {
  expect(parseReturnPath(wanted)).toBe(path);
});

test.each([
  null,
  '',
  '/account/heloc',
  'https://other.example/desk/reviews',
  '//other.example/desk/',
  '/desk/..//other.example',
  '/desk\\other',
  '/desk/../account',
  '/desk/login',
  '/desk/account-setup',
])('does not return to %s after login', (wanted) => {
  expect(parseReturnPath(wanted)).toBeUndefined();
});
