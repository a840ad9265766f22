import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrivateLabel } from '@lintel/brands';
import { currentLocale, DEFAULT_LOCALE, type Locale } from '@lintel/domain';
import { localeDist } from './render.ts';

/** The data of the console's page: the lender's look, and no personal data. */
export interface ConsoleData {
  readonly privateLabel: PrivateLabel;
  readonly assetBase: string;
  readonly environment: 'production' | 'test';
  readonly now: string;
  /** Tokens and fonts of the lender, as style sheets. */
  readonly themeCss: string;
  readonly fontsCss: string;
  /** Preloaded, because a face that comes too late isn't shown until the next page. */
  readonly fontFiles: readonly string[];
}

/** Renders the console's page, which is the same for each of its addresses. */
export type RenderConsole = (data: ConsoleData, nonce: string) => { status: number; html: string };

/** The built index's placeholders for the nonce of a response (Vite's `html.cspNonce`) and for the data. */
const NONCE = '{{nonce}}';
const DATA = '<!--console-data-->';

/**
 * Builds the shell from the index that the console's build left in `dist`, in the reader's locale: `{{nonce}}` becomes
 * the nonce, `<!--console-data-->` the lender's look and `<script type="application/json" id="console-data">`. Without
 * a build it returns a page that says so.
 */
export function builtConsole(dist: string, locales: readonly Locale[]): RenderConsole {
  const indexes = new Map(locales.map((locale) => [locale, read(join(localeDist(dist, locale), 'index.html'))]));
  return (data, nonce) => {
    const index = indexes.get(currentLocale()) ?? indexes.get(DEFAULT_LOCALE);
    if (index == null) return NOT_BUILT;
    return {
      status: 200,
      html: index.replaceAll(NONCE, () => nonce).replace(DATA, () => renderHead(data, nonce)),
    };
  };
}

const NOT_BUILT = {
  status: 503,
  html: '<!doctype html><html lang="en"><meta charset="utf-8"><title>The console is not built</title><h1>The console is not built</h1><p>Run npm run build, then restart the server.</p></html>',
};

function renderHead({ themeCss, fontsCss, fontFiles, ...data }: ConsoleData, nonce: string): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  const preloads = fontFiles.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
  );
  return `${preloads.join('')}<style nonce="${nonce}">${fontsCss}${themeCss}</style><script type="application/json" id="console-data" nonce="${nonce}">${json}</script>`;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
