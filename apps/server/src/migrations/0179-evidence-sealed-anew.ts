import { sql, type Kysely } from 'kysely';

/** Evidence of a signature may be sealed anew with another key, or emptied with the erasure of its file. Nothing else about it ever changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function only_the_seal_changes() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and (to_jsonb(new) - 'sealed' - 'key_id') = (to_jsonb(old) - 'sealed' - 'key_id') then
        if length(old.sealed) > 0 and length(new.sealed) > 0 then return new; end if;
        if length(new.sealed) = 0 and exists (select from application where uuid = old.application_uuid and erased_at is not null) then
          new.key_id := old.key_id;
          return new;
        end if;
      end if;
      raise exception 'a fact is never changed or removed';
    end $$`.execute(db);
  await sql`drop trigger signature_evidence_is_for_ever on signature_evidence`.execute(db);
  await sql`create trigger signature_evidence_is_for_ever before update or delete on signature_evidence for each row execute function only_the_seal_changes()`.execute(
    db,
  );
}
