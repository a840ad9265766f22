import { describe, expect, test } from 'vitest';
import { BRANDS } from './brands.ts';
import { parseBrand } from './parse-brand.ts';
import { findBrand, resolveBrand, type BrandRequest } from './resolve.ts';

const resolve = (question: Partial<BrandRequest>) => {
  const answer = resolveBrand({ host: 'localhost:8080', production: false, ...question });
  return answer && `${answer.brand.orgCode} by ${answer.by}`;
};

describe('resolveBrand', () => {
  test.each<[string, Partial<BrandRequest>, string | undefined]>([
    ['uses a host base', { host: 'brightwell.example', production: true }, 'HOMEPOINT by host'],
    ['accepts a host below a base', { host: 'apply.brightwell.example', production: true }, 'HOMEPOINT by host'],
    ['prefers the longest base', { host: 'ny.alderpoint.example', production: true }, 'FIGURE_NY by host'],
    ['ignores a host that only ends with a base', { host: 'notbrightwell.example', production: true }, undefined],
    ['ignores capitals and a port', { host: 'Brightwell.Example:443', production: true }, 'HOMEPOINT by host'],
    [
      'prefers ?org= to host and cookie',
      { host: 'alderpoint.example', orgParam: 'HOMEPOINT', orgCookie: 'CMG' },
      'HOMEPOINT by param',
    ],
    ['prefers the cookie to the host', { host: 'alderpoint.example', orgCookie: 'HOMEPOINT' }, 'HOMEPOINT by cookie'],
    ['uses the host for an unknown code', { host: 'brightwell.example', orgParam: 'NOBODY' }, 'HOMEPOINT by host'],
    ['uses the cookie for an unknown code', { orgParam: 'NOBODY', orgCookie: 'HOMEPOINT' }, 'HOMEPOINT by cookie'],
    ['accepts a code in lower case', { orgParam: 'homepoint' }, 'HOMEPOINT by param'],
    [
      'accepts ?org= in production on the shared host',
      { host: 'apply.alderpoint.example', orgParam: 'HOMEPOINT', production: true },
      'HOMEPOINT by param',
    ],
    [
      'uses the main brand on the shared host without a code',
      { host: 'apply.alderpoint.example', production: true },
      'FIGURE by host',
    ],
    [
      "ignores ?org= in production on a lender's own host",
      { host: 'brightwell.example', orgParam: 'FIGURE', production: true },
      'HOMEPOINT by host',
    ],
    [
      "ignores the cookie in production on a lender's own host",
      { host: 'brightwell.example', orgCookie: 'FIGURE', production: true },
      'HOMEPOINT by host',
    ],
    ['uses the main brand for an unknown host in development', {}, 'FIGURE by default'],
    ['has no brand for an unknown host in production', { production: true }, undefined],
    ['has no brand without a host in production', { host: undefined, production: true, orgParam: 'FIGURE' }, undefined],
  ])('%s [BRAND-001, BRAND-002]', (_, question, answer) => {
    expect(resolve(question)).toBe(answer);
  });

  test('accepts the operator’s shared hosts, with the main brand as default', () => {
    const choice = { sharedHosts: ['lines.bank.example'] };
    expect(resolveBrand({ host: 'lines.bank.example', orgParam: 'CMG', production: true }, choice)?.brand.orgCode).toBe(
      'CMG',
    );
    expect(resolveBrand({ host: 'lines.bank.example', production: true }, choice)).toMatchObject({
      by: 'default',
      brand: { kind: 'main' },
    });
  });

  test('shows the demo lender by default on a host of no brand, outside production only', () => {
    const resolveDefault = (production: boolean, defaultOrg: string) =>
      resolveBrand({ host: 'lines.bank.example', production }, { sharedHosts: ['lines.bank.example'], defaultOrg })
        ?.brand.orgCode;
    expect(resolveDefault(false, 'DEMO')).toBe('DEMO');
    expect(resolveDefault(true, 'DEMO')).toBe('FIGURE');
    expect(resolveDefault(true, 'CMG')).toBe('CMG');
  });

  test('shows a draft brand outside production only, and never a retired one', () => {
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

  test('the New York and main sites refer to each other for retail and wholesale [BRAND-013]', () => {
    for (const [main, ny] of [
      ['FIGURE', 'FIGURE_NY'],
      ['FIGURE_WHOLESALE', 'FIGURE_NY_WHOLESALE'],
    ] as const) {
      const [mainBrand, nyBrand] = [findBrand(main), findBrand(ny)];
      expect(resolveBrand({ host: mainBrand?.hosts.nyVariant, production: true })?.brand.orgCode).toBe(ny);
      expect(resolveBrand({ host: nyBrand?.hosts.nonNyVariant, production: true })?.brand.orgCode).toBe(main);
    }
  });

  test('findBrand matches a code exactly', () => {
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
