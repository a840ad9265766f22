import { PGlite } from '@electric-sql/pglite';
import { storeOnPglite, type Store } from './open.ts';

export interface MemoryStore extends Store {
  /** Dumps the whole database to a file, from which another one can start. */
  dump(): Promise<Blob>;
}

/** Opens a database that lives as long as the process, for tests. `from` is a dump of another one. */
export async function openMemory(from?: Blob, checkoutTimeout?: number): Promise<MemoryStore> {
  const lite = await PGlite.create(from ? { loadDataDir: from } : {});
  return { ...storeOnPglite(lite, checkoutTimeout), dump: () => lite.dumpDataDir('none') };
}
