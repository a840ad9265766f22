-- Tables for a test environment or a rehearsal only: its clock, and its vendors' data. A production server creates none
-- of them. `if not exists`: an older database has these tables already.

-- The loan clock's offset, or the instant to which it is pinned.
create table if not exists loan_clock (
  id integer primary key check (id = 1),
  offset_ms bigint not null default 0,
  pinned_at timestamptz(3)
);
insert into loan_clock (id) values (1) on conflict do nothing;

-- Faults that a tester ordered for a vendor.
create table if not exists sandbox_fault (
  sequence bigint generated always as identity primary key,
  kind text not null,
  mode text not null check (mode in ('slow', 'timeout', '5xx', 'malformed', 'duplicate', 'late')),
  remaining integer not null,
  seconds double precision not null
);

-- Emails and text messages that weren't sent to anyone.
create table if not exists outbox (
  sequence bigint generated always as identity,
  key text primary key,
  channel text not null check (channel in ('MAIL', 'SMS')),
  organisation text not null,
  application_uuid uuid,
  template text not null,
  -- Recipient, subject and text.
  sealed bytea not null,
  key_id text not null,
  created_at timestamptz(3) not null default now()
);
create index if not exists outbox_age on outbox (created_at);
create index if not exists outbox_application on outbox (application_uuid) where application_uuid is not null;

-- Letters that weren't mailed to anyone.
create table if not exists post_tray (
  sequence bigint generated always as identity,
  key text primary key,
  organisation text not null,
  application_uuid uuid not null,
  -- Address, titles, pages.
  sealed bytea not null,
  key_id text not null,
  created_at timestamptz(3) not null default now()
);

-- Visits to the page where income or a bank is connected.
create table if not exists sandbox_link (
  token text primary key,
  client_user_id text not null unique,
  source text not null,
  return_url text,
  -- The stated income of the application, and its applicant.
  sealed bytea not null,
  key_id text not null,
  username text,
  -- DONE, or why the person left.
  ended text,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);

-- Small deposits sent by the sandbox's bank.
create table if not exists sandbox_deposit (
  key text primary key,
  application_uuid uuid not null,
  arrives_on date not null,
  sealed bytea not null,
  key_id text not null
);
create index if not exists sandbox_deposit_application on sandbox_deposit (application_uuid);

-- Orders to the bank and to creditors.
create table if not exists sandbox_transfer (
  key text primary key,
  application_uuid uuid not null,
  trace text not null,
  amount_cents bigint not null,
  count integer not null,
  sealed bytea not null,
  key_id text not null,
  created_at timestamptz(3) not null default now()
);
create index if not exists sandbox_transfer_application on sandbox_transfer (application_uuid);

-- Pages of the payment service.
create table if not exists sandbox_payment (
  token text primary key,
  -- The key of the question that opened the page; its events refer to it.
  key text not null unique,
  organisation text not null,
  amount_cents integer not null,
  about text not null,
  return_url text not null,
  state text not null check (state in ('OPEN', 'PAID', 'REFUNDED')),
  expires_at timestamptz(3) not null,
  paid_at timestamptz(3)
);

-- Sessions on the notaries' platform.
create table if not exists sandbox_notary (
  token text primary key,
  external_id text not null unique,
  organisation text not null,
  -- The person's step on the page.
  stage text not null check (stage in ('WAITING', 'ID', 'PAPERS')),
  ended text,
  -- Signer, documents, return address.
  sealed bytea not null,
  key_id text not null,
  created_at timestamptz(3) not null default now()
);
