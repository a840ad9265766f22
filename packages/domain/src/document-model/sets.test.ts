import { describe, expect, test } from 'vitest';
import { DOCUMENT_TYPES } from '../enums/document-type.ts';
import { DOCUMENTS, getRequiredDocuments, type DocumentCriteria, type DocumentSet } from './sets.ts';

const PLAIN: DocumentCriteria = { state: 'CO', occupancy: 'SECONDARY', firstLien: false, floodArea: false };
const FILES = {
  'every file': PLAIN,
  'New York': { ...PLAIN, state: 'NY' },
  'Texas homestead': { ...PLAIN, state: 'TX', occupancy: 'HOME' },
  'principal dwelling': { ...PLAIN, occupancy: 'HOME' },
  'first lien': { ...PLAIN, firstLien: true },
  'flood area': { ...PLAIN, floodArea: true },
} as const satisfies Record<string, DocumentCriteria>;

const APP = ['heloc', 'booklet', 'counselling', 'privacy', 'esign-terms'];
const CLOSING = ['account-opening'];
const PACKAGE = ['note', 'deed'];
const NOTICES = ['adverse-action', 'counter-offer', 'incompleteness', 'score', 'copy-valuation', 'copy-appraisal'];

/** The expected documents: set, column, names. */
const TABLE: readonly (readonly [DocumentSet, keyof typeof FILES, readonly string[]])[] = [
  ['PRE', 'every file', []],
  ['PRE', 'New York', ['pre-credit']],
  ['PRE', 'Texas homestead', []],
  ['PRE', 'principal dwelling', []],
  ['PRE', 'first lien', []],
  ['PRE', 'flood area', []],
  ['APP', 'every file', APP],
  ['APP', 'New York', [...APP, 'new-york']],
  ['APP', 'Texas homestead', [...APP, 'texas-50g']],
  ['APP', 'principal dwelling', APP],
  ['APP', 'first lien', [...APP, 'valuation-copy']],
  ['APP', 'flood area', APP],
  ...(['every file', 'New York', 'Texas homestead', 'principal dwelling', 'first lien', 'flood area'] as const).map(
    (file) => ['SUMMARY', file, ['summary', 'hard-credit']] as const,
  ),
  ['CLOSING', 'every file', CLOSING],
  ['CLOSING', 'New York', [...CLOSING, 'new-york-tax']],
  ['CLOSING', 'Texas homestead', [...CLOSING, 'texas-costs', 'texas-application-copy', 'texas-fair-value']],
  ['CLOSING', 'principal dwelling', CLOSING],
  ['CLOSING', 'first lien', [...CLOSING, 'valuations']],
  ['CLOSING', 'flood area', [...CLOSING, 'flood']],
  ['PACKAGE', 'every file', PACKAGE],
  ['PACKAGE', 'New York', PACKAGE],
  ['PACKAGE', 'Texas homestead', [...PACKAGE, 'texas-rescission', 'right-to-cancel']],
  ['PACKAGE', 'principal dwelling', [...PACKAGE, 'right-to-cancel']],
  ['PACKAGE', 'first lien', PACKAGE],
  ['PACKAGE', 'flood area', PACKAGE],
  ['NOTICES', 'every file', NOTICES],
  ['NOTICES', 'New York', NOTICES],
  ['NOTICES', 'Texas homestead', [...NOTICES, 'texas-50g-owner']],
  ['NOTICES', 'principal dwelling', NOTICES],
  ['NOTICES', 'first lien', [...NOTICES.slice(0, 4), 'copy-automated', ...NOTICES.slice(4)]],
  ['NOTICES', 'flood area', [...NOTICES, 'flood-ten-days']],
];

describe('getRequiredDocuments', () => {
  test.each(TABLE)('returns the listed documents of set %s for %s', (set, file, names) => {
    expect(getRequiredDocuments(set, FILES[file]).map((document) => document.name)).toEqual(names);
  });

  test('joins the documents of several kinds of file without duplicates', () => {
    const file: DocumentCriteria = { state: 'TX', occupancy: 'HOME', firstLien: true, floodArea: true };
    expect(getRequiredDocuments('APP', file).map((document) => document.name)).toEqual([
      ...APP,
      'texas-50g',
      'valuation-copy',
    ]);
    expect(getRequiredDocuments('PACKAGE', file).map((document) => document.name)).toEqual([
      ...PACKAGE,
      'texas-rescission',
      'right-to-cancel',
    ]);
  });

  test('uses the ordinary documents for a second home in Texas', () => {
    expect(getRequiredDocuments('APP', { ...PLAIN, state: 'TX' }).map((document) => document.name)).toEqual(APP);
  });

  test('each document has a unique name, a law and a known type', () => {
    expect(new Set(DOCUMENTS.map((document) => `${document.set} ${document.name}`)).size).toBe(DOCUMENTS.length);
    expect(new Set(DOCUMENTS.map((document) => document.name)).size).toBe(DOCUMENTS.length);
    for (const document of DOCUMENTS) {
      expect(DOCUMENT_TYPES).toContain(document.type);
      expect(document.law).not.toBe('');
    }
  });
});
