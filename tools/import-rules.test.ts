import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findFolderCycles, findForbiddenImports } from './import-rules.ts';

test('every import is allowed', () => {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap((file) => findForbiddenImports(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['packages/domain/src/a.ts', "import { send } from '@lintel/contract';"],
  ['packages/domain/src/offer/a.ts', "import { send } from '../../../contract/src/index.ts';"],
  ['packages/domain/src/a.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/domain/src/a.ts', "import * as z from 'zod';"],
  ['packages/contract/src/a.ts', "import { Button } from '@lintel/ui';"],
  ['packages/ui/src/a.tsx', "import { quote } from '@lintel/domain';"],
  ['packages/ui/src/a.tsx', "import { usePageTitle } from '@lintel/web';"],
  ['apps/server/src/a.ts', "import { usePageTitle } from '@lintel/web';"],
  ['apps/borrower/src/a.tsx', "import { openStore } from '../../server/src/db/open.ts';"],
  ['apps/borrower/src/a.tsx', "import { quote } from '@lintel/domain/src/offer/quote.ts';"],
  ['apps/borrower/src/a.tsx', "const fs = await import('node:fs');"],
  ['apps/console/src/a.tsx', "import { Shell } from '../../borrower/src/shell/shell.tsx';"],
  ['apps/server/src/features/offers/a.ts', "import { Button } from '@lintel/ui';"],
  ['apps/server/src/features/offers/a.ts', "import { readDraft } from '../draft/registration.ts';"],
  ['apps/server/src/features/offers/a.ts', "import type { Page } from '../../pages/index.ts';"],
  ['apps/server/src/records/answers/a.ts', "import { bank } from '../../features/bank/index.ts';"],
  ['apps/server/src/kernel/http/a.ts', "import { record } from '../../loan-file/index.ts';"],
  ['apps/server/src/kernel/context.ts', "import type { Loan } from '../loan-file/index.ts';"],
  ['apps/server/src/app.ts', "import { bank } from './features/bank/routes.ts';"],
  ['apps/server/src/a.ts', "import { createServer } from 'vite';"],
])('refuses %s with %s', (file, source) => {
  expect(findForbiddenImports(file, source)).toHaveLength(1);
});

test.each([
  ['packages/contract/src/a.ts', "import { quote } from '@lintel/domain'; import * as z from 'zod/mini';"],
  [
    'apps/server/src/features/offers/routes.ts',
    "import { prices } from './store.ts'; import { record } from '../../loan-file/index.ts'; import { draft } from '../draft/index.ts';",
  ],
  ['apps/borrower/src/register/a.tsx', "import { Button } from '@lintel/ui'; import { useEffect } from 'react';"],
])('allows %s with %s', (file, source) => {
  expect(findForbiddenImports(file, source)).toEqual([]);
});

const sourcesIn = (root: string): Map<string, string> =>
  new Map(
    globSync(`${root}/**/*.{ts,tsx}`)
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

test.each([
  'packages/domain/src',
  'packages/contract/src',
  'packages/brands/src',
  'packages/ui/src',
  'packages/web/src',
  'apps/borrower/src',
  'apps/console/src',
  'apps/server/src',
])('no folder of %s imports itself through another', (root) => {
  const sources = sourcesIn(root);
  expect(sources.size).toBeGreaterThan(10);
  expect(findFolderCycles(root, sources)).toEqual([]);
});

test('findFolderCycles lists cycles of folders, including type imports, and no folder outside them', () => {
  const sources = new Map([
    ['p/src/a/one.ts', "import { two } from '../b/two.ts';"],
    ['p/src/b/two.ts', "import type { Three } from '../c/three.ts';"],
    ['p/src/c/three.ts', "export type { One } from '../a/one.ts';"],
    ['p/src/d/four.ts', "import { two } from '../b/two.ts'; import { five } from './five.ts';"],
    ['p/src/index.ts', "export * from './a/one.ts';"],
  ]);
  expect(findFolderCycles('p/src', sources)).toEqual([
    'p/src: a -> b -> c -> a',
    'p/src: b -> c -> a -> b',
    'p/src: c -> a -> b -> c',
  ]);
});
