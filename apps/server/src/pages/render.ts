import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartRefused } from '../kernel/config/index.ts';
import type { PageData } from './page-data.ts';

/** The rendering port: the server knows this shape and a path, and nothing about the renderer. */
export type RenderPage = (url: string, data: PageData, nonce: string) => Promise<{ status: number; html: string }>;

interface Renderer {
  readonly createRenderer: (assets: { manifest: Record<string, { file: string }>; css: string }) => {
    renderPage: RenderPage;
  };
}

/** Loads the renderer that the build left in `dist`, with the app's one style sheet. */
export async function builtPages(dist: string): Promise<RenderPage> {
  try {
    const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Record<
      string,
      { file: string }
    >;
    const sheets = [
      ...new Set(
        Object.values(manifest)
          .map(({ file }) => file)
          .filter((file) => file.endsWith('.css')),
      ),
    ];
    const css = (await Promise.all(sheets.map((file) => readFile(join(dist, 'client', file), 'utf8')))).join('');
    const { createRenderer } = (await import(pathToFileURL(join(dist, 'ssr/entry-server.js')).href)) as Renderer;
    return createRenderer({ manifest, css }).renderPage;
  } catch (error) {
    throw new StartRefused(
      `The borrower app in ${dist} can't be read (run npm run build): ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
