import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { DEFAULT_LOCALE } from '../../packages/domain/src/locale/locale.ts';
import { getBuildLocale, indexWords, localeWords } from '../../tools/locale-plugin.ts';
import { brotliFiles, callsWithoutSchemas, lightIcons } from '../../tools/vite-plugins.ts';

/** The default locale's build; the others are in a folder each. */
const DIST = getBuildLocale() === DEFAULT_LOCALE ? 'dist' : `dist/${getBuildLocale()}`;

export default defineConfig({
  base: '/desk/',
  plugins: [
    react(),
    localeWords(),
    indexWords(join(import.meta.dirname, 'src/index-words.en.ts')),
    lightIcons(),
    callsWithoutSchemas(),
    brotliFiles(),
  ],
  // The server replaces it with each response's nonce.
  html: { cspNonce: '{{nonce}}' },
  css: { modules: { generateScopedName: '_[hash:base64:4]' } },
  build: {
    target: 'baseline-widely-available',
    modulePreload: false,
    assetsInlineLimit: 0,
    outDir: DIST,
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'checked'] } },
  },
});
