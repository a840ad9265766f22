import { expect, test } from 'vitest';
import { ON_ITS_WAY, proofErrors, proofIds } from './proof-form.ts';

test.each([
  [{}, 0, []],
  [{}, 1, ['Add one more file.']],
  [{ proof: '' }, 2, ['Add 2 more files.']],
  [{ proof: 'a' }, 1, []],
  [{ proof: 'a b' }, 3, ['Add one more file.']],
  [{ proof: ON_ITS_WAY }, 0, ['Wait until every file is sent.']],
])('%j, of which %i are needed, says %j', (typed, least, said) => {
  expect(proofErrors(typed, least)).toEqual(said.map((message) => ({ field: 'proof', message })));
});

test('the ids go with the form', () => {
  expect([proofIds({}), proofIds({ proof: '' }), proofIds({ proof: 'a b' })]).toEqual([[], [], ['a', 'b']]);
});
