import { constants, brotliCompressSync } from 'node:zlib';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json)$/;

/** Files are compressed once, at the highest level, after the build: the server sends them as they are. */
function brotliFiles(): Plugin {
  let folder = '';
  return {
    name: 'lintel-brotli',
    apply: 'build',
    configResolved(config) { folder = resolve(config.root, config.build.outDir); },
    closeBundle() {
      const walk = (directory: string): string[] => readdirSync(directory).flatMap((name) => {
        const path = join(directory, name);
        return statSync(path).isDirectory() ? walk(path) : [path];
      });
      for (const file of walk(folder).filter((path) => TEXT.test(path))) {
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
      }
    },
  };
}

// One chunk for what every page needs. Offer maths, lists and later screens stay out of it: the size check names the first step.
const SHARED = new RegExp([
  String.raw`node_modules.(react|react-dom|react-router|scheduler|cookie|lucide-react.dist.esm.(?!icons)|lucide-react.dist.esm.icons.house)\b`,
  String.raw`apps.borrower.src.(platform|shell|register.flow).(?!later|not-found)`,
  String.raw`apps.borrower.src.(app|routes)\.tsx`,
  String.raw`packages.domain.src.(registration.(blocking|new-york|disaster|referrer|steps|step|paths|legacy|progress)|enums.occupancy-type)\.ts`,
  String.raw`packages.ui.src.(actions|combobox|feedback|fields.(Field|TextInput|ChoiceTiles|PickedAnswer|fields|tiles)|layout|loader|progress|styles|text|words|class-names)\b`,
].join('|'));

export default defineConfig(({ command, isSsrBuild }) => ({
  base: '/account/heloc/',
  plugins: [react(), ...(isSsrBuild ? [] : [brotliFiles()])],
  // In the build only: in development the module runner cannot evaluate CommonJS React inlined.
  ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
  // Without this the server bundle carries both Reacts and picks the development one unless the environment says otherwise.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  css: { modules: { generateScopedName: command === 'build' ? '_[hash:base64:5]' : '[name]_[local]_[hash:base64:4]' } },
  build: {
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: false, // one sheet, inlined by the server; split sheets would be fetched a second time by the preload helper
    emptyOutDir: true,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? { outDir: 'dist/ssr', minify: true, rolldownOptions: { output: { entryFileNames: 'entry-server.js' } } }
      : {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: 'src/entry-client.tsx', output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } } },
      }),
  },
}));
