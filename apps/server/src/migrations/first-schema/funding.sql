-- From payoff figures to money: the recorded deed, the last checks, the payments, and the servicer's record.

-- The question to a creditor in each round (`attempt`), and the figures that came.
create table payoff_request (
  application_uuid uuid not null references application (uuid),
  attempt integer not null,
  liability_uuid uuid not null,
  asked_at timestamptz(3) not null,
  expected_on date,
  good_through date,
  -- Amount, interest per day, and the account to pay.
  sealed bytea,
  key_id text,
  -- The two people who entered them. Null where the creditor's system sent them.
  entered_by uuid,
  entered_at timestamptz(3),
  confirmed_by uuid,
  confirmed_at timestamptz(3),
  -- The letter that shows them.
  letter_uuid uuid references document (uuid),
  primary key (application_uuid, attempt, liability_uuid)
);

-- The first person's entry, until the second enters the same.
create table payoff_entry (
  application_uuid uuid not null references application (uuid),
  attempt integer not null,
  liability_uuid uuid not null,
  staff_uuid uuid not null,
  document_uuid uuid references document (uuid),
  at timestamptz(3) not null,
  sealed bytea not null,
  key_id text not null,
  primary key (application_uuid, attempt, liability_uuid)
);

-- A creditor's letter that the borrower uploaded.
create table payoff_letter (
  document_uuid uuid primary key references document (uuid),
  application_uuid uuid not null references application (uuid),
  attempt integer not null,
  sent_at timestamptz(3) not null,
  -- When figures were entered from it.
  read_at timestamptz(3)
);
create index payoff_letter_waiting on payoff_letter (application_uuid) where read_at is null;

-- The deed at its county, for each set of closing documents (`papers`).
create table deed_recording (
  application_uuid uuid not null references application (uuid),
  papers integer not null,
  -- BY_HAND: the county takes paper only. REJECTED: it returned the deed.
  state text not null check (state in ('SUBMITTED', 'BY_HAND', 'REJECTED', 'RECORDED')),
  county text not null,
  submitted_at timestamptz(3) not null,
  expected_on date,
  instrument_number text,
  recorded_on date,
  -- The stamped deed, where staff entered it.
  document_uuid uuid references document (uuid),
  primary key (application_uuid, papers),
  constraint deed_recording_has_number check ((state = 'RECORDED') = (instrument_number is not null))
);
create index deed_by_hand on deed_recording (submitted_at) where state in ('BY_HAND', 'REJECTED');

-- The last run of the checks before money is sent, for each round of payoff figures.
create table final_check_run (
  application_uuid uuid not null references application (uuid),
  attempt integer not null,
  payment_on date not null,
  checks jsonb not null,
  failed boolean not null,
  -- A condition is open. The checks run again when none is.
  waits boolean not null,
  at timestamptz(3) not null,
  primary key (application_uuid, attempt)
);

-- The order to the bank, written before it is sent, and its recall where the application ended with money out.
create table funds_order (
  application_uuid uuid primary key references application (uuid),
  -- The order's idempotency key at the bank.
  key text not null unique,
  amount_cents bigint not null,
  ordered_at timestamptz(3) not null,
  -- The bank's trace number, once the money was sent.
  trace text,
  booked_on date,
  recall_opened_at timestamptz(3),
  recall_due_on date,
  -- RETURNED: the money is back. STOPPED: the bank never sent it.
  recall_outcome text check (recall_outcome in ('RETURNED', 'STOPPED')),
  recalled_at timestamptz(3),
  recalled_by uuid,
  -- The first person to say that the money is back. A second person must confirm it.
  returned_first_by uuid,
  returned_first_at timestamptz(3),
  constraint funds_order_recall_opened check ((recall_due_on is null) = (recall_opened_at is null)),
  constraint funds_order_recall_ended check ((recall_outcome is null) = (recalled_at is null)),
  constraint funds_order_returned_first check ((returned_first_by is null) = (returned_first_at is null))
);
create index funds_order_recall on funds_order (recall_due_on) where recall_due_on is not null and recalled_at is null;

-- The recipients of the money.
create table payout (
  application_uuid uuid not null references application (uuid),
  number integer not null,
  payee text not null check (payee in ('BORROWER', 'CUSTODIAN', 'CREDITOR', 'LENDER', 'OTHERS')),
  -- A fee's name in the closing documents. A creditor is identified by its debt instead.
  name text not null,
  liability_uuid uuid,
  required boolean not null,
  amount_cents bigint not null,
  -- PAID: the payee kept it, or the creditor's receipt is on file.
  state text not null check (state in ('DUE', 'SENT', 'PAID')),
  booked_on date,
  paid_on date,
  -- The creditor's receipt, as a reference into `evidence`.
  receipt text,
  primary key (application_uuid, number),
  unique (application_uuid, liability_uuid)
);

-- A payment that differs from its order or approval, until staff settle it.
create table payment_difference (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  -- RECEIPT: a creditor booked another amount. ORDER: the amount to send isn't the approved one.
  kind text not null check (kind in ('RECEIPT', 'ORDER')),
  -- The debt, or the key of the order.
  subject text not null,
  expected_cents bigint not null,
  actual_cents bigint not null,
  -- A reference into `evidence`.
  reference text,
  found_at timestamptz(3) not null,
  settled_at timestamptz(3),
  unique (application_uuid, kind, subject, actual_cents)
);
create index payment_difference_open on payment_difference (found_at) where settled_at is null;

-- The servicer's record of an open line.
create table servicing_record (
  application_uuid uuid primary key references application (uuid),
  organisation text not null,
  made_at timestamptz(3) not null,
  sealed bytea not null,
  key_id text not null
);
