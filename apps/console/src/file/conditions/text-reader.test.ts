import { expect, test } from 'vitest';
import { asksPerson, findTextReader } from './text-reader.ts';

const INTERNAL = { askBorrower: false, state: 'SENT', returned: null, signerUuid: null } as const;
const RETURNED = { reason: 'Glare on the photo.', at: '2026-11-20T18:00:00Z' };
const SIGNER = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test.each([
  ['the borrower', 'of a posted condition', { ...INTERNAL, askBorrower: true }, 'BORROWER'],
  ['the signer', 'of a signer’s condition', { ...INTERNAL, askBorrower: true, signerUuid: SIGNER }, 'SIGNER'],
  ['staff', 'of an internal condition', INTERNAL, 'STAFF'],
  ['staff', 'of an internal condition that was cleared', { ...INTERNAL, state: 'CLEARED' }, 'STAFF'],
  ['the borrower', 'of an internal condition that waits for an answer', { ...INTERNAL, state: 'OPEN' }, 'BORROWER'],
  ['the signer', 'of one that waits for theirs', { ...INTERNAL, state: 'OPEN', signerUuid: SIGNER }, 'SIGNER'],
  ['the borrower', 'of a returned one that was answered again', { ...INTERNAL, returned: RETURNED }, 'BORROWER'],
] as const)('%s: reader of the text %s', (_who, _which, condition, reader) => {
  expect(findTextReader(condition)).toBe(reader);
  expect(asksPerson(condition)).toBe(reader !== 'STAFF');
});
