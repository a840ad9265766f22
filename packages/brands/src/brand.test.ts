import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { brandFaults, brandFiles, parseBrand, type Brand } from './brand.ts';
import { BRANDS } from './brands.ts';
import { fontFaces, fontFiles } from './fonts.ts';
import { deriveTheme } from './theme.ts';

/** The sample organization codes that ship with the product. Added lenders are not listed here. */
const SAMPLES: readonly string[] = [
  'FIGURE',
  'FIGURE_NY',
  'FIGURE_WHOLESALE',
  'FIGURE_NY_WHOLESALE',
  'FIGURE_MARKETS_CREDIT',
  'HOMEPOINT',
  'GUARANTEED_RATE',
  'GUARANTEED_RATE_AFFINITY',
  'ORIGIN_POINT',
  'CITYWIDE_HOME_LOANS',
  'PROPER_RATE',
  'AMERICAN_PACIFIC',
  'CROSS_COUNTRY',
  'CMG',
  'EVERGREEN',
  'FAIRWAY',
  'MOVEMENT',
  'QUORUM',
  'TEACHERS_FEDERAL_CU',
  'DEPARTMENT_OF_COMMERCE_CU',
  'VALLEY_STRONG',
];

const toFolder = (name: string) => fileURLToPath(new URL(`../${name}/`, import.meta.url));
const VALID_BRAND = {
  schemaVersion: 1,
  orgCode: 'FIRST_BANK',
  name: { display: 'First', legal: 'First, LLC' },
  hosts: { bases: ['first.example'] },
  colors: { primary: '#14584A' },
  logo: { light: 'logo.svg', alt: 'First' },
  support: { phone: '+18885550100', email: 'help@first.example' },
  legal: { nmlsId: '1', licensedStates: ['CO'] },
};
const brand = parseBrand(VALID_BRAND);

