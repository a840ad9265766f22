-- Questions to vendors, their answers, and their events.

-- One row for each question, by its idempotency key: a repeated job reads the answer and doesn't ask again.
create table vendor_ledger (
  sequence bigint generated always as identity,
  key text primary key,
  kind text not null,
  op text not null,
  provider text not null,
  organisation text not null,
  application_uuid uuid,
  attempt integer not null,
  -- How often the question was sent under this key, the first time included.
  asks integer not null default 1,
  asked_at timestamptz(3) not null default now(),
  answered_at timestamptz(3),
  -- The answer's outcome, or the last failure while there is none.
  outcome text,
  -- The answer.
  sealed bytea,
  key_id text
);
create index vendor_ledger_application on vendor_ledger (application_uuid, sequence);

-- Answers that an application keeps, sealed. A fact refers to each by `ref`.
create table evidence (
  sequence bigint generated always as identity,
  ref uuid primary key,
  application_uuid uuid not null references application (uuid),
  kind text not null,
  attempt integer not null,
  sealed bytea not null,
  key_id text not null,
  created_at timestamptz(3) not null default now()
);
create index evidence_application on evidence (application_uuid, kind, sequence desc);

-- Webhook events, each once. ASIDE: it waits for staff.
create table vendor_event (
  sequence bigint generated always as identity unique,
  kind text not null,
  organisation text not null,
  event_id text not null,
  type text not null,
  -- Null while the event's subject is unknown.
  application_uuid uuid references application (uuid),
  state text not null check (state in ('QUEUED', 'DONE', 'ASIDE')),
  -- Reference, time and data.
  sealed bytea not null,
  key_id text not null,
  received_at timestamptz(3) not null default now(),
  done_at timestamptz(3),
  primary key (kind, organisation, event_id)
);
create index vendor_event_aside on vendor_event (organisation, sequence) where state = 'ASIDE';
create index vendor_event_done on vendor_event (done_at) where done_at is not null;
create index vendor_event_application on vendor_event (application_uuid) where application_uuid is not null;

-- The secrets with which vendors sign their events. An older one is accepted until `ends_at`.
create table webhook_secret (
  ref uuid primary key,
  kind text not null,
  organisation text not null,
  sealed bytea not null,
  key_id text not null,
  made_at timestamptz(3) not null default now(),
  ends_at timestamptz(3)
);
create unique index webhook_secret_present on webhook_secret (kind, organisation) where ends_at is null;
