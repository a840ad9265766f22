import { describe, expect, test } from 'vitest';
import { preferredLocale } from './locale-of-request.ts';

const BOTH = ['en-US', 'en-XA'] as const;

describe('the locale that a reader prefers', () => {
  test.each([
    ['en-XA', 'en-XA'],
    ['EN-xa', 'en-XA'],
    ['en', 'en-US'],
    ['en-GB', 'en-US'],
    ['en-XA, en-US', 'en-XA'],
    ['en-US;q=0.5, en-XA;q=0.9', 'en-XA'],
    ['en-XA ; q=0.2 , en-US', 'en-US'],
    ['fr, en-XA;q=0.4', 'en-XA'],
    ['en-XA;q=0, en', 'en-US'],
    ['*', undefined],
    ['fr, *;q=0.5', undefined],
    ['fr', undefined],
    ['', undefined],
    [' ,;q=1, ;;', undefined],
    ['en-XA;q=abc, en-US', 'en-US'],
    ['x'.repeat(10_000), undefined],
  ])('for "%s" is %s', (accepted, locale) => {
    expect(preferredLocale(accepted, BOTH)).toBe(locale);
  });

  test('is one that the server supports', () => {
    expect(preferredLocale('en-XA', ['en-US'])).toBe('en-US');
    expect(preferredLocale('en-US', [])).toBeUndefined();
  });
});
