import { expect, test } from 'vitest';
import { ALL_CALLS } from './all-calls.ts';
import { CALL_DOCS } from './docs/all-docs.ts';
import { openApiOperation, withoutSources } from './openapi.ts';

test('what OpenAPI says of a call cites no paper that its reader does not have', () => {
  const cites = ALL_CALLS.map((call) => [call.id, openApiOperation(call).description] as const).filter(([, text]) =>
    /\b(?:calls|ledger|resolutions?|loan-file|screens) [A-Z0-9s]|\b[A-Z]{2,}-\d{3}|\bOP-[A-Z]-/.test(text),
  );
  expect(cites).toEqual([]);
});

test('the laws that it cites stay', () => {
  const laws = (text: string) => text.match(/\d+ (?:CFR|USC) \d+/g) ?? [];
  const lost = ALL_CALLS.filter(
    (call) => laws(openApiOperation(call).description).length !== laws(CALL_DOCS[call.id]?.description ?? '').length,
  );
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test.each([
  ['Good once (calls ID-5).', 'Good once.'],
  ['Kept (calls AP-7b), sealed.', 'Kept, sealed.'],
  ['As sent (calls AP-3, 12 CFR 1003.4(a)(10)).', 'As sent (12 CFR 1003.4(a)(10)).'],
  ['In dollars (15 USC 7001(c); calls SI-2).', 'In dollars (15 USC 7001(c)).'],
  ['Newest first (a page may be short).', 'Newest first (a page may be short).'],
])('%s', (written, said) => {
  expect(withoutSources(written)).toBe(said);
});
