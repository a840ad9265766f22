import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrivateLabel } from '@lintel/brands';

/** What the desk's page carries: the lender's look, nothing about anybody. */
export interface ConsoleData {
  readonly privateLabel: PrivateLabel;
  readonly assetBase: string;
  readonly environment: 'production' | 'test';
  readonly now: string;
  /** Tokens and fonts of the lender, as style sheets. */
  readonly themeCss: string;
  readonly fontsCss: string;
}

/** The rendering port of the desk: one shell for each of its addresses. */
export type RenderConsole = (data: ConsoleData, nonce: string) => { status: number; html: string };

/** What the built index has in place of the nonce of an answer (Vite's `html.cspNonce`), and of the data. */
const NONCE = '{{nonce}}';
const DATA = '<!--desk-data-->';

/**
 * The shell from the index that the build of the console left in `dist`: `{{nonce}}` becomes the nonce, `<!--desk-data-->` the look of the lender and
 * `<script type="application/json" id="desk-data">`. Not built: a page that says so.
 */
export function builtConsole(dist: string): RenderConsole {
  const index = read(join(dist, 'index.html'));
  if (index === null) return notBuilt;
  return (data, nonce) => ({
    status: 200,
    html: index.replaceAll(NONCE, () => nonce).replace(DATA, () => renderHead(data, nonce)),
  });
}

const notBuilt: RenderConsole = () => ({
  status: 503,
  html: '<!doctype html><html lang="en"><meta charset="utf-8"><title>The console is not built</title><h1>The console is not built</h1><p>Run npm run build, then restart the server.</p></html>',
});

function renderHead({ themeCss, fontsCss, ...data }: ConsoleData, nonce: string): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<style nonce="${nonce}">${fontsCss}${themeCss}</style><script type="application/json" id="desk-data" nonce="${nonce}">${json}</script>`;
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
