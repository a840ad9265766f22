import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { root } from './node26.mjs';

const BORROWER = join(root, 'apps', 'borrower');
const AREAS = ['account', 'signer', 'application'];

/** Adds screens to the table of routes of every area, each with a chunk of its own. */
function moreScreens(count: number): Plugin {
  const table = new RegExp(`/src/(?:${AREAS.join('|')})/routes\\.ts$`);
  const begin = 'export const ROUTES: readonly AppRoute[] = [';
  return {
    name: 'more-screens',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('more:') ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0more:') ? `export const Screen = () => '${id.slice(1)}';` : undefined),
    transform(code, id) {
      if (!table.test(id)) return undefined;
      if (!code.includes(begin)) throw new Error(`${id} has no table of routes`);
      const lines = Array.from({ length: count }, (_, n) => {
        const screen = `lazyMore(async () => (await import('more:${id.split('/').at(-2)}-${n}')).Screen)`;
        return `{ path: '/more/${n}', access: 'anyone', screen: ${screen} },`;
      });
      const imported = `import { lazyScreen as lazyMore } from '../platform/lazy-screen.tsx';\n`;
      return imported + code.replace(begin, begin + lines.join('\n'));
    },
  };
}

interface FirstPage {
  /** Bytes of the first chunk and of what it imports. */
  readonly bytes: number;
  /** Chunks in all. */
  readonly chunks: number;
}

async function firstPage(...plugins: Plugin[]): Promise<FirstPage> {
  const built = await build({ root: BORROWER, logLevel: 'silent', plugins, build: { write: false } });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of chunks.get(file)?.imports ?? []) visit(imported);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
  const bytes = [...seen].reduce((sum, file) => sum + Buffer.byteLength(chunks.get(file)?.code ?? ''), 0);
  return { bytes, chunks: chunks.size };
}

test('a hundred more screens in each area but the registration add no byte to the first page', async () => {
  const [before, after] = [await firstPage(), await firstPage(moreScreens(100))];
  expect(after.chunks - before.chunks).toBe(100 * AREAS.length);
  expect(after.bytes).toBe(before.bytes);
}, 120_000);
