import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { StartRefused } from '../start-refused.ts';
import { readKeyText, type KeyName } from './key-text.ts';
import type { Database } from './schema.ts';

export interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Newest first: the first seals and signs, all of them open and verify. */
export type Keys = Readonly<Record<KeyName, readonly [Key, ...Key[]]>>;

const NAMES: readonly KeyName[] = ['vault', 'token', 'password'];

/**
 * The keys of this installation. Those that the environment does not give are made once under `dataDir/keys`. A key that has
 * already sealed something and is gone stops the start: making a new one would turn stored data into noise.
 */
export async function loadKeys(config: Pick<Config, 'keys' | 'dataDir' | 'production'>, db: Kysely<Database>): Promise<Keys> {
  const used = await db.selectFrom('key_used').selectAll().execute();
  const load = (name: KeyName): [Key, ...Key[]] => {
    const ids = new Set(used.filter((row) => row.name === name).map((row) => row.key_id));
    const keys = (config.keys[name] ?? keyFile(config, name, ids.size === 0)).map(keyOf);
    const [first, ...older] = keys;
    if (!first) throw new StartRefused(`The ${name} key is missing.`);
    const lost = [...ids].filter((id) => !keys.some((key) => key.id === id));
    if (name === 'vault' && lost.length > 0) {
      throw new StartRefused(`The data were sealed with vault key ${lost.join(', ')}, which is not here: give it back, behind the new one.`);
    }
    return [first, ...older];
  };
  const keys: Keys = { vault: load('vault'), token: load('token'), password: load('password') };
  const rows = NAMES.map((name) => ({ name, key_id: keys[name][0].id }));
  await db.insertInto('key_used').values(rows).onConflict((conflict) => conflict.doNothing()).execute();
  return keys;
}

function keyFile(config: Pick<Config, 'dataDir' | 'production'>, name: KeyName, mayMake: boolean): Buffer[] {
  const folder = join(config.dataDir, 'keys');
  const path = join(folder, `${name}.key`);
  if (existsSync(path)) return [readKeyText(readFileSync(path, 'utf8').trim(), path, config.production)];
  if (!mayMake) throw new StartRefused(`There are data, but their ${name} key ${path} is missing: put it back, or start with an empty DATA_DIR.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const bytes = randomBytes(32);
  writeFileSync(path, `${bytes.toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  return [bytes];
}

/** A key is named by a part of its hash, so that records can say which key sealed them without saying anything about it. */
export function keyOf(bytes: Buffer): Key {
  return { id: createHash('sha256').update('key id').update(bytes).digest('hex').slice(0, 12), bytes };
}
