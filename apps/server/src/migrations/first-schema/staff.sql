-- Staff, and how they log in to the console.

create table staff (
  identity_uuid uuid primary key references identity (uuid),
  organisation text not null,
  name text not null,
  permissions jsonb not null,
  disabled boolean not null default false,
  version integer not null default 1,
  -- The identity that invited them, or `desk:invite` at the terminal.
  invited_by text not null,
  created_at timestamptz(3) not null default now()
);
create index staff_organisation on staff (organisation, created_at);

-- The authenticator.
create table second_factor (
  identity_uuid uuid primary key references identity (uuid),
  sealed bytea not null,
  key_id text not null,
  -- A new secret, until a code proves that the authenticator has it.
  pending_sealed bytea,
  pending_key_id text,
  confirmed_at timestamptz(3),
  -- The time step of the last accepted code: no code works twice.
  last_step bigint not null default 0
);

-- An admin asked to reset a colleague's authenticator; another admin must approve it.
create table second_factor_reset (
  staff_uuid uuid primary key references identity (uuid),
  asked_by uuid not null references identity (uuid),
  asked_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

create table recovery_code (
  identity_uuid uuid not null references identity (uuid),
  code_hash text not null,
  used_at timestamptz(3),
  primary key (identity_uuid, code_hash)
);

-- A right password whose second factor is still missing.
create table sign_in_challenge (
  challenge_hash text primary key,
  identity_uuid uuid not null references identity (uuid),
  redirect text not null,
  tries integer not null default 0,
  expires_at timestamptz(3) not null
);
create index sign_in_challenge_age on sign_in_challenge (expires_at);

-- A request to prove one's identity again before a sensitive act.
create table step_up (
  uuid uuid primary key,
  sid uuid not null,
  tries integer not null default 0,
  expires_at timestamptz(3) not null
);
create index step_up_age on step_up (expires_at);

-- The link of an invitation, with which a colleague sets up a password and an authenticator.
create table account_setup (
  token_hash text primary key,
  identity_uuid uuid not null references identity (uuid),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
