-- The borrower's bank accounts, how they are verified, and how payments are made.

-- One visit to a vendor's page where the borrower connects a bank.
create table bank_link (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  purpose text not null check (purpose in ('DISBURSEMENT', 'AUTOPAY')),
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
create index bank_link_application on bank_link (application_uuid, created_at);

create table bank_account (
  uuid uuid primary key,
  sequence bigint generated always as identity,
  application_uuid uuid not null references application (uuid),
  link_uuid uuid unique references bank_link (uuid),
  purpose text not null check (purpose in ('DISBURSEMENT', 'AUTOPAY')),
  method text not null check (method in ('INSTANT', 'MICRO_DEPOSIT', 'MANUAL')),
  account_type text not null check (account_type in ('CHECKING', 'SAVINGS')),
  -- GIVEN: only this row has it. ENTERED: the loan file has it and waits. TAKEN: it is used.
  state text not null check (state in ('GIVEN', 'ENTERED', 'TAKEN', 'REFUSED', 'WITHDRAWN')),
  verification text not null check (verification in ('VERIFIED', 'PENDING_REVIEW', 'FAILED_VERIFICATION')),
  refusal text check (refusal in (
    'NAME_DIFFERS', 'ACCOUNT_CLOSED', 'DEPOSIT_RETURNED', 'NO_TRIES_LEFT', 'CODE_EXPIRED', 'UNREADABLE',
    'NUMBERS_DIFFER', 'OUT_OF_DATE', 'CANNOT_RECEIVE', 'WITHDRAWN'
  )),
  -- The disbursement attempt in the loan file when it was given.
  attempt integer not null,
  documents jsonb not null,
  -- Both numbers, the bank, and the account's owners.
  sealed bytea not null,
  key_id text not null,
  at timestamptz(3) not null
);
create index bank_account_application on bank_account (application_uuid, sequence);
create index bank_account_waiting on bank_account (application_uuid, at) where verification = 'PENDING_REVIEW';

-- Small deposits that verify an account, by a code in their description or by their amounts.
create table micro_deposit (
  account_uuid uuid not null references bank_account (uuid),
  number integer not null,
  proof text not null check (proof in ('CODE', 'AMOUNTS')),
  -- Wrong codes so far, over all deposits to the account.
  tries integer not null,
  sent_at timestamptz(3),
  expect_by date not null,
  expires_at timestamptz(3) not null,
  -- When the borrower was told that it should have arrived.
  told_at timestamptz(3),
  -- The code or the amounts.
  sealed bytea not null,
  key_id text not null,
  primary key (account_uuid, number)
);
create index micro_deposit_expires on micro_deposit (expires_at);

-- Payment methods and the authorization for them (12 CFR 1005.10(b)); the newest row applies.
create table payment_choice (
  sequence bigint generated always as identity primary key,
  application_uuid uuid not null references application (uuid),
  method text not null check (method in ('AUTOPAY', 'MANUAL')),
  account_uuid uuid references bank_account (uuid),
  authorization_version text,
  authorization_sha256 text,
  at timestamptz(3) not null
);
create index payment_choice_application on payment_choice (application_uuid, sequence);
