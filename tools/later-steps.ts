// Measures the new JavaScript that each screen loads, from the list of chunks that the build writes.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node26.mjs';

interface Chunk {
  file: string;
  imports?: string[];
  isDynamicEntry?: boolean;
}
/** `brings` names the chunks that the screen loads, largest first. */
export interface LaterStep {
  screen: string;
  kilobytes: number;
  brings: readonly string[];
}

const CLIENT = join(root, 'apps', 'borrower', 'dist', 'client');
const FIRST = ['src/entry-client.tsx', 'src/register/flow/lazy/work.ts'];
/**
 * Chunks that a borrower has loaded before any screen of an application: those of registration and waiting, and the
 * shell's menu and session timeout.
 */
const WAITED = [
  ...FIRST,
  'src/register/set-password/set-password-screen.tsx',
  'src/platform/lazy/query-root.tsx',
  'src/shell/lazy/logged-in-nav.tsx',
  'src/shell/lazy/session-guard.tsx',
];
const WAITING = 'src/application/waiting/waiting-screen.tsx';
/** The first page has the registration's routes; each other area's routes load in a chunk with its first screen. */
const getRouteTables = (screen: string): string[] => {
  const [, area = ''] = screen.split('/');
  return area === 'register' ? [] : [`src/${area === 'application' || area === 'signer' ? area : 'account'}/routes.ts`];
};
/** Screens of the account that a borrower reaches from their application. */
const OF_BORROWER = /^src\/account\/(dashboard|settings|notifications)\//;
/** An additional signer has their own login, and answers the first question before anything else. */
const SIGNER_LOGIN = 'src/signer/login/signer-login-screen.tsx';
const SIGNER_INTRO = 'src/signer/intro/signer-intro-screen.tsx';
const LOGGED_IN = [...FIRST.slice(0, 1), ...getRouteTables(SIGNER_LOGIN), SIGNER_LOGIN, ...WAITED.slice(-3)];

/**
 * Returns every screen except the first with its new JavaScript in kilobytes of 1000 bytes, brotli-compressed; largest
 * first.
 */
export function measureLaterSteps(): readonly LaterStep[] {
  const chunks = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const withImports = (name: string, seen: Set<string>): Set<string> => {
    const chunk = chunks[name];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${name}`);
    if (!seen.has(name)) {
      seen.add(name);
      for (const imported of chunk.imports ?? []) withImports(imported, seen);
    }
    return seen;
  };
  const all = (names: readonly string[]) => names.reduce((seen, name) => withImports(name, seen), new Set<string>());
  const size = (name: string) => statSync(join(CLIENT, `${chunks[name]!.file}.br`)).size / 1000;
  const before = (screen: string) => {
    if (screen === WAITING) return all(WAITED);
    if (screen.startsWith('src/application/') || OF_BORROWER.test(screen))
      return all([...WAITED, ...getRouteTables(WAITING), WAITING]);
    if (screen === SIGNER_INTRO) return all(LOGGED_IN);
    if (screen.startsWith('src/signer/') && screen !== SIGNER_LOGIN) return all([...LOGGED_IN, SIGNER_INTRO]);
    return all(screen.startsWith('src/register/') ? FIRST : FIRST.slice(0, 1));
  };
  return Object.keys(chunks)
    .filter((name) => chunks[name]?.isDynamicEntry === true && name.endsWith('-screen.tsx'))
    .map((screen) => {
      const here = before(screen);
      const brings = [...all([...getRouteTables(screen), screen])]
        .filter((name) => !here.has(name))
        .toSorted((a, b) => size(b) - size(a));
      return {
        screen,
        kilobytes: brings.reduce((sum, name) => sum + size(name), 0),
        brings: brings.map((name) => `${name.replace(/^_/, '')} ${size(name).toFixed(1)}`),
      };
    })
    .toSorted((a, b) => b.kilobytes - a.kilobytes);
}
