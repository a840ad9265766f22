import { expect, test } from 'vitest';
import { ALL_CALLS } from './all-calls.ts';
import { openApiOperation } from './openapi.ts';

test('no call description cites a document outside the repository', () => {
  const cites = ALL_CALLS.map((call) => [call.id, openApiOperation(call).description] as const).filter(([, text]) =>
    /\b(?:calls|ledger|resolutions?|loan-file|screens) [A-Z0-9s]|\b[A-Z]{2,}-\d{3}|\bOP-[A-Z]-/.test(text),
  );
  expect(cites).toEqual([]);
});
