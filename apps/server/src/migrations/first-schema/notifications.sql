-- Notifying people that the next step is theirs.

-- A gate waits for one person. `ball` counts how often: the same key is the same wait.
create table turn (
  uuid uuid primary key,
  key text not null unique,
  application_uuid uuid not null references application (uuid),
  person text not null,
  gate text not null,
  ball text not null,
  came_at timestamptz(3) not null,
  -- Null while it waits.
  over_at timestamptz(3)
);
create index turn_application on turn (application_uuid, came_at);

-- An email or a text message about it, sent under `key` however often it is tried.
create table turn_letter (
  key text primary key,
  turn_uuid uuid not null references turn (uuid),
  -- 0 is the first; the others are reminders.
  number integer not null,
  channel text not null check (channel in ('MAIL', 'SMS')),
  -- OVER: no longer needed. BOUNCED: the address accepts no mail.
  state text not null check (state in ('WAITING', 'QUEUED', 'SENT', 'OVER', 'BOUNCED')),
  due_at timestamptz(3) not null,
  queued_at timestamptz(3),
  done_at timestamptz(3)
);
create index turn_letter_turn on turn_letter (turn_uuid);
create index turn_letter_due on turn_letter (due_at) where state in ('WAITING', 'QUEUED');
create index turn_letter_bounced on turn_letter (turn_uuid) where state = 'BOUNCED';

create table notification_read (
  identity_uuid uuid not null references identity (uuid),
  id text not null,
  read_at timestamptz(3) not null,
  primary key (identity_uuid, id)
);
