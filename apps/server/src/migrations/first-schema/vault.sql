-- Sealed values, and the IDs of used keys. The keys themselves are never stored.

-- A start without one of these vault or index keys is refused, because stored data would be unreadable.
create table key_used (
  name text not null check (name in ('vault', 'token', 'password', 'index')),
  key_id text not null,
  primary key (name, key_id)
);

-- Values that facts and other rows refer to by `ref`, sealed with the vault key.
create table secret (
  ref uuid primary key,
  kind text not null,
  key_id text not null,
  sealed bytea not null,
  created_at timestamptz(3) not null default now()
);

-- The application of a sealed value, so that erasing the application finds it.
create table file_secret (
  ref uuid primary key,
  application_uuid uuid not null
);
create index file_secret_application on file_secret (application_uuid);
