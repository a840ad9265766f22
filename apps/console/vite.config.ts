import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brotliFiles, callsWithoutSchemas, lightIcons } from '../../tools/vite-plugins.ts';

export default defineConfig({
  base: '/desk/',
  plugins: [react(), lightIcons(), callsWithoutSchemas(), brotliFiles()],
  // The server replaces it with each response's nonce.
  html: { cspNonce: '{{nonce}}' },
  css: { modules: { generateScopedName: '_[hash:base64:4]' } },
  build: {
    target: 'baseline-widely-available',
    modulePreload: false,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    rolldownOptions: { treeshake: { manualPureFunctions: ['z', 'checked'] } },
  },
});
