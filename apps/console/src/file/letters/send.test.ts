import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubConsolePage } from '../../../test/stub-page.ts';

let choice: typeof import('./document-choice.tsx');
let send: typeof import('./send.tsx');

beforeAll(async () => {
  stubConsolePage();
  choice = await import('./document-choice.tsx');
  send = await import('./send.tsx');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const DOCUMENTS = [
  { uuid: 'terms', current: true },
  { uuid: 'replaced', current: false },
  { uuid: 'privacy', current: true },
];

test('refuses to mail documents while none is selected', () => {
  expect(send.checkChoice({ all: () => [] })).toEqual([{ field: 'papers', message: 'Select the documents to mail.' }]);
  expect(send.checkChoice({ all: () => ['terms'] })).toEqual([]);
});

test('selects every current document at the same time, and a replaced one only by itself', () => {
  expect(choice.chooseCurrent(DOCUMENTS, ['terms'], true)).toEqual(['terms', 'privacy']);
  expect(choice.chooseCurrent(DOCUMENTS, ['replaced'], true)).toEqual(['replaced', 'terms', 'privacy']);
});

test('unselects every current document at the same time, and keeps a replaced one', () => {
  expect(choice.chooseCurrent(DOCUMENTS, ['terms', 'replaced', 'privacy'], false)).toEqual(['replaced']);
});
