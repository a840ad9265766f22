import { join } from 'node:path';
import { forgetOlderHashes, countLeftOver, rotate } from '../features/key-rotation/index.ts';
import { countOlderPasswords } from '../identity/index.ts';
import { readConfig, StartRefused } from '../kernel/config/index.ts';
import {
  addKeyFiles,
  restoreKeys,
  loadKeys,
  retireKeys,
  type Keys,
  keysInUse,
  migrate,
  openStore,
  openVault,
} from '../kernel/db/index.ts';
import type { Environment } from './with-context.ts';
import { ROTATE_WORDS } from './words.en.ts';

/** How the operator runs a key rotation. */
export interface RotateOptions {
  /** Creates new keys first, where keys are files. */
  readonly makeNew: boolean;
  readonly say: (line: string) => void;
  /** False once the operator asked to stop. */
  readonly mayContinue: () => boolean;
}

/**
 * The command `npm run keys:rotate`: re-encrypts stored data with the newest keys, in the server's environment. Returns
 * false while something is left to do. On PostgreSQL the servers keep running; on the built-in database the server must
 * be stopped.
 */
export async function rotateKeys(env: Environment, { makeNew, say, mayContinue }: RotateOptions): Promise<boolean> {
  const config = readConfig(env);
  const store = await openStore(config, () => undefined);
  try {
    await store.upgrade(async (db) => void (await migrate(db, config)));
    if (makeNew) {
      if (config.keys.vault ?? config.keys.index) throw new StartRefused(ROTATE_WORDS.given);
      addKeyFiles(config, await loadKeys(config, store.db));
      say(ROTATE_WORDS.made(join(config.dataDir, 'keys'), store.kind === 'postgres'));
      if (store.kind === 'postgres') return true;
    }
    const before = await keysInUse(store.db);
    const keys = await loadKeys(config, store.db);
    if (store.kind === 'postgres') refuseUnknown(before, keys);
    const context = { config, db: store.db, keys, vault: openVault(keys.vault) };
    const { done, left, unreadable } = await rotate(context, mayContinue);
    say(ROTATE_WORDS.done(done));
    if (Object.keys(unreadable).length > 0) say(ROTATE_WORDS.unreadable(unreadable));
    if (!mayContinue()) {
      say(ROTATE_WORDS.stopped);
      return false;
    }
    if (Object.keys(left).length > 0) {
      say(ROTATE_WORDS.left(left));
      return false;
    }
    await forgetOlderHashes(context);
    const files = await retireKeys(config, store.db, keys);
    // A server that still has an older key in front may have written since the count.
    const since = await countLeftOver(context);
    if (Object.keys(since).length > 0) {
      await restoreKeys(config, store.db, keys);
      say(ROTATE_WORDS.left(since));
      return false;
    }
    say(ROTATE_WORDS.retired(files));
    const passwords = await countOlderPasswords(context);
    say(ROTATE_WORDS.passwords(passwords));
    return true;
  } finally {
    await store.close();
  }
}

/** Running servers must be able to read what we re-encrypt. The first key of a running server is known. */
function refuseUnknown(inUse: ReadonlySet<string>, keys: Keys): void {
  for (const [name, variable] of [
    ['vault', 'VAULT_KEY'],
    ['index', 'INDEX_KEY'],
  ] as const) {
    if (!inUse.has(`${name} ${keys[name][0].id}`)) throw new StartRefused(ROTATE_WORDS.notInUse(name, variable));
  }
}
