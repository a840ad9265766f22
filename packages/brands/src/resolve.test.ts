import { describe, expect, test } from 'vitest';
import { parseBrand } from './brand.ts';
import { BRANDS } from './brands.ts';
import { findBrand, resolveBrand, type BrandQuestion } from './resolve.ts';

const resolve = (question: Partial<BrandQuestion>) => {
  const answer = resolveBrand({ host: 'localhost:8080', production: false, ...question });
  return answer && `${answer.brand.orgCode} by ${answer.by}`;
};

describe('the brand of a page', () => {
  test.each<[string, Partial<BrandQuestion>, string | undefined]>([
    ['a host base decides', { host: 'brightwell.example', production: true }, 'HOMEPOINT by host'],
    ['a host under a base counts', { host: 'apply.brightwell.example', production: true }, 'HOMEPOINT by host'],
    ['the longest base comes first', { host: 'ny.alderpoint.example', production: true }, 'FIGURE_NY by host'],
    ['a name that merely ends alike does not count', { host: 'notbrightwell.example', production: true }, undefined],
    ['capitals and a port do not matter', { host: 'Brightwell.Example:443', production: true }, 'HOMEPOINT by host'],
    [
      '?org= beats host and cookie',
      { host: 'alderpoint.example', orgParam: 'HOMEPOINT', orgCookie: 'CMG' },
      'HOMEPOINT by param',
    ],
    ['the cookie beats the host', { host: 'alderpoint.example', orgCookie: 'HOMEPOINT' }, 'HOMEPOINT by cookie'],
    ['an unknown code falls to the host', { host: 'brightwell.example', orgParam: 'NOBODY' }, 'HOMEPOINT by host'],
    ['an unknown code does not hide the cookie', { orgParam: 'NOBODY', orgCookie: 'HOMEPOINT' }, 'HOMEPOINT by cookie'],
    ['a code in small letters is the same code', { orgParam: 'homepoint' }, 'HOMEPOINT by param'],
    [
      'in production ?org= counts on the shared host',
      { host: 'apply.alderpoint.example', orgParam: 'HOMEPOINT', production: true },
      'HOMEPOINT by param',
    ],
    [
      'the shared host alone is the main brand',
      { host: 'apply.alderpoint.example', production: true },
      'FIGURE by host',
    ],
    [
      "in production ?org= does not count on a lender's own host",
      { host: 'brightwell.example', orgParam: 'FIGURE', production: true },
      'HOMEPOINT by host',
    ],
    [
      "in production the cookie does not count on a lender's own host",
      { host: 'brightwell.example', orgCookie: 'FIGURE', production: true },
      'HOMEPOINT by host',
    ],
    ['an unknown host is the main brand in development', {}, 'FIGURE by default'],
    ['an unknown host is nobody in production', { production: true }, undefined],
    ['no host at all is nobody in production', { host: undefined, production: true, orgParam: 'FIGURE' }, undefined],
  ])('%s [BRAND-001, BRAND-002]', (_, question, answer) => {
    expect(resolve(question)).toBe(answer);
  });

  test('an operator names a shared host of their own, where the main brand is the default', () => {
    const choice = { sharedHosts: ['lines.bank.example'] };
    expect(resolveBrand({ host: 'lines.bank.example', orgParam: 'CMG', production: true }, choice)?.brand.orgCode).toBe(
      'CMG',
    );
    expect(resolveBrand({ host: 'lines.bank.example', production: true }, choice)).toMatchObject({
      by: 'default',
      brand: { kind: 'main' },
    });
  });

  test('a brand that is not live is shown outside production only, a retired one never', () => {
    const with_ = (status: string) => [...BRANDS, parseBrand({ ...rawBrand, status })];
    const resolveWith = (status: string, production: boolean) =>
      resolveBrand({ host: 'new.example', production }, { brands: with_(status) })?.brand.orgCode;
    expect([
      resolveWith('live', true),
      resolveWith('draft', true),
      resolveWith('draft', false),
      resolveWith('retired', false),
    ]).toEqual(['NEW_BANK', undefined, 'NEW_BANK', 'FIGURE']);
  });

  test('the New York site and the main site name each other, for retail and for wholesale [BRAND-013]', () => {
    for (const [main, ny] of [
      ['FIGURE', 'FIGURE_NY'],
      ['FIGURE_WHOLESALE', 'FIGURE_NY_WHOLESALE'],
    ] as const) {
      const [mainBrand, nyBrand] = [findBrand(main), findBrand(ny)];
      expect(resolveBrand({ host: mainBrand?.hosts.nyVariant, production: true })?.brand.orgCode).toBe(ny);
      expect(resolveBrand({ host: nyBrand?.hosts.nonNyVariant, production: true })?.brand.orgCode).toBe(main);
    }
  });

  test('a code of the x-org header is found to the letter or not at all', () => {
    expect(findBrand('HOMEPOINT')?.name.display).toBe('Brightwell Mortgage');
    expect(findBrand('homepoint')).toBeUndefined();
  });
});

const rawBrand = {
  schemaVersion: 1,
  orgCode: 'NEW_BANK',
  name: { display: 'New', legal: 'New, LLC' },
  hosts: { bases: ['new.example'] },
  colors: { primary: '#14584A' },
  logo: { light: 'logo.svg', alt: 'New' },
  support: { phone: '+18885550100', email: 'help@new.example' },
  legal: { nmlsId: '1', licensedStates: [] },
};
