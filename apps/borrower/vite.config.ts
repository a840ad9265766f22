import { constants, brotliCompressSync } from 'node:zlib';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, parseAst, type Plugin } from 'vite';

const ENTRY = 'src/entry-client.tsx';
const TEXT = /\.(m?js|css|svg|json)$/;

/** Files are compressed once, at the highest level, as they are written: the server sends them as they are. */
function brotliFiles(): Plugin {
  return {
    name: 'lintel-brotli',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => TEXT.test(file))) {
        const text = readFileSync(join(dir, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text, { params }));
      }
    },
  };
}

interface ManifestChunk { file: string; css?: string[] }

/** The server inlines every sheet that the manifest names by itself: the first chunk's is to be the only one, the others come with their screens. */
function oneSheetInManifest(): Plugin {
  return {
    name: 'lintel-manifest',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const file = join(dir, '.vite/manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestChunk>;
      const [sheet] = manifest[ENTRY]?.css ?? [];
      if (sheet === undefined) throw new Error('The first chunk has no style sheet: look at the group of the shared chunk');
      const chunks = Object.entries(manifest).filter(([key]) => !key.endsWith('.css'));
      writeFileSync(file, JSON.stringify({ ...Object.fromEntries(chunks), 'style.css': { file: sheet } }, undefined, 2));
    },
  };
}

/** Icons are drawn by our factory: the library's own weighs 2 KB more in the first chunk. */
function lightIcons(): Plugin {
  const factory = join(import.meta.dirname, '../../packages/ui/src/icon.ts');
  return {
    name: 'lintel-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === '../createLucideIcon.mjs' && importer?.includes('lucide-react') ? '\0light-icon' : undefined),
    load: (id) => (id === '\0light-icon' ? `export { createIcon as default } from ${JSON.stringify(factory)};` : undefined),
  };
}

const SCHEMA_PARTS = new Set(['params', 'query', 'body', 'reply']);

/** The browser sends by a call's path and rules; its schemas are the server's to hold, and their types have done their work when a build begins. */
function callsWithoutSchemas(): Plugin {
  return {
    name: 'lintel-calls',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/packages.contract.src.[^\\/]+\.ts$/.test(id) || !code.includes('= call({')) return undefined;
      let left = code;
      for (const statement of parseAst(code, { lang: 'ts' }).body.toReversed()) {
        const declared = statement.type === 'ExportNamedDeclaration' && statement.declaration?.type === 'VariableDeclaration' ? statement.declaration.declarations[0]?.init : undefined;
        if (declared?.type !== 'CallExpression' || declared.callee.type !== 'Identifier' || declared.callee.name !== 'call') continue;
        const [spec] = declared.arguments;
        if (spec?.type !== 'ObjectExpression') continue;
        const kept = spec.properties.filter((part) => part.type !== 'Property' || part.key.type !== 'Identifier' || !SCHEMA_PARTS.has(part.key.name));
        left = `${left.slice(0, spec.start)}{ ${kept.map((part) => code.slice(part.start, part.end)).join(', ')} }${left.slice(spec.end)}`;
      }
      return { code: left, map: null };
    },
  };
}

// One chunk for what every page needs. Offer maths, lists and later screens stay out of it: the size check names the first step.
const SHARED = new RegExp([
  String.raw`node_modules.(react|react-dom|react-router|scheduler|cookie|lucide-react.dist.esm.icons.house)\b`,
  String.raw`apps.borrower.src.(platform|shell|register.flow).(?!later|not-found|hours|footer)`,
  String.raw`apps.borrower.src.(entry-client|app|routes)\.tsx|apps.borrower.src.register.property-address|rolldown.runtime`,
  String.raw`packages.domain.src.(registration.(steps|step|paths|legacy|progress)|enums.occupancy-type)\.ts`,
  String.raw`packages.ui.src.(actions|combobox|feedback|fields.(Field|TextInput|ChoiceTiles|PickedAnswer|fields|tiles)|layout|loader|progress.(StepProgress|progress)|styles|icon.ts|text|words|class-names)\b`,
].join('|'));

export default defineConfig(({ command, isSsrBuild }) => ({
  base: '/account/heloc/',
  plugins: [react(), lightIcons(), ...(isSsrBuild ? [] : [callsWithoutSchemas(), brotliFiles(), oneSheetInManifest()])],
  // In the build only: in development the module runner cannot evaluate CommonJS React inlined.
  ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
  // Without this the server bundle carries both Reacts and picks the development one unless the environment says otherwise.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  css: { modules: { generateScopedName: command === 'build' ? '_[hash:base64:4]' : '[name]_[local]_[hash:base64:4]' } },
  build: {
    target: 'baseline-widely-available',
    modulePreload: false, // its lists of files weigh more in the first chunk than they save later
    assetsInlineLimit: 0,
    cssCodeSplit: true, // the first sheet is inlined by the server, the others come with their screens
    emptyOutDir: true,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? { outDir: 'dist/ssr', minify: true, rolldownOptions: { output: { entryFileNames: 'entry-server.js' } } }
      : {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: ENTRY,
          treeshake: { manualPureFunctions: ['z', 'checked'] }, // a schema that nothing reads is left out
          output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } },
        },
      }),
  },
}));
