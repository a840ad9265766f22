import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { brandFiles, type Brand } from './brand.ts';
import { BRANDS } from './brands.ts';
import { fontFaces, fontFiles } from './fonts.ts';
import { brandFaults, parseBrand } from './parse-brand.ts';
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

describe('parseBrand and brandFaults', () => {
  test('parseBrand fills in defaults for a minimal brand [BRAND-003]', () => {
    expect(brand).toMatchObject({
      status: 'draft',
      kind: 'partner',
      shape: { radius: 'soft' },
      typography: { body: 'figtree' },
      limits: { fundingDays: 5 },
    });
  });

  test.each<[string, object, string]>([
    ['an invalid color', { colors: { primary: 'green' } }, 'colors.primary must be a #rrggbb color'],
    [
      'a script as an address',
      { legal: { ...VALID_BRAND.legal, privacyUrl: 'javascript:alert(1)' } },
      'legal.privacyUrl must be an https:// address or a path such as /privacy',
    ],
    ...[
      '//evil.test',
      '/\\evil.test',
      'http://evil.test',
      'https:evil.test',
      'https://us@evil.test',
      '/\t/evil.test',
    ].map((address): [string, object, string] => [
      `the address ${JSON.stringify(address)}`,
      { extras: [{ label: 'More', url: address }] },
      'extras.0.url must be an https:// address or a path such as /privacy',
    ]),
    ['a missing group', { support: undefined }, 'support is missing'],
    [
      'a wrong type',
      { support: { phone: 18885550100, email: 'a@b.example' } },
      'support.phone must be a United States number such as +18885550142',
    ],
    ['an unknown key', { colours: {} }, 'colours is not a brand key'],
    [
      'an unknown key inside',
      { colors: { primary: '#14584A', secondary: '#000000' } },
      'colors.secondary is not a brand key',
    ],
    [
      'markup in the footer',
      { legal: { ...VALID_BRAND.legal, footerText: '<b>x</b>' } },
      'legal.footerText must be plain text with [label](https://address) links, no HTML',
    ],
    [
      'a font that isn’t bundled',
      { typography: { body: 'comic' } },
      'typography.body must be one of figtree, public-sans, system',
    ],
    [
      'application texts, which are the same for every brand',
      { copy: { 'legal.terms': 'Our terms' } },
      'copy is not a brand key',
    ],
    ['a flag that no brand can set', { flags: { admin: true } }, 'flags.admin is not a flag that a brand can set'],
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
      'a credit union without its lender kind',
      { name: { display: 'First', legal: 'First Credit Union' } },
      'legal.lenderKind is missing: a name with bank, credit union or savings in it needs one of non-bank, national-bank, state-member-bank, state-bank, federal-credit-union, state-credit-union',
    ],
    [
      'an unknown lender kind',
      { legal: { ...VALID_BRAND.legal, lenderKind: 'bank' } },
      'legal.lenderKind must be one of non-bank, national-bank, state-member-bank, state-bank, federal-credit-union, state-credit-union',
    ],
    [
      'crypto without a custodian',
      { flags: { 'takes-crypto': true } },
      'custodian is missing: a lender that takes crypto must name who receives the money',
    ],
    ['no host', { hosts: { bases: [] } }, 'hosts.bases must name at least one host'],
  ])('brandFaults reports one precise fault for %s', (_, change, fault) => {
    expect(brandFaults({ ...VALID_BRAND, ...change })).toEqual([fault]);
    expect(() => parseBrand({ ...VALID_BRAND, ...change })).toThrow(fault);
  });

  test('parseBrand names the brand in its error', () => {
    expect(() => parseBrand({ ...VALID_BRAND, support: undefined })).toThrow(
      /^The brand FIRST_BANK isn't valid: support is missing$/,
    );
    expect(() => parseBrand({})).toThrow(/^The brand without a code isn't valid: /);
  });

  test('brandFaults lists all faults together, and rejects null', () => {
    expect(brandFaults({ ...VALID_BRAND, name: undefined, orgCode: 'first' })).toHaveLength(2);
    expect(brandFaults(null)).toHaveLength(1);
  });
});