describe('brand data', () => {
  test('a brand is two hundred words of data: everything else has a default [BRAND-003]', () => {
    expect(brand).toMatchObject({
      status: 'draft',
      kind: 'partner',
      shape: { radius: 'soft' },
      typography: { body: 'figtree' },
      limits: { fundingDays: 5 },
    });
  });

  test.each<[string, object, string]>([
    ['a colour that is none', { colors: { primary: 'green' } }, 'colors.primary must be a #rrggbb colour'],
    [
      'a script for an address',
      { legal: { ...VALID_BRAND.legal, privacyUrl: 'javascript:alert(1)' } },
      'legal.privacyUrl must start with https:// or /',
    ],
    ['a missing group', { support: undefined }, 'support is missing'],
    [
      'a wrong type',
      { support: { phone: 18885550100, email: 'a@b.example' } },
      'support.phone must be a United States number such as +18885550142',
    ],
    ['an unknown key', { colours: {} }, 'colours is no key of a brand'],
    [
      'an unknown key inside',
      { colors: { primary: '#14584A', secondary: '#000000' } },
      'colors.secondary is no key of a brand',
    ],
    [
      'markup in the footer',
      { legal: { ...VALID_BRAND.legal, footerText: '<b>x</b>' } },
      'legal.footerText must be plain text with [label](https://address) links, no HTML',
    ],
    [
      'a face that is not bundled',
      { typography: { body: 'comic' } },
      'typography.body must be one of figtree, public-sans, system',
    ],
    [
      'words of the application, which are the same for every brand',
      { copy: { 'legal.terms': 'Our terms' } },
      'copy is no key of a brand',
    ],
    ['a flag that no brand may set', { flags: { admin: true } }, 'flags.admin is no flag a brand may set'],
    [
      'a host with a scheme',
      { hosts: { bases: ['https://first.example'] } },
      'hosts.bases.0 must be a host name in lower case',
    ],
    [
      'a logo outside its folder',
      { logo: { light: '../other/logo.svg', alt: 'x' } },
      "logo.light must name an svg, png, ico or webp file in the brand's folder",
    ],
    [
      'a credit union that does not say of which kind',
      { name: { display: 'First', legal: 'First Credit Union' } },
      'legal.lenderKind is missing: a name with bank, credit union or savings in it needs one of non-bank, national-bank, state-member-bank, state-bank, federal-credit-union, state-credit-union',
    ],
    [
      'a kind of lender that the law does not know',
      { legal: { ...VALID_BRAND.legal, lenderKind: 'bank' } },
      'legal.lenderKind must be one of non-bank, national-bank, state-member-bank, state-bank, federal-credit-union, state-credit-union',
    ],
    ['no host at all', { hosts: { bases: [] } }, 'hosts.bases must name at least one host'],
  ])('%s is one precise fault', (_, change, fault) => {
    expect(brandFaults({ ...VALID_BRAND, ...change })).toEqual([fault]);
    expect(() => parseBrand({ ...VALID_BRAND, ...change })).toThrow(fault);
  });

  test('reading a faulty brand names the lender whose it is', () => {
    expect(() => parseBrand({ ...VALID_BRAND, support: undefined })).toThrow(
      /^The brand FIRST_BANK isn't valid: support is missing$/,
    );
    expect(() => parseBrand({})).toThrow(/^The brand without a code isn't valid: /);
  });

  test('all faults are named at once, and nothing at all is a fault too', () => {
    expect(brandFaults({ ...VALID_BRAND, name: undefined, orgCode: 'first' })).toHaveLength(2);
    expect(brandFaults(null)).toHaveLength(1);
  });
});

describe('the shipped brands', () => {
  test('are all that lie in the folder: one that brands.ts does not import would be ignored without a word', () => {
    expect(readdirSync(toFolder('assets')).toSorted()).toEqual(BRANDS.map(({ orgCode }) => orgCode).toSorted());
  });

  test('carry the five codes of the provider family and the partners that the specification names [BRAND-006, BRAND-009]', () => {
    const codes = BRANDS.map(({ orgCode }) => orgCode);
    expect(codes).toEqual(
      expect.arrayContaining([
        'FIGURE',
        'FIGURE_NY',
        'FIGURE_WHOLESALE',
        'FIGURE_NY_WHOLESALE',
        'FIGURE_MARKETS_CREDIT',
        'HOMEPOINT',
        'ORIGIN_POINT',
      ]),
    );
    expect(new Set(codes).size).toBe(BRANDS.length);
    expect(BRANDS.filter(({ kind }) => kind === 'main')).toHaveLength(1);
  });

  test.each(BRANDS.map((brand) => [brand.orgCode, brand] as const))(
    '%s has its own folder with a light logo of at most 6 KB [BRAND-014]',
    (org, brand) => {
      for (const file of brandFiles(brand)) {
        const path = `${toFolder('assets')}${org}/${file}`;
        expect([file, existsSync(path)]).toEqual([file, true]);
        expect(statSync(path).size).toBeLessThanOrEqual(6000);
        expect(readFileSync(path, 'utf8')).not.toMatch(/<script|<foreignObject|href=|on\w+=/i);
      }
    },
  );

  test("no sample brand wears the name behind its code: names are neutral, and a lender of one's own may have any [BRAND-005]", () => {
    const samples = BRANDS.filter(({ orgCode }) => SAMPLES.includes(orgCode));
    expect(samples).toHaveLength(SAMPLES.length);
    for (const { orgCode, name, support } of samples) {
      const [word] = orgCode.split('_');
      expect(`${name.display} ${name.legal}`.toUpperCase()).not.toContain(word);
      expect(support.phone).toMatch(/^\+188855501\d\d$/);
    }
  });

  test('each brand has its own support address, and hosts belong to one brand [BRAND-001, BRAND-005]', () => {
    const hosts = BRANDS.flatMap((brand) => brand.hosts.bases);
    expect(new Set(hosts).size).toBe(hosts.length);
    expect(new Set(BRANDS.map(({ support }) => support.email)).size).toBe(BRANDS.length);
  });

  test('a brand chooses its loader [BRAND-004]', () => {
    const getLoaderKind = (org: string) => BRANDS.find(({ orgCode }) => orgCode === org)?.loader.kind;
    expect([getLoaderKind('FIGURE'), getLoaderKind('HOMEPOINT')]).toEqual(['ring', 'mark-pulse']);
  });

  test('brands vary the sale question, the age limit and interest-only by flags, not by name [BRAND-017, BRAND-018]', () => {
    const samples = BRANDS.filter(({ orgCode }) => SAMPLES.includes(orgCode));
    const countWithFlag = (flag: string) => samples.filter(({ flags }) => flags[flag] === true).length;
    expect([
      countWithFlag('sale-window-6-months'),
      countWithFlag('minimum-age-62'),
      countWithFlag('interest-only'),
    ]).toEqual([1, 1, 1]);
  });
});

describe('the theme block', () => {
  const buildCss = (brand: Brand) => deriveTheme(brand).css;

  test('holds every custom property of the contract once, and dark colours only for a brand that asks', () => {
    const names = [...buildCss(brand).matchAll(/--[a-z-]+(?=:)/g)].map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        '--color-bg',
        '--color-on-primary',
        '--font-body',
        '--display-track',
        '--radius-button',
        '--btn-edge',
      ]),
    );
    expect(buildCss(brand)).not.toContain('prefers-color-scheme');
    expect(buildCss(parseBrand({ ...VALID_BRAND, colors: { primary: '#14584A', darkMode: 'auto' } }))).toContain(
      'prefers-color-scheme:dark',
    );
  });

  test.each([
    ['square', 'match', '2px', '2px'],
    ['soft', 'match', '8px', '8px'],
    ['round', 'pill', '14px', '999px'],
  ])('%s corners with %s buttons', (radius, buttonShape, control, button) => {
    const text = buildCss(parseBrand({ ...VALID_BRAND, shape: { radius, buttonShape } }));
    expect(text).toContain(`--radius-control:${control}`);
    expect(text).toContain(`--radius-button:${button}`);
  });

  test('a pale fill gets an edge, a strong one none', () => {
    expect(buildCss(parseBrand({ ...VALID_BRAND, colors: { primary: '#98FF98' } }))).toContain(
      '--btn-edge:var(--color-primary-border)',
    );
    expect(buildCss(brand)).toContain('--btn-edge:transparent');
  });
});

describe('fonts', () => {
  test.each(BRANDS.map((brand) => [brand.orgCode, brand] as const))(
    '%s loads a body face of at most 27 KB and a display face of at most 16 KB',
    (_, brand) => {
      const [body, display] = fontFiles(brand).map((file) => statSync(`${toFolder('fonts')}${file}`).size);
      expect(body ?? 0).toBeLessThanOrEqual(27_000);
      expect(display ?? 0).toBeLessThanOrEqual(16_000);
    },
  );

  test('the rules name the files under the given folder, optional, so that nothing moves when one is late', () => {
    const brand = parseBrand({ ...VALID_BRAND, typography: { display: 'newsreader' } });
    expect(fontFaces(brand, '/fonts/').match(/url\(\/fonts\/[a-z0-9-]+\.woff2\)/g)).toHaveLength(2);
    expect(fontFaces(brand, '/fonts/').match(/font-display:optional/g)).toHaveLength(2);
    expect(fontFaces(parseBrand({ ...VALID_BRAND, typography: { body: 'system' } }), '/fonts/')).toBe('');
  });
});
