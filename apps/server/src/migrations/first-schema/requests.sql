-- Idempotency and rate limits of requests.

-- One row for each idempotency key.
create table idempotency (
  scope text not null,
  key uuid not null,
  body_hash text not null,
  started_at timestamptz(3) not null default now(),
  -- Null while the first request runs.
  status integer,
  -- The reply.
  sealed bytea,
  key_id text,
  -- The application that the request changed, written with the change: a lost reply can be rebuilt from it.
  application_uuid uuid,
  primary key (scope, key)
);
create index idempotency_age on idempotency (started_at);
create index idempotency_application on idempotency (application_uuid) where application_uuid is not null;

create table rate_count (
  key text not null,
  window_start timestamptz(3) not null,
  count integer not null,
  primary key (key, window_start)
);
create index rate_count_age on rate_count (window_start);
