import * as z from 'zod/mini';

/** States and the District of Columbia, by postal abbreviation. */
const STATES = [
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
] as const;

/**
 * Kinds of lenders that Regulation B distinguishes: they decide which agency a notice names (12 CFR 1002, Appendix A).
 */
const LENDER_KINDS = [
  'non-bank',
  'national-bank',
  'state-member-bank',
  'state-bank',
  'federal-credit-union',
  'state-credit-union',
] as const;
/** Discounts on the rate that a lender may give, besides the policy's own for autopay. */
const LENDER_DISCOUNTS = [
  'CREDIT_UNION',
  'DEPARTMENT_OF_COMMERCE_CU',
  'QUORUM',
  'TEACHERS_FEDERAL_CU',
  'VALLEY_STRONG_FFA',
  'VALLEY_STRONG_NON_FFA',
] as const;
/**
 * Employments whose income a lender may verify by a link. Alimony, child support and public assistance
 * aren't among them: documents prove those.
 */
const VERIFIED_EMPLOYMENTS = [
  'FULL_TIME',
  'PART_TIME',
  'SELF_EMPLOYED',
  'RETIRED',
  'UNEMPLOYED',
  'SEPARATE_MAINTENANCE_PAYMENTS',
] as const;
/** Words that only a chartered lender may have in its name, so a lender with one of them must state its kind. */
const CHARTERED = /\b(bank|credit union|savings)\b/i;

const FLAG = /^(fe-[a-z0-9-]+|minimum-age-62|sale-window-6-months|interest-only|takes-crypto)$/;

const matching = (pattern: RegExp, error: string) => z.string({ error }).check(z.regex(pattern, { error }));
const text = (min: number, max: number) =>
  z
    .string({ error: `must be text of ${min} to ${max} characters` })
    .check(
      z.minLength(min, { error: `must have at least ${min} characters` }),
      z.maxLength(max, { error: `must have at most ${max} characters` }),
    );
const between = (min: number, max: number) =>
  z
    .number({ error: `must be a number from ${min} to ${max}` })
    .check(z.gte(min, { error: `must be at least ${min}` }), z.lte(max, { error: `must be at most ${max}` }));
const whole = (min: number, max: number) =>
  between(min, max).check(z.multipleOf(1, { error: 'must be a whole number' }));
const enumSchema = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const distinct = (list: unknown[]) => new Set(list).size === list.length;

