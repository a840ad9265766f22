-- The audit trail: entries chained by hashes, one chain for each organization and one ('') for entries of none.

create table audit_entry (
  sequence bigint primary key,
  at timestamptz(3) not null,
  event text not null,
  organisation text,
  -- The id of a person, or the part of the server that acted.
  actor text not null,
  application_uuid uuid,
  request_id text,
  -- The JSON text that was hashed: ids, codes and counts, never personal data.
  about text not null,
  previous_hash text not null,
  hash text not null
);
create index audit_entry_organisation on audit_entry (organisation, sequence);
create index audit_entry_application on audit_entry (application_uuid, sequence);

-- Numbers run over all chains: a gap in those of one organization says nothing.
create sequence audit_sequence;

-- Where each chain ends, so that entries cut off at the end are missed.
create table audit_chain (
  chain text primary key,
  sequence bigint not null,
  hash text not null
);
insert into audit_chain (chain, sequence, hash) values ('', 0, repeat('0', 64));

-- Where one chain of all organizations ended, from before each had its own. Chains begin there.
create table audit_head (
  id integer primary key check (id = 1),
  sequence bigint not null,
  hash text not null
);
insert into audit_head (id, sequence, hash) values (1, 0, repeat('0', 64));

create function audit_is_for_ever() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of the audit trail is never changed or removed';
end $$;
create trigger audit_is_for_ever before update or delete on audit_entry
  for each row execute function audit_is_for_ever();
create trigger audit_is_not_emptied before truncate on audit_entry
  for each statement execute function audit_is_for_ever();
create trigger audit_head_is_sealed before update or delete on audit_head
  for each row execute function audit_is_for_ever();
create trigger audit_head_is_not_emptied before truncate on audit_head
  for each statement execute function audit_is_for_ever();

-- Entries that staff exported to a file.
create table audit_export (
  uuid uuid primary key,
  organisation text not null,
  staff_uuid uuid not null,
  -- JSON: the filter and the format.
  asked text not null,
  asked_at timestamptz(3) not null,
  -- The last entry in it.
  up_to bigint not null,
  file_ref text,
  sha256 text,
  entries integer,
  -- The idempotency key of the request: repeated, it is one export.
  press text not null unique
);
