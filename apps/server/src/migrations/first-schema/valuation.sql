-- Ordered home values, appraisal prices, and what borrowers find missing.

-- One order for each kind and attempt, however often its job runs. Facts refer to its report by `uuid`.
create table valuation_order (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  kind text not null check (kind in ('BPO', 'RESI_EVAL', 'ONSITE_APPRAISAL')),
  attempt integer not null,
  fee_cents integer not null,
  ordered_at timestamptz(3) not null,
  expected_on date,
  value_cents bigint,
  -- Whom to call, the appraiser's visit, and the times to choose from.
  sealed bytea not null,
  key_id text not null,
  unique (application_uuid, kind, attempt)
);

create table valuation_acknowledgement (
  application_uuid uuid not null references application (uuid),
  notice_version text not null,
  at timestamptz(3) not null,
  primary key (application_uuid, notice_version)
);

create table valuation_reconsideration (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  -- WITH_VALUER: the appraiser is reconsidering. STANDS: the value stays.
  state text not null check (state in ('ASKED', 'WITH_VALUER', 'STANDS')),
  -- The idempotency key of the request: a repeat is the same request.
  press text not null unique,
  asked_at timestamptz(3) not null,
  sealed bytea not null,
  key_id text not null
);
create index valuation_reconsideration_application on valuation_reconsideration (application_uuid, asked_at);
create index reconsideration_asked on valuation_reconsideration (asked_at) where state = 'ASKED';

-- A vendor's payment page for an appraisal. At most one is paid and not refunded.
create table appraisal_payment (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  number integer not null,
  amount_cents integer not null,
  state text not null check (state in ('OPEN', 'PAID', 'REFUNDING', 'REFUNDED')),
  -- The address of the page.
  sealed bytea not null,
  key_id text not null,
  expires_at timestamptz(3) not null,
  opened_at timestamptz(3) not null,
  paid_at timestamptz(3),
  refundable_until timestamptz(3),
  refunded_at timestamptz(3),
  unique (application_uuid, number)
);
