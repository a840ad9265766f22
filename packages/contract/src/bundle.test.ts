import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

const ENTRY = '\0entry';

/** Builds what a browser would load for a few imports of the contract. */
async function buildBundle(code: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: { write: false, minify: true, rolldownOptions: { input: 'entry' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    resolve: { alias: { '@contract': `${import.meta.dirname}/index.ts` } },
  });
  if (!('output' in result)) throw new Error('one build was asked for');
  return result.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
}
const findIds = (code: string) =>
  [...code.matchAll(/id:[`'"]((?:G|[A-Z]{2}-)\d+\w?(?: \w+)?)[`'"]/g)].map((match) => match[1]!).toSorted();
const getCompressedSize = (code: string) => brotliCompressSync(code).length;

test('a bundle with two calls contains only those, without examples and sentences', async () => {
  const code = await buildBundle(
    `import { send, saveDraft, lookUpAddress } from '@contract'; console.log(send, saveDraft, lookUpAddress);`,
  );
  expect(findIds(code)).toEqual(['AP-7b put', 'G51']);
  expect(code).not.toContain('120 Alder');
  expect(code).not.toContain('Type or draw your name');
  expect(code).not.toContain('Save the registration draft');
});

test('a bundle with send is at most 2.2 KB and includes no schema library', async () => {
  const code = await buildBundle(`import { send } from '@contract'; console.log(send);`);
  expect(code).not.toContain('ZodMini');
  expect(getCompressedSize(code)).toBeLessThan(2200);
});
