import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { onBothDatabases } from '../../../test/database.ts';
import { toKey, loadKeys } from './keys.ts';
import { openVault } from './vault.ts';

const createFolder = (): string => mkdtempSync(join(tmpdir(), 'lintel-keys-'));

onBothDatabases('the vault', (open) => {
  test('returns what was stored, and the table contains nothing readable', async () => {
    const { db } = await open();
    const vault = openVault([toKey(randomBytes(32))]);
    const ref = await vault.put(db, 'ssn', '666-00-0001 canary');
    expect(await vault.get(db, 'ssn', ref)).toBe('666-00-0001 canary');
    const row = await db.selectFrom('secret').selectAll().where('ref', '=', ref).executeTakeFirstOrThrow();
    expect(row.sealed.toString('latin1')).not.toContain('canary');
  });

  test('opens a reference only under its own kind', async () => {
    const { db } = await open();
    const vault = openVault([toKey(randomBytes(32))]);
    const ref = await vault.put(db, 'ssn', 'x');
    await expect(vault.get(db, 'account', ref)).rejects.toThrow('Nothing is kept under account');
    await expect(vault.get(db, 'ssn', randomUUID())).rejects.toThrow('Nothing is kept under ssn');
  });

  test('does not open a sealed value moved to another row', async () => {
    const { db } = await open();
    const vault = openVault([toKey(randomBytes(32))]);
    const [one, two] = [await vault.put(db, 'ssn', 'one'), await vault.put(db, 'ssn', 'two')];
    const { sealed } = await db.selectFrom('secret').select('sealed').where('ref', '=', one).executeTakeFirstOrThrow();
    await db.updateTable('secret').set({ sealed }).where('ref', '=', two).execute();
    await expect(vault.get(db, 'ssn', two)).rejects.toThrow('unable to authenticate');
    expect(await vault.get(db, 'ssn', one)).toBe('one');
  });

  test('opens a value with its old key, and names a missing key', async () => {
    const { db } = await open();
    const [older, newer] = [toKey(randomBytes(32)), toKey(randomBytes(32))];
    const ref = await openVault([older]).put(db, 'ssn', 'kept');
    expect(await openVault([newer, older]).get(db, 'ssn', ref)).toBe('kept');
    await expect(openVault([newer]).get(db, 'ssn', ref)).rejects.toThrow(`No key ${older.id}`);
  });

  test('uses 10,000 nonces for 10,000 sealed values', () => {
    const vault = openVault([toKey(randomBytes(32))]);
    const nonces = new Set(
      Array.from({ length: 10_000 }, () => vault.seal('t', 'x').sealed.subarray(0, 12).toString('hex')),
    );
    expect(nonces.size).toBe(10_000);
  });
});

onBothDatabases('keys', (open) => {
  const config = (dataDir: string) => ({ keys: {}, dataDir, production: false });

  test('are made once, readable by their owner only, and found again', async () => {
    const { db } = await open('fresh');
    const dir = createFolder();
    const made = await loadKeys(config(dir), db);
    expect(readdirSync(join(dir, 'keys')).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'password.key',
      'token.key',
      'vault.key',
    ]);
    for (const file of readdirSync(join(dir, 'keys')))
      expect(statSync(join(dir, 'keys', file)).mode & 0o777).toBe(0o600);
    const found = await loadKeys(config(dir), db);
    expect(found.vault[0].bytes.equals(made.vault[0].bytes)).toBe(true);
  });

  test('refuse a start with data but without their key, and make no new key', async () => {
    const { db } = await open('fresh');
    const dir = createFolder();
    await loadKeys(config(dir), db);
    rmSync(join(dir, 'keys', 'vault.key'));
    await expect(loadKeys(config(dir), db)).rejects.toThrow('There is data, but its vault key');
    expect(readdirSync(join(dir, 'keys'))).not.toContain('vault.key');
  });

  test('refuse a start with the wrong vault key, unless the old one follows the new one', async () => {
    const { db } = await open('fresh');
    const dir = createFolder();
    const { vault } = await loadKeys(config(dir), db);
    const other = randomBytes(32);
    await expect(loadKeys({ ...config(dir), keys: { vault: [other] } }, db)).rejects.toThrow(
      `sealed with vault key ${vault[0].id}`,
    );
    const rotated = await loadKeys({ ...config(dir), keys: { vault: [other, vault[0].bytes] } }, db);
    expect(rotated.vault.map((key) => key.id)).toEqual([toKey(other).id, vault[0].id]);
  });
});
