-- People with an account, their sessions, and the data that protect both.

create table identity (
  uuid uuid primary key,
  organisation text not null,
  profile_type text not null check (profile_type in ('BORROWER', 'CO_DEEDER', 'STAFF')),
  -- A staff account logs in to the console only. One address may have one of each.
  desk boolean not null default false,
  password_hash text not null,
  -- Email address and phone number.
  sealed bytea not null,
  key_id text not null,
  email_verified_at timestamptz(3),
  -- When the owner of the address started over. No one can log in to this account from then on.
  set_aside_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- The keyed hashes by which an account is found: its address, one account each, and its phone number.
create table identity_index (
  hash text collate "C" not null,
  key_id text not null,
  kind text not null check (kind in ('EMAIL', 'PHONE')),
  identity_uuid uuid not null references identity (uuid) on delete cascade,
  primary key (identity_uuid, kind, hash)
);
create unique index identity_email on identity_index (hash) where kind = 'EMAIL';
create index identity_phone on identity_index (hash) where kind = 'PHONE';

create table session (
  sid uuid primary key,
  identity_uuid uuid not null references identity (uuid),
  organisation text not null,
  typ text not null check (typ in ('borrower', 'signer', 'staff', 'staff-setup', 'hand-off')),
  started_at timestamptz(3) not null,
  seen_at timestamptz(3) not null,
  step_up_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  -- The one application that a signer's session is for.
  application_uuid uuid references application (uuid)
);
create index session_owner on session (identity_uuid);
create index session_seen on session (seen_at);
create index session_application on session (application_uuid) where application_uuid is not null;

create table profile (
  uuid uuid primary key,
  identity_uuid uuid not null unique references identity (uuid),
  version integer not null default 1,
  sealed bytea not null,
  key_id text not null,
  updated_at timestamptz(3) not null default now()
);

-- The newest code that was mailed to confirm an address.
create table email_code (
  identity_uuid uuid primary key references identity (uuid),
  key uuid not null,
  tries integer not null default 0,
  expires_at timestamptz(3) not null,
  sealed bytea not null,
  key_id text not null
);
create index email_code_expires on email_code (expires_at);

-- A mailed link that sets a new password. Without an identity, the address has no account.
create table password_reset (
  uuid uuid primary key,
  token_hash text not null unique,
  account_hash text not null,
  organisation text not null,
  identity_uuid uuid references identity (uuid),
  made_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index password_reset_account on password_reset (account_hash, made_at);
create index password_reset_expires on password_reset (expires_at);

-- Consecutive wrong passwords, codes and proofs. `key` is a hash where the account may not exist.
create table guess (
  key text primary key,
  failures integer not null,
  wait_until timestamptz(3) not null,
  last_at timestamptz(3) not null
);
create index guess_last on guess (last_at);

-- Each answer about text messages; the newest one applies.
create table message_consent (
  identity_uuid uuid not null references identity (uuid),
  prompt_uuid uuid not null,
  opted text not null check (opted in ('OPT_IN', 'OPT_OUT')),
  source text not null,
  at timestamptz(3) not null default now()
);

-- Accounts that may be closed from then on, unless an application still needs them.
create table account_due (
  identity_uuid uuid primary key,
  due_at timestamptz(3) not null
);
create index account_due_at on account_due (due_at);
