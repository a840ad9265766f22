import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stubConsolePage } from '../../test/stub-page.ts';

let revealableFields: typeof import('./reveal.tsx').revealableFields;

beforeAll(async () => {
  stubConsolePage();
  ({ revealableFields } = await import('./reveal.tsx'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test.each([
  [null, 0, ['DOB']],
  ['0001', 0, ['SSN', 'DOB']],
  [null, 1, ['DOB', 'ACCOUNT']],
  ['0001', 2, ['SSN', 'DOB', 'ACCOUNT']],
])('with the last four digits %s and %i accounts on file, offers to reveal %j', (ssnLast4, accounts, fields) => {
  expect(revealableFields({ person: { ssnLast4 }, bankAccounts: Array.from({ length: accounts }) })).toEqual(fields);
});
