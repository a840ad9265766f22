import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawFloors } from './server-floors.ts';

test('docs/architecture.md shows the current floors of the server', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const picture = drawFloors()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
  expect(page).toContain(`\n${picture}\n`);
});