describe('shipped brands', () => {
  test('the assets folder has exactly the folders of BRANDS', () => {
    expect(readdirSync(toFolder('assets')).toSorted()).toEqual(BRANDS.map(({ orgCode }) => orgCode).toSorted());
  });

  test('BRANDS includes the five provider codes and the partners in the specification [BRAND-006, BRAND-009]', () => {
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
    '%s has a folder with a light logo of at most 6 KB and no scripts [BRAND-014]',
    (org, brand) => {
      for (const file of brandFiles(brand)) {
        const path = `${toFolder('assets')}${org}/${file}`;
        expect([file, existsSync(path)]).toEqual([file, true]);
        expect(statSync(path).size).toBeLessThanOrEqual(6000);
        expect(readFileSync(path, 'utf8')).not.toMatch(/<script|<foreignObject|href=|on\w+=/i);
      }
    },
  );

  test("no sample brand uses the real company's name [BRAND-005]", () => {
    const samples = BRANDS.filter(({ orgCode }) => SAMPLES.includes(orgCode));
    expect(samples).toHaveLength(SAMPLES.length);
    for (const { orgCode, name, support } of samples) {
      const [word] = orgCode.split('_');
      expect(`${name.display} ${name.legal}`.toUpperCase()).not.toContain(word);
      expect(support.phone).toMatch(/^\+188855501\d\d$/);
    }
  });

  test('each brand has its own support email and hosts [BRAND-001, BRAND-005]', () => {
    const hosts = BRANDS.flatMap((brand) => brand.hosts.bases);
    expect(new Set(hosts).size).toBe(hosts.length);
    expect(new Set(BRANDS.map(({ support }) => support.email)).size).toBe(BRANDS.length);
  });

  test('brand flags control the sale question, the age limit and interest-only offers [BRAND-017, BRAND-018]', () => {
    const samples = BRANDS.filter(({ orgCode }) => SAMPLES.includes(orgCode));
    const countWithFlag = (flag: string) => samples.filter(({ flags }) => flags[flag] === true).length;
    expect([
      countWithFlag('sale-window-6-months'),
      countWithFlag('minimum-age-62'),
      countWithFlag('interest-only'),
    ]).toEqual([1, 1, 1]);
  });
});

describe('deriveTheme', () => {
  const buildCss = (brand: Brand) => deriveTheme(brand).css;

  test('includes every custom property once, and dark colors only for a brand that asks for them', () => {
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
  ])('%s corners with %s buttons set both radii', (radius, buttonShape, control, button) => {
    const text = buildCss(parseBrand({ ...VALID_BRAND, shape: { radius, buttonShape } }));
    expect(text).toContain(`--radius-control:${control}`);
    expect(text).toContain(`--radius-button:${button}`);
  });

  test('a pale fill has a button edge and a strong one has none', () => {
    expect(buildCss(parseBrand({ ...VALID_BRAND, colors: { primary: '#98FF98' } }))).toContain(
      '--btn-edge:var(--color-primary-border)',
    );
    expect(buildCss(brand)).toContain('--btn-edge:transparent');
  });
});

describe('fontFiles and fontFaces', () => {
  test.each(BRANDS.map((brand) => [brand.orgCode, brand] as const))(
    '%s loads a body font of at most 27 KB and a display font of at most 16 KB',
    (_, brand) => {
      const [body, display] = fontFiles(brand).map((file) => statSync(`${toFolder('fonts')}${file}`).size);
      expect(body ?? 0).toBeLessThanOrEqual(27_000);
      expect(display ?? 0).toBeLessThanOrEqual(16_000);
    },
  );

  test('fontFaces loads optional fonts from the given folder', () => {
    const brand = parseBrand({ ...VALID_BRAND, typography: { display: 'newsreader' } });
    expect(fontFaces(brand, '/fonts/').match(/url\(\/fonts\/[a-z0-9-]+\.woff2\)/g)).toHaveLength(2);
    expect(fontFaces(brand, '/fonts/').match(/font-display:optional/g)).toHaveLength(2);
    expect(fontFaces(parseBrand({ ...VALID_BRAND, typography: { body: 'system' } }), '/fonts/')).toBe('');
  });
});
