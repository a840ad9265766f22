import type { Context } from '../../kernel/context.ts';
import { sealContext } from '../../kernel/db/index.ts';
import type { ServicedAccount } from '../../vendors/index.ts';

type Parts = Pick<Context, 'db' | 'vault'>;

const accountSealContext = (uuid: string): string => sealContext('serviced_account', uuid);

/** Saves a line's figures from its servicer, sealed, in place of the earlier ones. */
export async function saveServicedAccount(
  { db, vault }: Parts,
  uuid: string,
  account: ServicedAccount,
  at: Date,
): Promise<void> {
  const row = { ...vault.seal(accountSealContext(uuid), account), read_at: at };
  await db
    .insertInto('serviced_account')
    .values({ application_uuid: uuid, ...row })
    .onConflict((conflict) => conflict.column('application_uuid').doUpdateSet(row))
    .execute();
}

/** Returns the figures that the servicer gave last, or null. */
export async function findServicedAccount({ db, vault }: Parts, uuid: string): Promise<ServicedAccount | null> {
  const row = await db
    .selectFrom('serviced_account')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .executeTakeFirst();
  return row ? vault.open<ServicedAccount>(accountSealContext(uuid), row) : null;
}
