-- Signing the closing documents, and the right to cancel after it. `papers` is the number of the signed documents.

-- The sample PDF whose code proves that a person can read documents on a screen, and their consent.
create table esign_sample (
  application_uuid uuid not null references application (uuid),
  audience text not null,
  document_uuid uuid not null references document (uuid),
  -- Wrong codes since the sample was made.
  wrong integer not null default 0,
  given_at timestamptz(3),
  withdrawn_at timestamptz(3),
  -- The code.
  sealed bytea not null,
  key_id text not null,
  primary key (application_uuid, audience)
);

create table signing_package (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  papers integer not null,
  made_at timestamptz(3) not null,
  unique (application_uuid, papers)
);

-- A signature field of a document.
create table signing_field (
  document_uuid uuid not null references document (uuid),
  field_id text not null,
  position integer not null,
  person text not null,
  kind text not null check (kind in ('SIGNATURE', 'INITIALS')),
  -- Its label without the person's name.
  purpose text not null,
  page integer not null,
  primary key (document_uuid, field_id)
);

-- A person's signature; their newest row applies.
create table adopted_signature (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  person text not null,
  mode text not null check (mode in ('TYPED', 'DRAWN')),
  adopted_at timestamptz(3) not null,
  -- Text, font, image, initials.
  sealed bytea not null,
  key_id text not null
);
create index adopted_signature_person on adopted_signature (application_uuid, person, adopted_at);

-- One signature on one document, chained by hashes.
create table signature_evidence (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  sequence integer not null,
  person text not null,
  papers integer not null,
  -- The document in the set.
  paper text not null,
  document_uuid uuid not null references document (uuid),
  signed_document_uuid uuid not null references document (uuid),
  after_sha256 text not null,
  -- The text that was hashed, without personal data.
  statement text not null,
  previous_hash text not null,
  hash text not null,
  -- Name, network address, place, signature.
  sealed bytea not null,
  key_id text not null,
  unique (application_uuid, sequence),
  unique (document_uuid, person)
);

-- Evidence never changes. Its sealed part may be resealed with another key, or emptied when the application is erased.
create function only_the_seal_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'sealed' - 'key_id') = (to_jsonb(old) - 'sealed' - 'key_id') then
    if length(old.sealed) > 0 and length(new.sealed) > 0 then return new; end if;
    if length(new.sealed) = 0
      and exists (select from application where uuid = old.application_uuid and erased_at is not null)
    then
      new.key_id := old.key_id;
      return new;
    end if;
  end if;
  raise exception 'a fact is never changed or removed';
end $$;
create trigger signature_evidence_is_for_ever before update or delete on signature_evidence
  for each row execute function only_the_seal_changes();
create trigger signature_evidence_is_not_emptied before truncate on signature_evidence
  for each statement execute function fact_is_for_ever();

-- An error that a signer reports. No one on the application signs before it is answered.
create table signing_problem (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  person text not null,
  papers integer not null,
  document_uuid uuid not null references document (uuid),
  kind text not null check (kind in ('NAME', 'ADDRESS', 'AMOUNT', 'OTHER')),
  told_at timestamptz(3) not null,
  outcome text check (outcome in ('GO_ON', 'NEW_PAPERS')),
  answered_at timestamptz(3),
  -- The note, and the answer.
  sealed bytea not null,
  key_id text not null
);
create unique index signing_problem_open on signing_problem (application_uuid) where answered_at is null;

-- When and how the notice of the right to cancel reached each owner.
create table rescission_notice (
  application_uuid uuid not null references application (uuid),
  papers integer not null,
  person text not null,
  how text not null check (how in ('HANDED', 'MAIL', 'ELECTRONIC')),
  at timestamptz(3) not null,
  primary key (application_uuid, papers, person)
);

-- An owner's statement about that right: canceled in time, canceled too late, or not used.
create table rescission_word (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  person text not null,
  papers integer not null,
  kind text not null check (kind in ('RESCINDED', 'LATE', 'CONFIRMED')),
  how text not null check (how in ('ONLINE', 'LETTER', 'FAX')),
  sent_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  -- The last day for returning everything. Null where nothing must be returned.
  due_on date,
  -- When everything was returned, or a late cancellation was answered.
  settled_at timestamptz(3),
  -- The letter or the fax.
  document_uuid uuid references document (uuid),
  -- The typed name, the notice that it answers, and the client.
  sealed bytea not null,
  key_id text not null,
  unique (application_uuid, papers, person, kind)
);
create index rescission_word_open on rescission_word (application_uuid) where due_on is not null and settled_at is null;
