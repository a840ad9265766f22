import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const APP = `${import.meta.dirname}/../apps/borrower`;
const SCREENS = 100;

/** Adds screens to an area's route table, each in its own chunk. */
function withMoreScreens(area: string): Plugin {
  return {
    name: 'more-screens',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith('virtual:screen-') ? `\0${source}` : undefined),
    load: (id) =>
      id.startsWith('\0virtual:screen-') ? `export const Screen = () => ${JSON.stringify(id)};` : undefined,
    transform(code, id) {
      if (!id.endsWith(`/apps/borrower/src/${area}/routes.ts`)) return undefined;
      const routes = Array.from(
        { length: SCREENS },
        (_, n) =>
          `anyone('/account/heloc/added/${area}-${n}', async () => (await import('virtual:screen-${area}-${n}')).Screen),`,
      );
      const start = /ROUTES[^=]*= \[/.exec(code);
      if (!start) throw new Error(`${id} has no table of routes`);
      const at = start.index + start[0].length;
      const anyone = /import[^;]*\banyone\b/.test(code) ? '' : "import { anyone } from '../platform/app-route.ts';\n";
      return { code: `${anyone}${code.slice(0, at)}${routes.join('')}${code.slice(at)}`, map: null };
    },
  };
}

/** The chunk that the first page loads, and the build's number of chunks. */
async function buildEntry(plugins: Plugin[]): Promise<{ size: number; compressed: number; chunks: number }> {
  const { output } = (await build({
    root: APP,
    configFile: `${APP}/vite.config.ts`,
    logLevel: 'silent',
    plugins,
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The build has no entry.');
  expect(entry.imports).toEqual([]);
  // Other chunks' names contain content hashes, which compress differently each time.
  const code = entry.code.replaceAll(/-[0-9a-f]{7,8}\.js/g, '-0000000.js');
  return { size: code.length, compressed: brotliCompressSync(code).length, chunks: chunks.length };
}

test(
  'the first page does not grow when a hundred screens are added to each other area',
  { timeout: 120_000 },
  async () => {
    const before = await buildEntry([]);
    const after = await buildEntry(['application', 'signer', 'account'].map(withMoreScreens));
    expect(after.chunks).toBeGreaterThanOrEqual(before.chunks + 3 * SCREENS);
    expect({ size: after.size, compressed: after.compressed }).toEqual({
      size: before.size,
      compressed: before.compressed,
    });
  },
);
