-- Comparing people with sanctions lists. An empty key ID: older than the recording of keys.

-- A pair of one of our people and a list entry that may be the same person.
create table sanctions_match (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  organisation text not null,
  -- BORROWER, or the person's ID in the loan file.
  person text not null,
  list text not null,
  entry_id text not null,
  -- Hashes of the entry and of our person: once either changes, a cleared match is reviewed again.
  entry_hash text not null,
  subject_hash text not null,
  subject_key_id text not null default '',
  published_on text not null,
  found_when text not null check (found_when in ('OPENING', 'NAMED', 'CLOSING', 'LIST')),
  found_at timestamptz(3) not null,
  -- PROPOSED: a first person cleared it; a second one decides.
  state text not null check (state in ('OPEN', 'PROPOSED', 'CLEARED', 'CONFIRMED')),
  -- The entry, our person and the score.
  sealed bytea not null,
  key_id text not null,
  first_by uuid,
  first_at timestamptz(3),
  reason text,
  decided_by uuid,
  decided_at timestamptz(3),
  report text,
  reported_by uuid,
  reported_at timestamptz(3)
);
create index sanctions_match_application on sanctions_match (application_uuid);
create index sanctions_match_pair on sanctions_match (organisation, list, entry_id, subject_hash);
create index sanctions_match_report on sanctions_match (decided_at) where state = 'CONFIRMED' and reported_at is null;

-- The compared people, as keyed hashes of what was compared.
create table sanctions_subject (
  application_uuid uuid not null references application (uuid),
  person text not null,
  subject_hash text not null,
  key_id text not null default '',
  screened_at timestamptz(3) not null,
  primary key (application_uuid, person)
);

-- Keyed hashes of the parts of a name, to find the people who may match a changed entry.
create table sanctions_subject_key (
  application_uuid uuid not null references application (uuid),
  person text not null,
  part smallint not null,
  key text not null,
  key_id text not null default '',
  primary key (application_uuid, person, part, key)
);
create index sanctions_subject_key_key on sanctions_subject_key (key);

-- The lists that everyone was compared with.
create table sanctions_list (
  name text primary key,
  published_on text not null,
  -- A hash, because a list can change under the same date.
  content text
);

create table sanctions_entry (
  list text not null,
  id text not null,
  hash text not null,
  primary key (list, id)
);

-- Applications whose people must be compared.
create table sanctions_due (
  application_uuid uuid primary key references application (uuid),
  because text not null check (because in ('OPENING', 'NAMED', 'CLOSING', 'LIST')),
  due_at timestamptz(3) not null
);
create index sanctions_due_at on sanctions_due (due_at);
