-- People besides the borrower who sign the deed, and how they log in.

-- A person whom the title requires to sign. `person` is their ID in facts, the same in every title search.
create table title_person (
  person uuid primary key,
  application_uuid uuid not null references application (uuid),
  relation text not null check (relation in ('CO_OWNER', 'SPOUSE')),
  reason text not null,
  -- The name of record.
  sealed bytea not null,
  key_id text not null,
  created_at timestamptz(3) not null
);
create index title_person_application on title_person (application_uuid, created_at);

-- The person whom the borrower named for it.
create table signer (
  person uuid primary key references title_person (person),
  application_uuid uuid not null references application (uuid),
  organisation text not null,
  named_at timestamptz(3) not null,
  -- Name, email address, phone number, and where the borrower says they live.
  sealed bytea not null,
  key_id text not null,
  -- Their account, once they accepted an invitation.
  identity_uuid uuid references identity (uuid),
  -- A keyed hash of the email address. An empty key: older than the recording of keys.
  email_hash text,
  email_key_id text not null default '',
  -- The number of the last invitation.
  round integer not null default 0,
  sent_at timestamptz(3),
  -- When the next reminder is due. Null when no more are sent.
  remind_at timestamptz(3),
  removed_at timestamptz(3),
  removed_because text,
  -- The session replay link that their browser reported; never shown.
  replay_link text
);
create index signer_application on signer (application_uuid, named_at);
create index signer_identity on signer (identity_uuid);
create index signer_email on signer (organisation, email_hash);
create index signer_remind on signer (remind_at) where remind_at is not null;

-- A link that was sent to a signer. It is replaced by the next one, and accepted at most once.
create table signer_invitation (
  token_hash text primary key,
  person uuid not null references signer (person),
  round integer not null,
  kind text not null check (kind in ('INVITE', 'REMIND', 'AGAIN')),
  expires_at timestamptz(3) not null,
  void_at timestamptz(3),
  accepted_at timestamptz(3),
  unique (person, round)
);

-- A mailed login link. Every address gets a row, so that timing reveals nothing about it.
create table signer_login (
  uuid uuid primary key,
  organisation text not null,
  email_hash text not null,
  -- The account with that address.
  identity_uuid uuid,
  -- The signer, once the job that mails the link found one.
  person uuid references signer (person),
  token_hash text not null unique,
  tries integer not null default 0,
  made_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index signer_login_email on signer_login (organisation, email_hash, made_at desc);
create index signer_login_person on signer_login (person);
create index signer_login_expires on signer_login (expires_at);
