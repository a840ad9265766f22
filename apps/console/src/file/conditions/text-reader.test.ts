import { expect, test } from 'vitest';
import { asksPerson, findTextReader } from './text-reader.ts';

const INTERNAL = { askBorrower: false, state: 'SENT', returned: null, signerUuid: null } as const;
const RETURNED = { reason: 'Glare on the photo.', at: '2026-11-20T18:00:00Z' };
const SIGNER = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test.each([
  ['the borrower', 'of a posted condition', { ...INTERNAL, askBorrower: true }, 'BORROWER', true],
  ['the signer', 'of a signer’s condition', { ...INTERNAL, askBorrower: true, signerUuid: SIGNER }, 'SIGNER', true],
  ['staff', 'of an internal condition', INTERNAL, 'STAFF', false],
  ['staff', 'of an internal condition that was cleared', { ...INTERNAL, state: 'CLEARED' }, 'STAFF', false],
  ['staff', 'of an internal condition that waits for an answer', { ...INTERNAL, state: 'OPEN' }, 'STAFF', true],
  ['staff', 'of a signer’s one', { ...INTERNAL, state: 'OPEN', signerUuid: SIGNER }, 'STAFF', true],
  ['staff', 'of a returned one that was answered again', { ...INTERNAL, returned: RETURNED }, 'STAFF', true],
] as const)('%s: reader of the text %s', (_who, _which, condition, reader, asks) => {
  expect(findTextReader(condition)).toBe(reader);
  expect(asksPerson(condition)).toBe(asks);
});
