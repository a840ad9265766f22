import { sql, type Kysely } from 'kysely';

/** Limits how many questions of a lender a model gets at a time, over all replicas. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table assistant_slot (
    organisation text not null,
    slot smallint not null,
    lease uuid not null,
    leased_until timestamptz(3) not null,
    primary key (organisation, slot)
  )`.execute(db);
}
