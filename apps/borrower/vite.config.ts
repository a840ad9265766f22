import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { DEFAULT_LOCALE } from '../../packages/domain/src/locale/locale.ts';
import { getBuildLocale, localeWords } from '../../tools/locale-plugin.ts';
import { brotliFiles, callsWithoutSchemas, lightIcons, routerPartsUsed } from '../../tools/vite-plugins.ts';

const ENTRY = 'src/entry-client.tsx';
/** The default locale's build; the others are in a folder each. */
const DIST = getBuildLocale() === DEFAULT_LOCALE ? 'dist' : `dist/${getBuildLocale()}`;
/** The product's version, which telemetry names. */
const VERSION = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }
).version;
interface ManifestChunk {
  file: string;
  css?: string[];
}

/**
 * The server inlines every stylesheet listed in the manifest. Only the first chunk's may be listed; the others load
 * with their screens.
 */
function oneSheetInManifest(): Plugin {
  return {
    name: 'lintel-manifest',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const file = join(dir, '.vite/manifest.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestChunk>;
      const [sheet] = manifest[ENTRY]?.css ?? [];
      if (sheet === undefined)
        throw new Error('The first chunk has no style sheet: look at the group of the shared chunk');
      const chunks = Object.entries(manifest).filter(([key]) => !key.endsWith('.css'));
      writeFileSync(
        file,
        JSON.stringify({ ...Object.fromEntries(chunks), 'style.css': { file: sheet } }, undefined, 2),
      );
    },
  };
}

// The one chunk for what every page needs. Offer math, lists and later screens stay out of it; the size check measures
// the first step.
const SHARED = new RegExp(
  [
    String.raw`node_modules.(react|react-dom|react-router|scheduler|cookie|lucide-react.dist.esm.icons.house)\b`,
    String.raw`apps.borrower.src.(platform|shell|register.flow).(?!lazy|not-found|hours|footer)`,
    String.raw`apps.borrower.src.(entry-client|app|areas)\.tsx|apps.borrower.src.register.(property-address|routes)|rolldown.runtime`,
    String.raw`packages.web.src.(form-values|page-title|submit-state|token-store)\.ts`,
    String.raw`packages.domain.src.(registration.(steps|steps-words\.\w+|step|paths|progress)|enums.home)\.ts`,
    String.raw`packages.ui.src.(actions.(?!IconButton)|banner.banner\.module|combobox|feedback|fields.(Field|TextInput|ChoiceTiles|PickedAnswer|fields|tiles)|layout.(?!Dashboard|ByWidth)|progress.(StepProgress|progress)|styles|icon.ts|text|words|class-names)\b`,
  ].join('|'),
);

// Left alone, the builder makes a file of each set of modules that the same screens share, and a page behind the login
// needs a hundred (decision 0109). `minShareCount` keeps out what few screens use.
//
// Small parts that many pages share, also public ones.
const COMMON = new RegExp(
  [
    String.raw`packages.contract.src.(paths|processing-timeout)\.ts`,
    String.raw`packages.domain.src.(format.(?!words|time-of-day)|locale|uploads|calendar.(?!business|holidays|office))`,
    String.raw`packages.domain.src.(enums.name-suffix|fields.field-errors)\b`,
    String.raw`packages.ui.src.(actions.IconButton|dialog|loader)\b`,
    String.raw`packages.web.src.form-error|node_modules.lucide-react.dist.esm.icons`,
    String.raw`apps.borrower.src.(gate.(words|gate\.module)|platform.lazy.(brand-mark|pending-mark))\b`,
  ].join('|'),
);

// Figures and the second factor, and opening hours: few public pages have them.
const FIGURES = /packages.ui.src.figures|packages.web.src.step-up|apps.borrower.src.step-up/;
const HOURS = /packages.domain.src.(calendar.(business|holidays|office)|format.(words|time-of-day))/;

// What every page behind the login loads: queries, the status of the application, the frame of its pages.
const LOGGED_IN = new RegExp(
  [
    String.raw`node_modules.@tanstack\b`,
    String.raw`packages.contract.src.(loan-file|offers)\.ts`,
    String.raw`packages.domain.src.(loan-file.route-table|status|offer.offer)\b`,
    String.raw`apps.borrower.src.(gate|originators.context|offers.use-offers)\b`,
    String.raw`apps.borrower.src.(shell.not-found.not-found-screen|platform.lazy.(application-flow|status-poll|dates|use-due-day))\b`,
  ].join('|'),
);

// The code for calls and submits in one chunk: pages need all of it, and one chunk is smaller than four.
const SENDING = /apps.borrower.src.platform.lazy.(api|report-fault|use-submit)\.ts|packages.web.src.submit\.ts/;

export default defineConfig(({ command, isSsrBuild }) => ({
  base: '/account/heloc/',
  plugins: [
    react(),
    localeWords(),
    lightIcons(),
    routerPartsUsed(),
    ...(isSsrBuild ? [] : [callsWithoutSchemas(), brotliFiles(), oneSheetInManifest()]),
  ],
  // Build only: in development the module runner can't evaluate an inlined CommonJS React.
  ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
  // Without this the server bundle contains both builds of React and uses the development one unless the environment
  // says otherwise.
  define: {
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(VERSION),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  css: { modules: { generateScopedName: command === 'build' ? '_[hash:base64:4]' : '[name]_[local]_[hash:base64:4]' } },
  build: {
    target: 'baseline-widely-available',
    modulePreload: false, // its file lists add more to the first chunk than they save later
    assetsInlineLimit: 0,
    cssCodeSplit: true, // the server inlines the first stylesheet, the others load with their screens
    emptyOutDir: true,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? { outDir: `${DIST}/ssr`, minify: true, rolldownOptions: { output: { entryFileNames: 'entry-server.js' } } }
      : {
          outDir: `${DIST}/client`,
          manifest: true,
          rolldownOptions: {
            input: ENTRY,
            treeshake: { manualPureFunctions: ['z', 'checked'] }, // drops schemas that nothing reads
            // The first chunk names all others, so hashes are as short as the builder allows and hexadecimal, which
            // compresses a third better.
            output: {
              hashCharacters: 'hex',
              codeSplitting: {
                groups: [
                  { name: 'shared', test: SHARED, priority: 4 },
                  { name: 'sending', test: SENDING, priority: 3 },
                  { name: 'schemas', test: /node_modules.zod/, priority: 3 },
                  { name: 'common', test: COMMON, priority: 2, minShareCount: 12 },
                  { name: 'figures', test: FIGURES, priority: 2, minShareCount: 12 },
                  { name: 'hours', test: HOURS, priority: 2, minShareCount: 4 },
                  { name: 'logged-in', test: LOGGED_IN, priority: 1, minShareCount: 14 },
                ],
              },
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:7][extname]',
            },
          },
        }),
  },
}));
