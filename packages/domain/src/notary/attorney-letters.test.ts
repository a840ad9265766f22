import { expect, test } from 'vitest';
import { attorneyLetters, type LetterCandidate } from './attorney-letters.ts';

const buildCandidate = (uuid: string, overrides: Partial<LetterCandidate> = {}): LetterCandidate => ({
  uuid,
  type: 'SUPPORT',
  state: 'READY',
  uploaded: true,
  createdAt: '2026-12-02T17:00:00.000Z',
  ...overrides,
});
const DOCUMENTS = [
  buildCandidate('deed', {
    type: 'DEED_OF_TRUST',
    uploaded: false,
    createdAt: '2026-12-01T17:00:00.000Z',
    scanDocumentUuid: 'signed-scan',
  }),
  buildCandidate('note', { type: 'NOTE', uploaded: false, createdAt: '2026-12-01T17:00:01.000Z' }),
];
const findLetters = (...others: LetterCandidate[]) =>
  attorneyLetters([...DOCUMENTS, ...others], ['deed', 'note']).map(({ uuid }) => uuid);

test('attorneyLetters offers supporting documents uploaded with or after the documents the attorney reads', () => {
  expect(
    findLetters(buildCandidate('letter'), buildCandidate('same', { createdAt: '2026-12-01T17:00:00.000Z' })),
  ).toEqual(['letter', 'same']);
});

test.each([
  ['a picture of the ID', { type: 'DRIVERSLICENSEFRONT' }],
  ['a pay stub', { type: 'USER_UPLOADED_PAYSTUB' }],
  ['an earlier document', { createdAt: '2026-12-01T16:59:59.000Z' }],
  ['a document still being scanned', { state: 'SCANNING' }],
  ['a rejected document', { review: { outcome: 'REJECTED' } }],
  ['the signed copy of the deed', { uuid: 'signed-scan' }],
  ['a document we made', { uploaded: false }],
])('attorneyLetters doesn’t offer %s', (_what, more) => {
  expect(findLetters(buildCandidate('other', more))).toEqual([]);
});

test('attorneyLetters offers nothing before there are documents to read', () => {
  expect(attorneyLetters([buildCandidate('letter')], [])).toEqual([]);
});
