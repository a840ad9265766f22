import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { brandSchema } from './brand.ts';

/**
 * The reader of each brand key. A key that is validated and then ignored would promise a lender something that the
 * product doesn't do.
 */
const READERS: Readonly<Record<string, readonly (readonly [key: string, read: string])[]>> = {
  'packages/brands/src/brand.ts': [['schemaVersion', 'z.literal(1']],
  'packages/brands/src/brand-index.ts': [
    ['orgCode', 'orgCode'],
    ['status', 'status ==='],
    ['hosts.bases', 'hosts.bases'],
    ['hosts.shared', 'hosts.shared'],
  ],
  'packages/brands/src/footer.ts': [
    ['kind', 'kind ==='],
    ['legal.licensedStates', 'legal.licensedStates'],
    ['legal.privacyUrl', 'legal.privacyUrl'],
    ['legal.termsUrl', 'legal.termsUrl'],
    ['legal.licensesUrl', 'legal.licensesUrl'],
    ['legal.termsLabel', 'legal.termsLabel'],
    ['legal.extraLinks', 'legal.extraLinks'],
    ['legal.notices.id', '({ id, title })'],
    ['legal.notices.title', '({ id, title })'],
    ['legal.disclosures', 'legal.disclosures'],
    ['legal.stateNotices.state', '({ state, text })'],
    ['legal.stateNotices.text', '({ state, text })'],
    ...[
      'minAmount',
      'maxAmount',
      'aprMin',
      'aprMax',
      'originationFeeMaxPct',
      'valuationFee',
      'notarizationFee',
      'recordingFeeMax',
      'recordingTaxMaxPer100k',
      'fundingDays',
    ].map((key) => [`limits.${key}`, `limits.${key}`] as const),
  ],
  'packages/brands/src/extras.ts': [['partnerFlag', 'partnerFlag']],
  'apps/borrower/src/shell/lazy/menu-items.tsx': [
    ['extras.label', 'label'],
    ['extras.url', 'url'],
    ['destinations.passport', "'passport'"],
    ['destinations.groupManager', "'groupManager'"],
    ['destinations.portfolioManager', 'destinations.portfolioManager'],
    ['destinations.pay', "'pay'"],
    ['destinations.exchange', "'exchange'"],
  ],
  'packages/brands/src/private-label.ts': [
    ['support.phone', 'support.phone)'],
    ['support.phoneLabel', 'support.phoneLabel'],
  ],
  'packages/brands/src/palette/derive.ts': [
    ['colors.primary', 'primary'],
    ['colors.ink', 'ink'],
    ['colors.accent', 'accent'],
    ['colors.neutralTint', 'neutralTint'],
  ],
  'packages/brands/src/theme.ts': [
    ['colors.darkMode', 'colors.darkMode'],
    ['shape.radius', 'shape.radius'],
    ['shape.buttonShape', 'shape.buttonShape'],
  ],
  'packages/brands/src/fonts.ts': [
    ['typography.body', 'body'],
    ['typography.display', 'display'],
    ['typography.displayWeight', 'displayWeight'],
  ],
  'apps/borrower/src/shell/header.tsx': [
    ['logo.light', 'logo.light'],
    ['logo.alt', 'logo.alt'],
    ['logo.heightPx', 'logo.heightPx'],
    ['logo.widthPx', 'logo.widthPx'],
    ['logo.href', 'logo.href'],
  ],
  'apps/borrower/src/platform/lazy/brand-mark.tsx': [
    ['loader.kind', 'loader.kind'],
    ['loader.svg', 'loader.svg'],
    ['logo.mark', 'logo.mark'],
  ],
  'apps/borrower/src/entry-server.tsx': [
    ['logo.favicon', 'logo.favicon'],
    ['name.display', 'name.display'],
  ],
  'apps/borrower/src/shell/footer.tsx': [
    ['name.legal', 'name.legal'],
    ['support.address', 'support.address'],
    ['legal.nmlsId', 'nmlsId'],
    ['legal.nmlsUrl', 'nmlsUrl'],
    ['legal.equalHousing', 'equalHousing'],
    ['legal.footerText', 'footerText'],
    ['legal.extraLinks.label', 'label'],
    ['legal.extraLinks.url', 'url'],
  ],
  'apps/server/src/features/documents/document-data.ts': [
    ['legal.lenderKind', 'legal.lenderKind'],
    ['legal.overTenBillion', 'legal.overTenBillion'],
  ],
  'apps/server/src/features/offers/inputs.ts': [
    ['pricing.originationFeeCap', 'pricing.originationFeeCap'],
    ['pricing.discounts.type', '({ type, points })'],
    ['pricing.discounts.points', '({ type, points })'],
  ],
  'apps/server/src/features/income/methods.ts': [['verifiedEmployments', 'verifiedEmployments']],
  'apps/server/src/features/bank/state.ts': [['custodian', 'custodian']],
  'apps/borrower/src/account/licenses/licenses-screen.tsx': [['legal.notices.text', '({ id, title, text })']],
  'apps/server/src/pages/page-data.ts': [['telemetry.optInStates', '{ optInStates }']],
  'apps/server/src/pages/referrer.ts': [['referrerRequired', 'referrerRequired']],
  'apps/server/src/features/application/inquiry.ts': [['opensInquiries', '({ opensInquiries })']],
  'packages/domain/src/registration/blocking.ts': [['inquiryExemptBrokerNmls', 'inquiryExemptBrokerNmls']],
  'apps/borrower/src/account/contact/contact-screen.tsx': [['support.email', 'support.email']],
  'apps/borrower/src/register/set-password/agreements.tsx': [['legal.communicationsUrl', 'communicationsUrl']],
  'apps/borrower/src/register/dialogs/place-dialog.tsx': [
    ['hosts.nyVariant', 'nyVariant'],
    ['hosts.nonNyVariant', 'nonNyVariant'],
    ['hawaiiPartner.name', 'hawaiiPartner?.name'],
    ['hawaiiPartner.url', 'hawaiiPartner.url'],
  ],
  'apps/borrower/src/not-accepting-apps/not-accepting-apps-screen.tsx': [['loanOfficersUrl', 'loanOfficersUrl']],
  'apps/borrower/src/platform/page-data.tsx': [['flags', 'privateLabel.flags']],
};

