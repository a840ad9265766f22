import { sql, type Kysely } from 'kysely';

/** The sessions of the sandbox's own pages for linking income, as a bank or a payroll service would keep them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_link (
      token text primary key,
      client_user_id text not null unique,
      source text not null,
      return_url text,
      sealed bytea not null,
      key_id text not null,
      username text,
      ended text,
      ended_at timestamptz(3),
      created_at timestamptz(3) not null default now()
    )`.execute(db);
}
