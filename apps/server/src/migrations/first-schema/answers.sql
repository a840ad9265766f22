-- What the borrower answered, agreed to and owes.

-- Unfinished answers before there is an account, found by the hash of a cookie.
create table registration_draft (
  id_hash text primary key,
  sealed bytea not null,
  key_id text not null,
  expires_at timestamptz(3) not null
);
create index registration_draft_age on registration_draft (expires_at);

create table application_draft (
  application_uuid uuid not null references application (uuid),
  step text not null,
  sealed bytea not null,
  key_id text not null,
  saved_at timestamptz(3) not null default now(),
  primary key (application_uuid, step)
);

create table application_detail (
  application_uuid uuid primary key references application (uuid),
  property_state text not null,
  -- References into `secret`: the applicant, and the home.
  profile_ref uuid not null,
  property_ref uuid not null,
  updated_at timestamptz(3) not null
);

-- The details from the contact step, as a reference into `secret`.
create table application_contact (
  application_uuid uuid primary key references application (uuid),
  contact_ref uuid not null,
  updated_at timestamptz(3) not null
);

-- Consents: the version and hash of the words, and where they were given. Rows never change; a withdrawal is another
-- row.
create table application_consent (
  application_uuid uuid not null references application (uuid),
  -- BORROWER, or the ID of a signer in the loan file.
  person text not null default 'BORROWER',
  type text not null check (type in ('PRIVACY', 'TERMS', 'COMMUNICATIONS', 'SOFT_CREDIT', 'HARD_CREDIT', 'ESIGN')),
  version text not null,
  opted text not null check (opted in ('OPT_IN', 'OPT_OUT')),
  text_sha256 text not null,
  ip text not null,
  user_agent text not null,
  at timestamptz(3) not null
);
create index application_consent_application on application_consent (application_uuid);

-- Correction requests after the submission; staff decide.
create table correction (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  field text not null,
  state text not null check (state in ('ASKED', 'ACCEPTED', 'REFUSED')),
  -- The new value and a comment.
  sealed bytea not null,
  key_id text not null,
  -- Application and idempotency key of the request: a repeat is the same correction.
  press text not null unique,
  asked_at timestamptz(3) not null,
  decided_at timestamptz(3)
);
create index correction_application on correction (application_uuid);
create index correction_asked on correction (asked_at) where state = 'ASKED';

-- Debts of the newest credit report, liens in the county's records, and those that the borrower added.
create table liability (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  number integer not null,
  kind text not null check (kind in ('LIEN', 'CARD', 'LOAN')),
  source text not null default 'CREDIT' check (source in ('CREDIT', 'COUNTY', 'BORROWER')),
  -- The borrower selected it to be paid off from the line.
  marked boolean not null default false,
  -- It must be paid off, whatever the borrower answers.
  required boolean not null default false,
  answer text check (answer in ('CORRECT', 'PAY_OFF', 'PAID_OFF', 'NOT_MINE')),
  -- The comment and the proof that came with the answer.
  said bytea,
  said_key_id text,
  sealed bytea not null,
  key_id text not null,
  unique (application_uuid, number)
);

-- Accounts that the borrower lists where assets count.
create table asset (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  sealed bytea not null,
  key_id text not null,
  created_at timestamptz(3) not null default now()
);
create index asset_application on asset (application_uuid);
