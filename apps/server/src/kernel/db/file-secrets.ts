import type { Executor, Vault } from './vault.ts';

export interface FileSecretTables {
  /** Maps a sealed value to its loan file, so that both are erased together. */
  file_secret: { ref: string; application_uuid: string };
}

/** Seals a value of one loan file. Every value, including replaced ones, can be found when the file is erased. */
export async function putForFile(
  vault: Vault,
  trx: Executor,
  applicationUuid: string,
  kind: string,
  value: unknown,
): Promise<string> {
  const ref = await vault.put(trx, kind, value);
  await trx.insertInto('file_secret').values({ ref, application_uuid: applicationUuid }).execute();
  return ref;
}

declare module './schema.ts' {
  interface Database extends FileSecretTables {}
}
