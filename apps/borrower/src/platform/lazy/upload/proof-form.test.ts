import { expect, test } from 'vitest';
import { ON_ITS_WAY, proofErrors, proofIds, isUnsent } from './proof-form.ts';

test.each([
  [{}, 0, []],
  [{}, 1, ['Add one more file.']],
  [{ proof: '' }, 2, ['Add 2 more files.']],
  [{ proof: 'a' }, 1, []],
  [{ proof: 'a b' }, 3, ['Add one more file.']],
  [{ proof: ON_ITS_WAY }, 0, ['Wait until every file is uploaded.']],
])('for %j with %i required, reports %j', (typed, least, sentence) => {
  expect(proofErrors(typed, least)).toEqual(sentence.map((message) => ({ field: 'proof', message })));
});

test('returns the file ids of the form', () => {
  expect([proofIds({}), proofIds({ proof: '' }), proofIds({ proof: 'a b' })]).toEqual([[], [], ['a', 'b']]);
});

const ADDED_DOCUMENT = { set: null, plainLine: null, submittedAt: null, state: 'READY' } as const;

test.each([
  ['an added file', ADDED_DOCUMENT, true],
  ['a file that is being scanned', { ...ADDED_DOCUMENT, state: 'SCANNING' }, true],
  ['a refused file', { ...ADDED_DOCUMENT, state: 'REFUSED' }, false],
  ['a submitted file', { ...ADDED_DOCUMENT, submittedAt: '2026-11-21T18:00:00Z' }, false],
  ['a document of a set', { ...ADDED_DOCUMENT, set: 'APP' }, false],
  [
    'the sample PDF that checks whether a device opens it',
    { ...ADDED_DOCUMENT, plainLine: 'It shows that your device can open the papers.' },
    false,
  ],
] as const)('%s is unsent: %o is %s', (_what, document, waits) => {
  expect(isUnsent(document)).toBe(waits);
});
