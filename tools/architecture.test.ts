import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { floorsPicture } from './server-floors.ts';

test('the page about the architecture shows the floors of the server as they are', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const picture = floorsPicture()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
  expect(page).toContain(`\n${picture}\n`);
});
