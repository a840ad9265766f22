import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { currentLocale, DEFAULT_LOCALE, type Locale } from '@lintel/domain';
import { StartRefused } from '../kernel/config/index.ts';
import type { PageData } from './page-data.ts';

/** Renders a borrower page. The server knows only this type; the borrower app's build contains the renderer. */
export type RenderPage = (url: string, data: PageData, nonce: string) => Promise<{ status: number; html: string }>;

interface Renderer {
  readonly createRenderer: (assets: { manifest: Record<string, { file: string }>; css: string }) => {
    renderPage: RenderPage;
  };
}

/** The folder of a locale's build: the default locale's is `dist` itself. */
export const localeDist = (dist: string, locale: Locale): string =>
  locale === DEFAULT_LOCALE ? dist : join(dist, locale);

/** Loads the renderers that the build left in `dist`, and renders each page in the reader's locale. */
export async function builtPages(dist: string, locales: readonly Locale[]): Promise<RenderPage> {
  const renderers = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await loadRenderer(localeDist(dist, locale))] as const)),
  );
  return (url, data, nonce) => {
    const renderPage = renderers.get(currentLocale()) ?? renderers.get(DEFAULT_LOCALE);
    if (!renderPage) throw new Error(`No page is built in ${currentLocale()}.`);
    return renderPage(url, data, nonce);
  };
}

/** Loads one locale's renderer, with the app's one style sheet. */
async function loadRenderer(dist: string): Promise<RenderPage> {
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
