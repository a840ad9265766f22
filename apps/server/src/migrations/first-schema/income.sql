-- The borrower's income: connected sources, documents that staff read, and the figure in effect.

-- One visit to a vendor's page where the borrower connects a source.
create table income_link (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  source text not null check (source in (
    'EMPINFO', 'MANUAL_PAYSTUB', 'OTHER', 'PLAID_TRANSACTIONS', 'POINTSERV_1099_MISC', 'POINTSERV_PAYROLL',
    'POINTSERV_TAX', 'TRUV_FINANCIAL_ACCOUNTS', 'TRUV_PAYROLL', 'UNKNOWN'
  )),
  -- Part of the address that the vendor's page returns to.
  state_id uuid not null unique,
  state text not null check (state in ('OPEN', 'DONE', 'LEFT')),
  left_because text check (left_because in (
    'CLOSED', 'NOT_FOUND', 'MFA_FAILED', 'INSTITUTION_DOWN', 'LOCKED', 'EXPIRED', 'OTHER'
  )),
  -- Address of the page, and the vendor's identifiers for later questions.
  sealed bytea not null,
  key_id text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index income_link_application on income_link (application_uuid, created_at);

-- The record of one source; one for each link.
create table income_record (
  uuid uuid primary key,
  sequence bigint generated always as identity,
  application_uuid uuid not null references application (uuid),
  link_uuid uuid unique references income_link (uuid),
  source text not null check (source in (
    'EMPINFO', 'MANUAL_PAYSTUB', 'OTHER', 'PLAID_TRANSACTIONS', 'POINTSERV_1099_MISC', 'POINTSERV_PAYROLL',
    'POINTSERV_TAX', 'TRUV_FINANCIAL_ACCOUNTS', 'TRUV_PAYROLL', 'UNKNOWN'
  )),
  state text not null check (state in ('STORED', 'MATCHED', 'ACCEPTED', 'READ')),
  verification text not null check (verification in ('VERIFIED', 'PENDING_REVIEW', 'FAILED_VERIFICATION')),
  documents jsonb not null,
  -- Employer and dollars a year.
  sealed bytea not null,
  key_id text not null,
  at timestamptz(3) not null
);
create index income_record_application on income_record (application_uuid, sequence);
create index income_record_waiting on income_record (application_uuid) where verification = 'PENDING_REVIEW';

-- The figure in effect, as a reference into `secret`; the newest row applies.
create table income_evidence (
  sequence bigint generated always as identity primary key,
  application_uuid uuid not null references application (uuid),
  income_ref uuid not null
);
create index income_evidence_application on income_evidence (application_uuid, sequence desc);

-- Submissions for staff to read, and why they came back.
create table income_submission (
  sequence bigint generated always as identity primary key,
  application_uuid uuid not null references application (uuid),
  -- The income attempt in the loan file.
  attempt integer not null,
  source text not null check (source in (
    'EMPINFO', 'MANUAL_PAYSTUB', 'OTHER', 'PLAID_TRANSACTIONS', 'POINTSERV_1099_MISC', 'POINTSERV_PAYROLL',
    'POINTSERV_TAX', 'TRUV_FINANCIAL_ACCOUNTS', 'TRUV_PAYROLL', 'UNKNOWN'
  )),
  documents jsonb not null,
  submitted_at timestamptz(3) not null,
  returned_by text check (returned_by in ('STAFF', 'EMPLOYER')),
  returned_because text,
  returned_at timestamptz(3)
);
create index income_submission_application on income_submission (application_uuid, sequence desc);

-- Who confirms the job: the borrower's work address, or a person at work.
create table employer_contact (
  application_uuid uuid primary key references application (uuid),
  way text not null check (way in ('WORK_EMAIL', 'CONTACT')),
  state text not null check (state in ('ASKED', 'CODE_SENT', 'CONFIRMED', 'NOT_CONFIRMED')),
  -- How often the employer was asked. An answer to an earlier question doesn't count.
  asks integer not null,
  -- Names, number, address, and the code while one is valid.
  sealed bytea not null,
  key_id text not null,
  asked_at timestamptz(3) not null,
  code_expires_at timestamptz(3),
  code_tries integer not null default 0
);
create index employer_contact_waiting on employer_contact (application_uuid) where state in ('ASKED', 'CODE_SENT');
