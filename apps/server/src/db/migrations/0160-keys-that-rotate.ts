import { sql, type Kysely } from 'kysely';

/**
 * Which key made each keyed hash, so that a rotation knows what is left; empty: made before this was kept. Evidence of signatures may be sealed anew,
 * and nothing else about it may change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file_token add column key_id text not null default ''`.execute(db);
  await sql`alter table sanctions_subject add column key_id text not null default ''`.execute(db);
  await sql`alter table sanctions_subject_key add column key_id text not null default ''`.execute(db);
  await sql`alter table sanctions_match add column subject_key_id text not null default ''`.execute(db);
  await sql`alter table signer add column email_key_id text not null default ''`.execute(db);
  await sql`
    create function only_the_seal_changes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and to_jsonb(new) - 'sealed' - 'key_id' = to_jsonb(old) - 'sealed' - 'key_id' then
        return new;
      end if;
      raise exception 'evidence of a signature is never changed or removed';
    end $$`.execute(db);
  await sql`drop trigger signature_evidence_is_for_ever on signature_evidence`.execute(db);
  await sql`create trigger signature_evidence_is_for_ever before update or delete on signature_evidence for each row execute function only_the_seal_changes()`.execute(db);
}
