import { createHash } from 'node:crypto';
import {
  AUTHORIZATION_VERSION,
  autopayAuthorization,
  ESIGN_REQUIREMENTS,
  toTextLines,
  LOAN_CONSENT_TYPES,
  valuationNotice,
  writeDocument,
  type DocumentData,
} from '@lintel/domain';
import { expect, test } from 'vitest';
import { SMS_PROMPTS } from '../../features/comms-prefs/prompts.ts';
import { getLender } from '../../features/documents/document-data.ts';
import { loanConsentText, loanConsentTexts } from './consent-texts.ts';

/**
 * The first 16 digits of the SHA-256 of each version that a person may have agreed to. A changed text needs a new
 * version with its own line. Existing lines stay.
 */
const AGREED_HASHES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  SOFT_CREDIT: { '2026-11-1': '9d1f545d16c07351' },
  HARD_CREDIT: { '2026-11-1': '65e65f7f5694a8d0' },
  ESIGN: { '2026-11-1': 'c80680be6da66e44', '2026-11-2': '6292d04341f378bf' },
  ESIGN_TERMS: { '2026-11-2': 'fcbb32527b9264bb' },
  SMS: { '2026-11-1': '18feb3012e445201' },
  SMS_TRANSACTIONAL: { '2026-11-1': '05d8ad9ce0fc00b3' },
  AUTOPAY: { '2026-11-22': 'f2dc9798ff01ff11', '2026-11-26': '3b7f3dce153d86f4' },
  TEXAS_VALUATION: { '2026-11-1': '8385632b0e3c898e' },
};

const hashTexts = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
const termsOfElectronicDocuments = (): string[] =>
  toTextLines(writeDocument('esign-terms', { lender: getLender('FIGURE') } as DocumentData));
const TEXTS = loanConsentTexts('The Lender');
const notice = valuationNotice('TX') ?? expect.fail('no notice');

/** The texts that a person agrees to today, with everything that belongs to them. */
const CURRENT_TEXTS: readonly { readonly what: string; readonly version: string; readonly hash: string }[] = [
  ...TEXTS.map(({ type, version, text }) => ({ what: type, version, hash: hashTexts(text) })),
  {
    what: 'ESIGN_TERMS',
    version: TEXTS.find(({ type }) => type === 'ESIGN')?.version ?? '',
    hash: hashTexts(...termsOfElectronicDocuments(), ...ESIGN_REQUIREMENTS),
  },
  ...SMS_PROMPTS.map(({ type, version, text }) => ({ what: type, version, hash: hashTexts(text) })),
  { what: 'AUTOPAY', version: AUTHORIZATION_VERSION, hash: hashTexts(autopayAuthorization('The Lender')) },
  { what: 'TEXAS_VALUATION', version: notice.version, hash: hashTexts(...notice.paragraphs) },
];

test.each(CURRENT_TEXTS)(
  'the text of $what has the hash of its version $version',
  ({ what, version, hash: present }) => {
    expect(AGREED_HASHES[what]?.[version]).toBe(present);
  },
);

test.each(LOAN_CONSENT_TYPES)('the earlier texts of %s remain for those who agreed to them', (type) => {
  const versions = Object.keys(AGREED_HASHES[type] ?? {}).map((version) => [
    version,
    hashTexts(loanConsentText(type, version, 'The Lender')?.text ?? 'none'),
  ]);
  expect(Object.fromEntries(versions)).toEqual(AGREED_HASHES[type]);
});
