import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, inject } from 'vitest';
import { environment, node26, root } from '../../../tools/node26.mjs';
import { SHIPPED_TEST_KEYS } from '../src/kernel/config/key-text.ts';
import { openPostgres, type Store } from '../src/kernel/db/open.ts';
import { runCleanups } from './cleanup.ts';
import { cloneDatabase } from './database.ts';

/** The reason to skip tests of terminal commands, or undefined where they can run against a local database. */
export const POSTGRES_MISSING = 'missing' in inject('postgres') ? 'no PostgreSQL' : undefined;

/** A separate migrated database that a command can open too, closed after the tests. */
export async function openStoreWithUrl(): Promise<{ store: Store; url: string }> {
  const postgres = inject('postgres');
  if (!('url' in postgres)) throw new Error(postgres.missing);
  const url = await cloneDatabase(postgres.url);
  const store = await openPostgres(url, 8);
  afterAll(async () => {
    await runCleanups(store);
    await store.close();
  });
  return { store, url };
}

/** The result of a command. */
export interface ToolResult {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a script of `tools/` in a separate process, as npm does, with the test keys unless `env` sets others. */
export async function runTool(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ToolResult> {
  const keys = {
    VAULT_KEY: SHIPPED_TEST_KEYS.vault,
    TOKEN_KEY: SHIPPED_TEST_KEYS.token,
    PASSWORD_KEY: SHIPPED_TEST_KEYS.password,
  };
  const child = spawn(node26(), [`tools/${script}`, ...args], {
    cwd: root,
    env: environment({ NODE_ENV: '', ...keys, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
