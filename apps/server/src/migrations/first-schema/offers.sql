-- Offers, and the unconfirmed choice.

-- One row for each pricing. The fact OffersPriced refers to it.
create table offer_set (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  version integer not null,
  -- The version of the inputs that were priced.
  basis integer not null,
  policy text not null,
  outcome text not null check (outcome in ('OFFERS', 'ASSETS', 'WINBACK', 'NONE')),
  created_at timestamptz(3) not null,
  -- The offers, and the score, income, home value and debts behind them.
  sealed bytea not null,
  key_id text not null,
  unique (application_uuid, version)
);

-- A draft: it has no effect before it is confirmed.
create table offer_selection (
  application_uuid uuid primary key references application (uuid),
  offer_set_uuid uuid not null,
  saved_at timestamptz(3) not null default now(),
  sealed bytea not null,
  key_id text not null
);
