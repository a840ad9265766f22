import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fold, emptyFile, parseFact, refusal, getStatus, STORED_STATUSES } from '../src/index.ts';

const GOLDEN_FOLDER = fileURLToPath(new URL('golden/', import.meta.url));
const GOLDEN_FILES = readdirSync(GOLDEN_FOLDER).filter((name) => name.endsWith('.jsonl'));
const headerSchema = z.strictObject({ status: z.enum(STORED_STATUSES), about: z.string() });

test('the golden folder has at least four stored streams', () => {
  expect(GOLDEN_FILES.length).toBeGreaterThanOrEqual(4);
});

// A stream that a server once stored: a header with the last status, then one fact per line. It must fold forever.
test.each(GOLDEN_FILES)('the golden file %s folds fact by fact to its stored status [ROUTE-064]', (name) => {
  const [first, ...lines] = readFileSync(`${GOLDEN_FOLDER}${name}`, 'utf8')
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  let file = emptyFile();
  for (const line of lines) {
    const fact = parseFact(line);
    expect([fact.type, refusal(file, fact)]).toEqual([fact.type, null]);
    file = fold(file, fact);
  }
  expect(getStatus(file)).toBe(headerSchema.parse(first).status);
});
