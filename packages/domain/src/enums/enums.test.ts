import { describe, expect, test } from 'vitest';
import { ID_LABELS } from '../identity-verification/words.ts';
import { CONDITION_CATEGORIES, documentTypeFor } from './condition-category.ts';
import { INCOME_BYPASS_STATES, SECTION_STATUSES, VERIFICATION_RESULTS } from './decision.ts';
import { documentLabel } from './document-label.ts';
import { DOCUMENT_TYPES, ID_TYPES, type IdType } from './document-type.ts';
import { EMPLOYMENT_LABELS } from './income-words.en.ts';
import { EMPLOYMENT_TYPES } from './income.ts';
import { NAME_SUFFIX_LABELS } from './name-suffix-words.en.ts';
import { NAME_SUFFIXES, readNameSuffix } from './name-suffix.ts';

describe('readNameSuffix', () => {
  test('reads every label and wire value of both lists in any case [ENUM-004, ENUM-005]', () => {
    for (const suffix of NAME_SUFFIXES) {
      expect(readNameSuffix(suffix)).toBe(suffix);
      expect(readNameSuffix(NAME_SUFFIX_LABELS[suffix])).toBe(suffix);
    }
    expect(['N/A', 'n/a', ' jr ', 'Jr.', 'sr', 'iii', '  '].map(readNameSuffix)).toEqual([
      '',
      '',
      'JR',
      'JR',
      'SR',
      'III',
      '',
    ]);
  });

  test('returns undefined for anything outside the eight suffixes [ENUM-005]', () => {
    expect(['VI', 'Esq', 'JRR', '0', 'none'].map(readNameSuffix)).toEqual(Array(5).fill(undefined));
  });
});

test('each of the nine employment types has its own label [ENUM-002]', () => {
  expect(new Set(EMPLOYMENT_TYPES.map((type) => EMPLOYMENT_LABELS[type])).size).toBe(9);
  expect([EMPLOYMENT_LABELS.FULL_TIME, EMPLOYMENT_LABELS.UNEMPLOYED]).toEqual([
    'Employed full-time',
    'Unemployed / furloughed',
  ]);
});

describe('documents and ID types', () => {
  test('documentLabel has a unique name per type and "Document" for unknown types [ENUM-010]', () => {
    const labels = DOCUMENT_TYPES.map(documentLabel);
    expect(new Set(labels).size).toBe(DOCUMENT_TYPES.length);
    expect(labels).not.toContain('Document');
    expect(['NEW_TYPE', 'toString', ''].map(documentLabel)).toEqual(['Document', 'Document', 'Document']);
  });

  test('documentTypeFor returns the type that the condition asks for [ENUM-011, ENUM-013]', () => {
    const types = Object.fromEntries(CONDITION_CATEGORIES.map((category) => [category, documentTypeFor(category)]));
    expect(types).toMatchObject({
      BANK_ACCOUNT_FRAUD_REVIEW: 'BANK_STATEMENT',
      REVIEW_TRUST_REQUIREMENTS: 'CERTIFICATE_OF_TRUST',
      PROPERTY_LEGAL_DESCRIPTION: 'PROPERTY_DESCRIPTION_SOURCE',
      HELOC_MANUAL_PAYSTUB_UPLOAD: 'USER_UPLOADED_PAYSTUB',
      GENERIC_DOCUMENT_REQUEST: 'SUPPORT',
      ESCALATION_REVIEW: 'SUPPORT',
    });
    expect(documentTypeFor('BANK_ACCOUNT_FRAUD_REVIEW', ['BANK_LETTER'])).toBe('BANK_LETTER');
    expect(documentTypeFor('ID_VERIFICATION_FAILURE', ['BANK_LETTER'])).toBe('SUPPORT');
  });

  test('an ID has a front, and a back unless it is a passport [ENUM-012]', () => {
    expect(Object.entries(ID_TYPES).map(([id, { sides }]) => [ID_LABELS[id as IdType], sides.length])).toEqual([
      ["US Driver's License", 2],
      ['US Passport', 1],
      ['US State ID Card', 2],
      ['US Permanent Resident Card', 2],
    ]);
  });
});

test('bypass states, section statuses and verification results share no value [ENUM-015, ENUM-016, ENUM-017]', () => {
  const all = [...INCOME_BYPASS_STATES, ...SECTION_STATUSES, ...VERIFICATION_RESULTS];
  expect(new Set(all).size).toBe(9);
});
