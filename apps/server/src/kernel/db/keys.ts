import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import { type Config, readKeyText, type KeyName, StartRefused } from '../config/index.ts';
import type { Database } from './schema.ts';

/** One key of this installation. Its ID is stored with what it sealed. */
export interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Newest first: the first key seals and signs; every key opens and verifies. */
export type Keys = Readonly<Record<KeyName, readonly [Key, ...Key[]]>>;

const NAMES: readonly KeyName[] = ['vault', 'token', 'password', 'index'];
/** Without one of these keys, stored data can't be read or found. */
const NEEDED = { vault: 'sealed', index: 'indexed' } as const;

/**
 * Loads the keys of this installation. Keys that are missing from the environment are created once under
 * `dataDir/keys`. A missing key that has already sealed something stops the start: a new key would make the stored data
 * unreadable.
 */
export async function loadKeys(config: KeyConfig, db: Kysely<Database>): Promise<Keys> {
  const used = await db.selectFrom('key_used').selectAll().execute();
  const load = (name: KeyName, given: readonly Buffer[]): [Key, ...Key[]] => {
    const [first, ...older] = given.map(toKey);
    if (!first) throw new StartRefused(`The ${name} key is missing.`);
    if (name === 'vault' || name === 'index') {
      const lost = used
        .filter((row) => row.name === name && ![first, ...older].some((key) => key.id === row.key_id))
        .map((row) => row.key_id);
      if (lost.length > 0)
        throw new StartRefused(
          `The data was ${NEEDED[name]} with ${name} key ${lost.join(', ')}, which is missing. Add it back after the new one.`,
        );
    }
    return [first, ...older];
  };
  const given = (name: Exclude<KeyName, 'index'>): readonly Buffer[] =>
    config.keys[name] ?? keyFile(config, name, !used.some((row) => row.name === name));
  const password = given('password');
  const keys: Keys = {
    vault: load('vault', given('vault')),
    token: load('token', given('token')),
    password: load('password', password),
    index: load('index', indexKeys(config, password)),
  };
  const rows = NAMES.map((name) => ({ name, key_id: keys[name][0].id }));
  await db
    .insertInto('key_used')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return keys;
}

type KeyConfig = Pick<Config, 'keys' | 'dataDir' | 'production'>;

/** Lookup hashes use a separate index key, or the password key where there is none. */
function indexKeys(config: KeyConfig, password: readonly Buffer[]): readonly Buffer[] {
  if (config.keys.index) return config.keys.index;
  const path = getKeyPath(config, 'index');
  return existsSync(path) ? readKeyFile(config, path) : password;
}

const getKeyPath = ({ dataDir }: KeyConfig, name: KeyName): string => join(dataDir, 'keys', `${name}.key`);

/** One key a line, newest first. */
const readKeyFile = ({ production }: KeyConfig, path: string): Buffer[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split(/\s+/)
    .map((line) => readKeyText(line, path, production));

function keyFile(config: KeyConfig, name: KeyName, mayMake: boolean): Buffer[] {
  const path = getKeyPath(config, name);
  if (existsSync(path)) return readKeyFile(config, path);
  if (!mayMake)
    throw new StartRefused(
      `There is data, but its ${name} key ${path} is missing. Put it back, or start with an empty DATA_DIR.`,
    );
  const bytes = randomBytes(32);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, serializeKeys([bytes]), { mode: 0o600, flag: 'wx' });
  return [bytes];
}

const serializeKeys = (keys: readonly Buffer[]): string =>
  keys.map((bytes) => `${bytes.toString('base64')}\n`).join('');

/** Writes a temporary file and renames it, so that a crash leaves the old keys. */
function writeKeys(path: string, keys: readonly Buffer[]): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const temporaryPath = `${path}.${randomUUID()}`;
  writeFileSync(temporaryPath, serializeKeys(keys), { mode: 0o600, flag: 'wx' });
  renameSync(temporaryPath, path);
}

/** Puts a new key in front of each of these key files. The operator changes keys that come from the environment. */
export function addKeyFiles(config: KeyConfig, keys: Keys): void {
  for (const name of ['vault', 'index'] as const)
    writeKeys(getKeyPath(config, name), [randomBytes(32), ...keys[name].map(({ bytes }) => bytes)]);
}

/**
 * Forgets that older keys were used, so that the server starts without them, and removes them from the key files. Call
 * it only when nothing needs them. An older backup still does, so each removed key stays next to its file, in a file
 * that no server loads. Returns the paths of those files.
 */
export async function retireKeys(config: KeyConfig, db: Kysely<Database>, keys: Keys): Promise<string[]> {
  const retired: string[] = [];
  for (const name of ['vault', 'index'] as const) {
    await db.deleteFrom('key_used').where('name', '=', name).where('key_id', '!=', keys[name][0].id).execute();
    const [newest, ...older] = keys[name];
    if (config.keys[name] || !existsSync(getKeyPath(config, name)) || older.length === 0) continue;
    for (const { id, bytes } of older) {
      const path = `${getKeyPath(config, name)}.retired-${id}`;
      if (!existsSync(path)) writeKeys(path, [bytes]);
      retired.push(path);
    }
    writeKeys(getKeyPath(config, name), [newest.bytes]);
  }
  return retired;
}

/** Brings older keys back into use, because something was written under one of them while they were retired. */
export async function restoreKeys(config: KeyConfig, db: Kysely<Database>, keys: Keys): Promise<void> {
  for (const name of ['vault', 'index'] as const) {
    await db
      .insertInto('key_used')
      .values(keys[name].map(({ id }) => ({ name, key_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (!config.keys[name] && existsSync(getKeyPath(config, name)))
      writeKeys(
        getKeyPath(config, name),
        keys[name].map(({ bytes }) => bytes),
      );
  }
}

/** Names a key by part of its hash, so that records can say which key sealed them without revealing it. */
export function toKey(bytes: Buffer): Key {
  return { id: createHash('sha256').update('key id').update(bytes).digest('hex').slice(0, 12), bytes };
}

/** Returns the keys that stored data needs or servers write with, each as its name and ID. */
export async function keysInUse(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  return new Set((await db.selectFrom('key_used').selectAll().execute()).map((row) => `${row.name} ${row.key_id}`));
}
