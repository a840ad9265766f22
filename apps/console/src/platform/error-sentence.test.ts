import { localErrorSentence, readLoanFile, send } from '@lintel/contract';
import { expect, test } from 'vitest';
import { staffErrorSentence } from './error-sentence.ts';

const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test.each([
  ['already-signed', {}, 'This person has already signed. To undo that, void the closing.'],
  [
    'document-refused',
    {},
    'A document can’t be opened or used here. It may still be in the malware scan, may have failed it, or isn’t the kind needed here.',
  ],
  ['documents-missing', { n: 1 }, 'Documents signed together are entered together. Check 1 more signed document.'],
  ['documents-missing', { n: 2 }, 'Documents signed together are entered together. Check 2 more signed documents.'],
  ['code-expired', {}, 'This took too long, or too many codes were wrong. Start over and enter a new code.'],
  [
    'signer-opened',
    { name: 'Ana' },
    'Ana has opened the invitation, so their name and contact details can’t be edited here.',
  ],
  ['too-early', { on: '2026-12-02' }, 'These documents can’t be signed before Wed, Dec 2, 2026.'],
  [
    'office-required',
    { state: 'Texas' },
    'Texas requires signing at an office of the lender, an attorney or a title company.',
  ],
  [
    'rescission-over',
    { on: '2026-12-02' },
    'Sent after the rescission period ended on Wed, Dec 2, 2026. Don’t record it here. Add it under Documents and tell the owner in writing. Funding continues.',
  ],
])('shows staff the console’s sentence for %s', (name, values, sentence) => {
  expect(staffErrorSentence(name, values)).toBe(sentence);
});

test('leaves out an unknown day', () => {
  expect(staffErrorSentence('rescission-over', { on: null })).toMatch(/^Sent after the rescission period ended\. /);
});

test('shows the contract’s sentence for any other error', () => {
  expect(staffErrorSentence('reason-missing', {})).toBe(localErrorSentence('reason-missing', {}));
});

test.each([
  ['a name it doesn’t know', 'from-next-year', {}],
  ['values it doesn’t know', 'too-early', {}],
])('is undefined for %s', (_what, name, values) => {
  expect(staffErrorSentence(name, values)).toBeUndefined();
});

test('a refused call has the console’s sentence', async () => {
  const body = { status: 'not-found', message: 'This page isn’t part of your application.', values: {}, errors: [] };
  const failure = send(
    readLoanFile,
    { params: { uuid: UUID } },
    {
      fetch: async () =>
        new Response(JSON.stringify(body), { status: 404, headers: { 'content-type': 'application/json' } }),
      localSentence: staffErrorSentence,
    },
  );
  await expect(failure).rejects.toMatchObject({
    name: 'not-found',
    sentence: 'Not found, or you don’t have access.',
  });
});
