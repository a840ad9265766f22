import { expect, test } from 'vitest';
import { ON_ITS_WAY, proofErrors, proofIds, isUnsent } from './proof-form.ts';

test.each([
  [{}, 0, []],
  [{}, 1, ['Add one more file.']],
  [{ proof: '' }, 2, ['Add 2 more files.']],
  [{ proof: 'a' }, 1, []],
  [{ proof: 'a b' }, 3, ['Add one more file.']],
  [{ proof: ON_ITS_WAY }, 0, ['Wait until every file is uploaded.']],
])('%j, of which %i are needed, says %j', (typed, least, said) => {
  expect(proofErrors(typed, least)).toEqual(said.map((message) => ({ field: 'proof', message })));
});

test('the ids go with the form', () => {
  expect([proofIds({}), proofIds({ proof: '' }), proofIds({ proof: 'a b' })]).toEqual([[], [], ['a', 'b']]);
});

const added = { set: null, plainLine: null, submittedAt: null, state: 'READY' } as const;

test.each([
  ['a file that was added', added, true],
  ['one that is still looked at', { ...added, state: 'SCANNING' }, true],
  ['one that was refused', { ...added, state: 'REFUSED' }, false],
  ['one that went with its step', { ...added, submittedAt: '2026-11-21T18:00:00Z' }, false],
  ['a paper of a set', { ...added, set: 'APP' }, false],
  [
    'the sample that shows whether a device opens a PDF',
    { ...added, plainLine: 'It shows that your device can open the papers.' },
    false,
  ],
] as const)('%s waits to be sent: %o is %s', (_what, document, waits) => {
  expect(isUnsent(document)).toBe(waits);
});
