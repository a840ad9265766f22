import { businessDayAfter } from '@lintel/domain';
import { sql, type Kysely } from 'kysely';
import { type Database, sealContext, type Vault } from '../../kernel/db/index.ts';
import { pick } from '../sandbox-levers.ts';
import type { TransferAnswer, TransferOrder, TransferPort } from './transfers.ts';

/** For account numbers with these last digits, the bank accepts the order now and books it later (docs/sandbox.md). */
const LATER = '0006';

const transferSealContext = (key: string): string => sealContext('sandbox_transfer', key);

/** An order in the books of the sandbox's bank or creditors. */
export interface BookedOrder {
  readonly key: string;
  readonly applicationUuid: string;
  readonly trace: string;
  readonly amountCents: number;
  readonly count: number;
}

/**
 * Books an order once under its key, in a separate transaction, so that the book shows what was sent even if the
 * process is killed. Returns its trace number.
 */
export async function bookOnce(
  db: Kysely<Database>,
  vault: Vault,
  key: string,
  applicationUuid: string,
  transfers: readonly { readonly amountCents: number }[],
): Promise<string> {
  const trace = `T${pick(`transfer ${key}`, 100_000_000, 999_999_999)}`;
  const amount = transfers.reduce((sum, { amountCents }) => sum + amountCents, 0);
  await db
    .insertInto('sandbox_transfer')
    .values({
      key,
      application_uuid: applicationUuid,
      trace,
      amount_cents: amount,
      count: transfers.length,
      ...vault.seal(transferSealContext(key), transfers),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return trace;
}

/** The lender's bank in the sandbox. It books on the requested day unless the account number says otherwise. */
export function sandboxTransfers(db: Kysely<Database>, vault: Vault): TransferPort {
  return {
    provider: 'sandbox',
    async send({ applicationUuid, transfers, bookOn }: TransferOrder, { key }): Promise<TransferAnswer> {
      if (transfers.some(({ to, accountNumber }) => to === 'ACCOUNT' && accountNumber?.endsWith(LATER)))
        return { outcome: 'ACCEPTED', expectedOn: businessDayAfter(bookOn, 1) };
      return { outcome: 'SENT', trace: await bookOnce(db, vault, key, applicationUuid, transfers), bookedOn: bookOn };
    },
  };
}

/** Returns the transfers sent for a loan, oldest first. */
export async function bookedOrders(db: Kysely<Database>, applicationUuid: string): Promise<BookedOrder[]> {
  const rows = await db
    .selectFrom('sandbox_transfer')
    .select(['key', 'application_uuid', 'trace', 'count', sql<string>`amount_cents::text`.as('cents')])
    .where('application_uuid', '=', applicationUuid)
    .orderBy('created_at')
    .orderBy('key')
    .execute();
  return rows.map((row) => ({
    key: row.key,
    applicationUuid: row.application_uuid,
    trace: row.trace,
    amountCents: Number(row.cents),
    count: row.count,
  }));
}
