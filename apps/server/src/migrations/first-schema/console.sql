-- What staff work on in the console.

-- One row for each time a gate waits for staff, and for each subject that needs them without a gate.
create table desk_task (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  organisation text not null,
  kind text not null check (kind in ('GATE', 'CONDITION', 'TASK')),
  gate text not null,
  attempt integer not null,
  -- The subject of a task without a gate: the ID of a letter or a correction.
  subject text,
  opened_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  closed_at timestamptz(3),
  unique (application_uuid, gate, attempt)
);
create unique index desk_task_subject on desk_task (application_uuid, gate, subject) where closed_at is null;
create index desk_task_queue on desk_task (organisation, opened_at, uuid) where closed_at is null;
create index desk_task_by_gate on desk_task (organisation, gate, opened_at, uuid) where closed_at is null;
create index desk_task_application on desk_task (application_uuid) where closed_at is null;
create index desk_task_gate on desk_task (gate) where closed_at is null;
create index desk_task_closed on desk_task (organisation, closed_at) where closed_at is not null;

-- The colleague to whom an application is assigned.
create table desk_assignment (
  application_uuid uuid primary key references application (uuid),
  staff_uuid uuid not null references staff (identity_uuid),
  assigned_at timestamptz(3) not null
);
create index desk_assignment_staff on desk_assignment (staff_uuid);

create table desk_note (
  uuid uuid primary key,
  sequence bigint generated always as identity,
  application_uuid uuid not null references application (uuid),
  -- FILE, or the act that it belongs to.
  about text not null,
  staff_uuid uuid not null,
  visible_to_borrower boolean not null,
  -- When the borrower was emailed about it.
  mailed_at timestamptz(3),
  sealed bytea not null,
  key_id text not null,
  at timestamptz(3) not null
);
create index desk_note_application on desk_note (application_uuid, sequence);

-- A call to the number in a fraud alert.
create table alert_call (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  staff_uuid uuid not null,
  outcome text not null check (outcome in ('CLEARED', 'NOT_APPLICANT', 'NOT_REACHED')),
  reason text not null,
  call_back_on date,
  at timestamptz(3) not null
);
create index alert_call_application on alert_call (application_uuid, at);

-- The keyed hashes by which an application is found. An empty key: older than the recording of keys.
create table file_token (
  hash text collate "C" not null,
  application_uuid uuid not null references application (uuid),
  key_id text not null default '',
  primary key (hash, application_uuid)
);
create index file_token_application on file_token (application_uuid);
