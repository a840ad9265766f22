import { describe, expect, test } from 'vitest';
import { BRANDS } from './brands.ts';
import { buildFooter } from './footer.ts';
import { parseBrand } from './parse-brand.ts';
import { privateLabel } from './private-label.ts';
import { findBrand } from './resolve.ts';

const figure = findBrand('FIGURE')!;
const homepoint = findBrand('HOMEPOINT')!;

describe('privateLabel', () => {
  test('survives a JSON round trip [BRAND-007]', () => {
    for (const brand of BRANDS) {
      const written = JSON.parse(JSON.stringify(privateLabel(brand)));
      expect(written).toMatchObject({
        orgCode: brand.orgCode,
        logo: { alt: brand.logo.alt },
      });
    }
  });

  test('includes support details with a formatted phone number [BRAND-005]', () => {
    expect(privateLabel(homepoint).support).toMatchObject({
      phone: '+18885550177',
      phoneLabel: '(888) 555-0177',
      email: 'help@brightwell.example',
    });
  });

  test('is less than 4 KB and contains no color and no host base', () => {
    for (const brand of BRANDS) {
      const text = JSON.stringify(privateLabel(brand));
      expect(text.length).toBeLessThan(4000);
      expect(text).not.toMatch(/#[0-9a-f]{6}|"bases"/i);
    }
  });
});

describe('buildFooter', () => {
  const withLegal = (legal: object) =>
    buildFooter(
      parseBrand({
        schemaVersion: 1,
        orgCode: 'FIRST_BANK',
        name: { display: 'First', legal: 'First, LLC' },
        hosts: { bases: ['first.example'] },
        colors: { primary: '#14584A' },
        logo: { light: 'logo.svg', alt: 'First' },
        support: { phone: '+18885550100', email: 'help@first.example' },
        legal: { nmlsId: '1', licensedStates: ['WA', 'AZ'], ...legal },
      }),
    );

  test('links to the configured pages or to our own [BRAND-016, LEGAL-015, LEGAL-026]', () => {
    expect(withLegal({})).toMatchObject({ privacyUrl: '/privacy', termsUrl: '/terms', licensesUrl: '/licenses' });
    expect(withLegal({ privacyUrl: 'https://first.example/privacy' }).privacyUrl).toBe('https://first.example/privacy');
  });

  test('sorts the licensed states [LEGAL-020]', () => {
    expect(withLegal({}).licensedStates).toEqual(['AZ', 'WA']);
  });

  test('says "Terms of Use" for seven partners and "Terms of Service" for the others [LEGAL-027, LEGAL-028]', () => {
    const named = [
      'AMERICAN_PACIFIC',
      'CROSS_COUNTRY',
      'CMG',
      'EVERGREEN',
      'FAIRWAY',
      'GUARANTEED_RATE',
      'GUARANTEED_RATE_AFFINITY',
    ];
    const listLabels = (orgs: readonly string[]) => new Set(orgs.map((org) => buildFooter(findBrand(org)!).termsLabel));
    expect([...listLabels(named)]).toEqual(['Terms of Use']);
    const others = BRANDS.map(({ orgCode }) => orgCode).filter((org) => !named.includes(org));
    expect(others).toContain('HOMEPOINT');
    expect([...listLabels(others)]).toEqual(['Terms of Service']);
  });

  test('promises more states for the main brand below 50, and not for a partner [LEGAL-025]', () => {
    expect(buildFooter(figure).moreStatesToCome).toBe(true);
    expect(buildFooter(homepoint).moreStatesToCome).toBe(false);
    const everywhere = BRANDS.flatMap(({ legal }) => legal.licensedStates);
    expect(
      buildFooter({
        ...figure,
        legal: {
          ...figure.legal,
          licensedStates: Array.from({ length: 50 }, (_, index) => everywhere[index % everywhere.length]!),
        },
      }).moreStatesToCome,
    ).toBe(false);
  });

  test('links one partner’s Illinois community reinvestment notice [LEGAL-016]', () => {
    const [movement, ...others] = BRANDS.filter(({ legal }) => legal.notices.length > 0);
    expect(others).toEqual([]);
    expect(movement?.orgCode).toBe('MOVEMENT');
    expect(movement?.legal.notices.map(({ id }) => id)).toEqual(['illinois']);
    expect(buildFooter(movement!).extraLinks).toEqual([
      { label: 'Illinois Community Reinvestment Notice', url: '/licenses#illinois' },
    ]);
  });

  test('footer text and New York notices vary by brand [LEGAL-022, LEGAL-023]', () => {
    const texts = ['FIGURE', 'MOVEMENT', 'FAIRWAY', 'ORIGIN_POINT'].map((org) => {
      const { legal, name } = findBrand(org)!;
      return legal.footerText?.replaceAll(name.display, 'The lender');
    });
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(4);
    const listNotices = (org: string) =>
      buildFooter(findBrand(org)!).disclosures.filter((line) => line.startsWith('For NY: '));
    expect([listNotices('FIGURE_NY').length, listNotices('FIGURE').length]).toEqual([1, 0]);
  });

  test("disclosures show the brand's own figures [LEGAL-024, LEGAL-007, LEGAL-008, LEGAL-009, LEGAL-010, LEGAL-011, LEGAL-012, LEGAL-013]", () => {
    const text = buildFooter(figure).disclosures.join(' ');
    for (const figureText of [
      '$15,000 to $400,000',
      '7.60% to 17.20%',
      '4.99%',
      '$180',
      '$300',
      '$0 to $315',
      '$0 to $1,400',
    ])
      expect(text).toContain(figureText);
    const other = buildFooter({ ...figure, limits: { ...figure.limits, maxAmount: 250_000 } }).disclosures.join(' ');
    expect(other).toContain('$15,000 to $250,000');
    expect(withLegal({ disclosures: ['One more.'] }).disclosures.at(-1)).toBe('One more.');
  });
});
