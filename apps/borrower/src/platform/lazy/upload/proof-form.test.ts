import { expect, test } from 'vitest';
import { ON_ITS_WAY, proofErrors, proofIds, isUnsent } from './proof-form.ts';

test.each([
  [{}, 0, []],
  [{}, 1, ['Add one more file.']],
  [{ proof: '' }, 2, ['Add 2 more files.']],
  [{ proof: 'a' }, 1, []],
  [{ proof: 'a b' }, 3, ['Add one more file.']],
  [{ proof: ON_ITS_WAY }, 0, ['Wait until every file is uploaded.']],
])('%j, of which %i are needed, says %j', (typed, least, sentence) => {
  expect(proofErrors(typed, least)).toEqual(sentence.map((message) => ({ field: 'proof', message })));
});

test('the ids go with the form', () => {
  expect([proofIds({}), proofIds({ proof: '' }), proofIds({ proof: 'a b' })]).toEqual([[], [], ['a', 'b']]);
});

const ADDED_DOCUMENT = { set: null, plainLine: null, submittedAt: null, state: 'READY' } as const;

test.each([
  ['a file that was added', ADDED_DOCUMENT, true],
  ['one that is still looked at', { ...ADDED_DOCUMENT, state: 'SCANNING' }, true],
  ['one that was refused', { ...ADDED_DOCUMENT, state: 'REFUSED' }, false],
  ['one that went with its step', { ...ADDED_DOCUMENT, submittedAt: '2026-11-21T18:00:00Z' }, false],
  ['a paper of a set', { ...ADDED_DOCUMENT, set: 'APP' }, false],
  [
    'the sample that shows whether a device opens a PDF',
    { ...ADDED_DOCUMENT, plainLine: 'It shows that your device can open the papers.' },
    false,
  ],
] as const)('%s waits to be sent: %o is %s', (_what, document, waits) => {
  expect(isUnsent(document)).toBe(waits);
});
