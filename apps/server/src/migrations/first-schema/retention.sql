-- Scheduled erasure, legal holds, and what was erased.

-- A closed application with records left to erase, and when it is checked next.
create table retention_due (
  application_uuid uuid primary key references application (uuid),
  due_at timestamptz(3) not null,
  -- A kept record names the person, so their account stays too.
  needs_account boolean not null default true,
  -- The borrower asked for erasure as early as the law allows.
  asked_by uuid,
  asked_at timestamptz(3)
);
create index retention_due_at on retention_due (due_at);

-- A legal hold: nothing of the application is erased before it is lifted.
create table retention_hold (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  reason text not null check (reason in ('LITIGATION', 'INVESTIGATION', 'EXAMINATION', 'COMPLAINT', 'FRAUD')),
  set_by uuid not null,
  set_at timestamptz(3) not null,
  lifted_because text check (lifted_because in ('MATTER_CLOSED', 'COUNSEL_RELEASED', 'SET_IN_ERROR')),
  lifted_by uuid,
  lifted_at timestamptz(3)
);
create unique index retention_hold_present on retention_hold (application_uuid) where lifted_at is null;

-- What was erased, by which rule, and how many rows and documents. Never personal data.
create table erasure (
  application_uuid uuid not null references application (uuid),
  record text not null check (record in ('APPLICATION', 'ID_IMAGES', 'CREDIT_PERMISSION', 'HMDA', 'SANCTIONS')),
  rule text not null,
  kept_until text not null,
  asked boolean not null,
  removed integer not null,
  at timestamptz(3) not null,
  primary key (application_uuid, record)
);
