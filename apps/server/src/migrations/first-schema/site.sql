-- An organization's settings for its pages, and the wait list of people who asked about unserved states.

create table flag (
  key text not null,
  organisation text not null,
  enabled boolean not null,
  variables jsonb not null default '{}',
  primary key (key, organisation)
);

create table banner (
  uuid uuid primary key,
  message text not null,
  apps jsonb not null,
  variant text not null check (variant in ('info', 'warn')),
  active boolean not null,
  dismissable boolean not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- Monday is 1; times are Pacific Time.
create table opening_hours (
  organisation text not null,
  department text not null check (department in ('OPS_PHONE', 'OPS_CHAT')),
  weekday_value integer not null check (weekday_value between 1 and 7),
  start_time text not null,
  end_time text not null,
  is_open boolean not null,
  primary key (organisation, department, weekday_value)
);

create table wait_list (
  -- Recognizes a second entry of one person.
  who_hash text not null unique,
  -- The index key that made the hash. Empty: the password key, before there were index keys.
  who_key_id text not null default '',
  organisation text not null,
  state text not null,
  sealed bytea not null,
  key_id text not null,
  created_at timestamptz(3) not null default now()
);
create index wait_list_age on wait_list (created_at);