const hex = matching(/^#[0-9a-fA-F]{6}$/, 'must be a #rrggbb color');
/** An address of a page elsewhere, or a path of the lender's own site. `//host` and `/\host` are neither. */
const url = matching(
  /^(?=.{1,310}$)(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?([/?#][^\s\\]*)?|\/(?![/\\])[^\s\\]*)$/i,
  'must be an https:// address or a path such as /privacy',
);
const asset = matching(
  /^[a-z0-9-]+\.(svg|png|ico|webp)$/,
  "must name an svg, png, ico or webp file in the brand's folder",
);
const slug = matching(/^[a-z][a-z0-9-]{0,39}$/, 'must be a word in lower case, such as illinois');
const hostname = matching(
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/,
  'must be a host name in lower case',
);
const orgCode = matching(/^[A-Z][A-Z0-9_]{1,47}$/, 'must be an organization code such as FIRST_BANK');
/** Plain text in which only [label](https://address) is a link. */
const footerText = text(1, 4000).check(
  z.refine((value) => !/[<>]/.test(value), {
    error: 'must be plain text with [label](https://address) links, no HTML',
  }),
);

/**
 * One lender's brand, as in `assets/<ORG>/brand.json`. Everything with a default can be left out; each key has a
 * reader, which `readers.test.ts` names.
 */
export const brandSchema = z
  .strictObject({
    schemaVersion: z.literal(1, { error: 'must be 1' }),
    orgCode,
    status: z._default(enumSchema(['draft', 'live', 'paused', 'retired']), 'draft'),
    /** main: the provider's own brand; family: another site of the provider; partner: another lender. */
    kind: z._default(enumSchema(['main', 'family', 'partner']), 'partner'),
    /** The flag that hides the main brand's extras while it is on. */
    partnerFlag: z.optional(matching(/^fe-partner-[a-z0-9-]+$/, 'must be a flag key such as fe-partner-first-bank')),
    name: z.strictObject({ display: text(2, 40), legal: text(2, 120) }),
    hosts: z.strictObject({
      bases: z
        .array(hostname)
        .check(
          z.minLength(1, { error: 'must name at least one host' }),
          z.refine(distinct, { error: 'must not repeat a host' }),
        ),
      /** Hosts that serve every brand: on them `?org=` also works in production. */
      shared: z._default(z.array(hostname), []),
      nyVariant: z.optional(hostname),
      nonNyVariant: z.optional(hostname),
    }),
    colors: z.strictObject({
      primary: hex,
      ink: z.optional(hex),
      accent: z.optional(hex),
      neutralTint: z._default(enumSchema(['brand', 'cool', 'warm', 'none']), 'brand'),
      darkMode: z._default(enumSchema(['off', 'auto']), 'off'),
    }),
    typography: z.prefault(
      z.strictObject({
        body: z._default(enumSchema(['figtree', 'public-sans', 'system']), 'figtree'),
        display: z._default(enumSchema(['same', 'newsreader']), 'same'),
        displayWeight: z.optional(whole(400, 750)),
      }),
      {},
    ),
    shape: z.prefault(
      z.strictObject({
        radius: z._default(enumSchema(['square', 'soft', 'round']), 'soft'),
        buttonShape: z._default(enumSchema(['match', 'pill']), 'match'),
      }),
      {},
    ),
    logo: z.strictObject({
      light: asset,
      mark: z.optional(asset),
      favicon: z.optional(asset),
      alt: text(1, 60),
      heightPx: z._default(whole(20, 44), 32),
      widthPx: z.optional(whole(20, 320)),
      href: z.optional(url),
    }),
    loader: z.prefault(
      z.strictObject({
        kind: z._default(enumSchema(['ring', 'mark-pulse', 'bar', 'svg']), 'ring'),
        svg: z.optional(asset),
      }),
      {},
    ),
    support: z.strictObject({
      phone: matching(/^\+1\d{10}$/, 'must be a United States number such as +18885550142'),
      phoneLabel: z.optional(text(1, 24)),
      email: matching(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address'),
      address: z._default(z.array(text(1, 80)).check(z.maxLength(4, { error: 'must have at most 4 lines' })), []),
    }),
    legal: z.strictObject({
      /**
       * Absent: a non-bank, whose notices name the Federal Trade Commission. A lender with bank or credit union in its
       * name must state its kind.
       */
      lenderKind: z.optional(enumSchema(LENDER_KINDS)),
      /** The lender, or the bank or credit union it is affiliated with, has more than $10 billion in assets. */
      overTenBillion: z._default(z.boolean({ error: 'must be true or false' }), false),
      nmlsId: matching(/^\d{1,10}$/, 'must be a number of 1 to 10 digits'),
      nmlsUrl: z.optional(url),
      privacyUrl: z.optional(url),
      termsUrl: z.optional(url),
      communicationsUrl: z.optional(url),
      licensesUrl: z.optional(url),
      termsLabel: z._default(enumSchema(['Terms of Use', 'Terms of Service']), 'Terms of Service'),
      licensedStates: z.array(enumSchema(STATES)).check(z.refine(distinct, { error: 'must not repeat a state' })),
      equalHousing: z._default(enumSchema(['lender', 'opportunity', 'none']), 'lender'),
      footerText: z.optional(footerText),
      /** Shown with the disclosures, labeled with their state, e.g. the New York notices. */
      stateNotices: z._default(z.array(z.strictObject({ state: enumSchema(STATES), text: text(1, 2000) })), []),
      extraLinks: z._default(
        z
          .array(z.strictObject({ label: text(1, 60), url }))
          .check(z.maxLength(6, { error: 'must have at most 6 links' })),
        [],
      ),
      /** Notices that a state requires on the site: each is on the licenses page, and the footer links to it. */
      notices: z._default(
        z.array(z.strictObject({ id: slug, title: text(2, 60), text: text(1, 2000) })).check(
          z.maxLength(6, { error: 'must have at most 6 notices' }),
          z.refine((list) => distinct(list.map(({ id }) => id)), { error: 'must not repeat an id' }),
        ),
        [],
      ),
      disclosures: z._default(
        z.array(text(1, 2000)).check(z.maxLength(20, { error: 'must have at most 20 disclosures' })),
        [],
      ),
    }),
    /** The partner lender that a borrower with a home in Hawaii is referred to. */
    hawaiiPartner: z.optional(z.strictObject({ name: text(2, 40), url })),
    /** Where the app menu's items and Portfolio Manager lead; an item without an address isn't shown. */
    destinations: z.prefault(
      z.strictObject({
        passport: z.optional(url),
        groupManager: z.optional(url),
        portfolioManager: z.optional(url),
        pay: z.optional(url),
        exchange: z.optional(url),
      }),
      {},
    ),
    /** The provider's other products, in the side bar and the menu of the main brand. */
    extras: z._default(
      z
        .array(z.strictObject({ label: text(1, 40), url }))
        .check(z.maxLength(4, { error: 'must have at most 4 extras' })),
      [],
    ),
    /** Who receives the money of a line backed by crypto; absent: this lender offers none. */
    custodian: z.optional(text(2, 120)),
    /** Terms that this lender adds to the lending policy. */
    pricing: z.prefault(
      z.strictObject({
        /** The largest origination fee in dollars; absent: no limit. */
        originationFeeCap: z.optional(whole(1, 100_000)),
        /** Discounts for members, in percentage points of the rate: 0.25 lowers 8.35% to 8.10%. */
        discounts: z._default(
          z
            .array(z.strictObject({ type: enumSchema(LENDER_DISCOUNTS), points: between(0.01, 5) }))
            .check(z.refine((list) => distinct(list.map(({ type }) => type)), { error: 'must not repeat a type' })),
          [],
        ),
      }),
      {},
    ),
    /** The employments whose income this lender verifies by a link; any other income is proved by documents. */
    verifiedEmployments: z._default(
      z.array(enumSchema(VERIFIED_EMPLOYMENTS)).check(z.refine(distinct, { error: 'must not repeat an employment' })),
      [...VERIFIED_EMPLOYMENTS],
    ),
    telemetry: z.prefault(
      z.strictObject({
        /** States whose law requires a consent before a page may be measured. */
        optInStates: z._default(z.array(enumSchema(STATES)), []),
      }),
      {},
    ),
    /** Takes only applicants whom one of its loan officers or brokers sent. */
    referrerRequired: z._default(z.boolean({ error: 'must be true or false' }), false),
    /** The lender's own list of its loan officers, for a visitor whom none of them sent. */
    loanOfficersUrl: z.optional(url),
    /** Its applications are inquiries: until a loan officer has processed one, the person can't start another. */
    opensInquiries: z._default(z.boolean({ error: 'must be true or false' }), false),
    /** The broker, by NMLS number, whose inquiries open as ordinary applications. */
    inquiryExemptBrokerNmls: z.optional(matching(/^\d{1,10}$/, 'must be a number of 1 to 10 digits')),
    /** Advertised figures in dollars and percent; only the offer is binding. */
    limits: z.prefault(
      z.strictObject({
        minAmount: z._default(whole(1, 10_000_000), 15_000),
        maxAmount: z._default(whole(1, 10_000_000), 400_000),
        aprMin: z._default(between(0, 100), 7.6),
        aprMax: z._default(between(0, 100), 17.2),
        originationFeeMaxPct: z._default(between(0, 100), 4.99),
        valuationFee: z._default(whole(0, 10_000), 180),
        notarizationFee: z._default(whole(0, 10_000), 300),
        recordingFeeMax: z._default(whole(0, 10_000), 315),
        recordingTaxMaxPer100k: z._default(whole(0, 100_000), 1400),
        fundingDays: z._default(whole(1, 60), 5),
      }),
      {},
    ),
    flags: z._default(
      z.record(matching(FLAG, 'is not a flag that a brand can set'), z.union([z.boolean(), text(0, 120), z.number()])),
      {},
    ),
  })
  .check(
    z.refine(({ name, legal }) => legal.lenderKind !== undefined || !CHARTERED.test(`${name.display} ${name.legal}`), {
      path: ['legal', 'lenderKind'],
      error: `is missing: a name with bank, credit union or savings in it needs one of ${LENDER_KINDS.join(', ')}`,
    }),
    z.refine(({ flags, custodian }) => flags['takes-crypto'] !== true || custodian !== undefined, {
      path: ['custodian'],
      error: 'is missing: a lender that takes crypto must name who receives the money',
    }),
  );

export type Brand = z.output<typeof brandSchema>;

/** Returns the names of the files that a brand needs from its folder. */
export function brandFiles({ logo, loader }: Brand): string[] {
  return [...new Set([logo.light, logo.mark, logo.favicon, loader.svg])].filter((file) => file !== undefined);
}