/** A brand-only flag and its reader. */
const FLAG_READERS = {
  'minimum-age-62': 'apps/server/src/records/answers/check-creation.ts',
  'sale-window-6-months': 'apps/borrower/src/register/for-sale/for-sale-screen.tsx',
  'interest-only': 'apps/server/src/features/offers/inputs.ts',
  'takes-crypto': 'apps/borrower/src/register/set-password/use-create-application.ts',
} as const;

const readSource = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');

function listKeys(schema: z.core.$ZodType, path: readonly string[] = []): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'default' || def.type === 'prefault' || def.type === 'optional')
    return listKeys(def.innerType, path);
  if (def.type === 'array') return listKeys(def.element, path);
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, inner]) => listKeys(inner, [...path, key]));
  return [path.join('.')];
}

describe('brand keys and their readers', () => {
  const listed = Object.values(READERS).flatMap((keys) => keys.map(([key]) => key));

  test('every key has a reader, and every listed reader belongs to a key', () => {
    // A list of texts counts as one key; a list of objects counts as its objects' keys, and its reader is the code that
    // iterates over it.
    const keys = listKeys(brandSchema);
    expect(keys.length).toBeGreaterThan(40);
    expect(keys.filter((key) => !listed.includes(key))).toEqual([]);
    expect(listed.filter((key) => !keys.some((other) => other === key || other.startsWith(`${key}.`)))).toEqual([]);
  });

  test.each(Object.entries(READERS))('%s reads its listed keys', (file, keys) => {
    const text = readSource(file);
    expect(keys.filter(([, read]) => !text.includes(read))).toEqual([]);
  });

  test.each(Object.entries(FLAG_READERS))('the flag %s has a reader', (flag, file) => {
    expect(readSource(file)).toContain(`'${flag}'`);
    expect(brandSchema.shape.flags.safeParse({ [flag]: true }).success).toBe(true);
  });
});
