/** The database: connection, migrations, keys, the vault that seals personal data, and hashes to find sealed values. */
export { putForFile } from './file-secrets.ts';
export { HASH_BATCH_SIZE, type HashIndex } from './hash-index.ts';
export { addKeyFiles, keysInUse, loadKeys, restoreKeys, retireKeys, type Key, type Keys } from './keys.ts';
export { migrate } from './migrate.ts';
export { openStore, type Store } from './open.ts';
export { withoutMissingTables } from './sandbox-tables.ts';
export type { Database } from './schema.ts';
export { seal, unseal, type SealedValue } from './seal.ts';
export { SEALED, rowSealContext, sealContext, type SealedColumn, type SealedName } from './sealed.ts';
export { openVault, type Executor, type Vault } from './vault.ts';
