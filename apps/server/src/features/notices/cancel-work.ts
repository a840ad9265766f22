import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { queueOf } from '../../kernel/jobs/index.ts';

/** Drops what is still queued for a file that has ended: no gate of it asks for anything any more. The work of its end stays, and so does the order to the bank, whose answer may still be unrecorded. */
export async function cancelOpenWork({ db }: Pick<Context, 'db'>, uuid: string): Promise<void> {
  await sql`
    update pgboss.job set state = 'cancelled', completed_on = now()
    where state in ('created', 'retry') and data ->> 'uuid' = ${uuid}
      and name like ${queueOf('intake').replace('intake', '%')} and name not in (${queueOf('end.declined')}, ${queueOf('end.cancelled')}, ${queueOf('bank.send')})`.execute(
    db,
  );
}
