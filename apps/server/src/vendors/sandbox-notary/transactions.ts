import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { type Database, sealContext, type Vault } from '../../kernel/db/index.ts';
import type { TransactionRequest } from '../notary/protocol.ts';
import type { SandboxNotaryTables } from './tables.ts';

type Row = Selectable<SandboxNotaryTables['sandbox_notary']>;

/** A signing session of the sandbox's notary platform, as stored. */
export interface Transaction extends Omit<Row, 'sealed' | 'key_id'> {
  readonly request: TransactionRequest;
}

const transactionSealContext = (token: string): string => sealContext('sandbox_notary', token);

/** Opens a transaction. Idempotent by `external_id`: returns the existing token and stage. */
export async function openTransaction(
  db: Kysely<Database>,
  vault: Vault,
  request: TransactionRequest,
  stage: Row['stage'],
): Promise<Pick<Row, 'token' | 'stage'>> {
  const token = randomUUID();
  await db
    .insertInto('sandbox_notary')
    .values({
      token,
      external_id: request.external_id,
      organisation: request.organisation,
      stage,
      ended: null,
      ...vault.seal(transactionSealContext(token), request),
    })
    .onConflict((conflict) => conflict.column('external_id').doNothing())
    .execute();
  return db
    .selectFrom('sandbox_notary')
    .select(['token', 'stage'])
    .where('external_id', '=', request.external_id)
    .executeTakeFirstOrThrow();
}

/** Returns a session by the token in its page's address, or by our ID. */
export async function readTransaction(
  db: Kysely<Database>,
  vault: Vault,
  id: { token: string } | { externalId: string },
): Promise<Transaction | undefined> {
  const [column, value] = 'token' in id ? (['token', id.token] as const) : (['external_id', id.externalId] as const);
  const row = await db.selectFrom('sandbox_notary').selectAll().where(column, '=', value).executeTakeFirst();
  if (!row) return undefined;
  const { sealed, key_id, ...rest } = row;
  return { ...rest, request: vault.open<TransactionRequest>(transactionSealContext(row.token), { sealed, key_id }) };
}

/** Sets the stage or ends the session. Returns false if it had already ended. */
export async function updateTransaction(
  db: Kysely<Database>,
  token: string,
  change: { stage: Row['stage'] } | { ended: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_notary')
    .set(change)
    .where('token', '=', token)
    .where('ended', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
