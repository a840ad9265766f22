import type { Executor, Vault } from './vault.ts';

export interface FileSecretTables {
  /** Which file a sealed value belongs to, so that it goes with it. */
  file_secret: { ref: string; application_uuid: string };
}

/** Seals a value of one file: every one, also those that a newer value replaced, is found again when the file is erased. */
export async function putForFile(
  vault: Vault,
  trx: Executor,
  uuid: string,
  kind: string,
  value: unknown,
): Promise<string> {
  const ref = await vault.put(trx, kind, value);
  await trx.insertInto('file_secret').values({ ref, application_uuid: uuid }).execute();
  return ref;
}

declare module './schema.ts' {
  interface Database extends FileSecretTables {}
}
