import { sql, type Kysely } from 'kysely';

/**
 * A chain of the audit trail for each organization, and one ('') for entries of none. Entries of before stay in the chain of all; the end of it
 * is sealed in `audit_head`, and each new chain begins there. Numbers still run over all chains: a gap in those of one lender says nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_chain (chain text primary key, sequence bigint not null, hash text not null)`.execute(
    db,
  );
  await sql`lock table audit_head`.execute(db);
  await sql`insert into audit_chain (chain, sequence, hash) select '', sequence, hash from audit_head where id = 1`.execute(
    db,
  );
  await sql`create trigger audit_head_is_sealed before update or delete on audit_head for each row execute function audit_is_for_ever()`.execute(
    db,
  );
  await sql`create trigger audit_head_is_not_emptied before truncate on audit_head for each statement execute function audit_is_for_ever()`.execute(
    db,
  );
  await sql`create sequence audit_sequence`.execute(db);
  await sql`select setval('audit_sequence', sequence + 1, false) from audit_head where id = 1`.execute(db);
}
