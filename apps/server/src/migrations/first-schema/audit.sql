-- The audit trail: entries chained by hashes, one chain for each organization and one ('') for entries without one.

create table audit_entry (
  sequence bigint primary key,
  at timestamptz(3) not null,
  event text not null,
  organisation text,
  -- The ID of a person, or the part of the server that acted.
  actor text not null,
  application_uuid uuid,
  request_id text,
  -- The JSON text that was hashed: IDs, codes and counts, never personal data.
  about text not null,
  previous_hash text not null,
  hash text not null
);
create index audit_entry_organisation on audit_entry (organisation, sequence);
create index audit_entry_application on audit_entry (application_uuid, sequence);

-- Numbers run across all chains, so a gap in one organization's numbers reveals nothing.
create sequence audit_sequence;

-- The end of each chain, so that removing entries at the end is detected.
create table audit_chain (
  chain text primary key,
  sequence bigint not null,
  hash text not null
);
insert into audit_chain (chain, sequence, hash) values ('', 0, repeat('0', 64));

-- The end of the single chain from before each organization had its own. The chains continue from it.
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
  -- The idempotency key of the request: a repeat is the same export.
  press text not null unique
);
