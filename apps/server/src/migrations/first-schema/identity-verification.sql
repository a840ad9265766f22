-- Photos that prove a person's identity.

-- One try, with one kind of ID.
create table identity_check (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  -- BORROWER, or the ID of a signer in the loan file.
  person text not null,
  id_type text not null check (id_type in ('DRIVERS_LICENSE', 'STATE_ID_CARD', 'PASSPORT', 'PERMANENT_RESIDENT_CARD')),
  -- The condition that it answers.
  condition_uuid text,
  -- LEFT: another try replaced it.
  state text not null check (state in ('OPEN', 'SENT', 'LEFT')),
  -- The identity attempt in the loan file: at first that of its start, then that of its submission.
  attempt integer not null,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  -- What the device read from the ID.
  sealed bytea,
  key_id text
);
create index identity_check_application on identity_check (application_uuid, person, created_at desc);
create unique index identity_check_one_open on identity_check (application_uuid, person) where state = 'OPEN';

-- A photo. Its document is erased by a separate rule, so there is no foreign key.
create table identity_image (
  document_uuid uuid primary key,
  check_uuid uuid not null references identity_check (uuid),
  side text not null check (side in ('FRONT', 'BACK', 'SELFIE')),
  advice jsonb not null,
  -- The idempotency key of the upload: a repeat is the same photo.
  press text not null,
  unique (check_uuid, side)
);

-- A link that continues a check on another device.
create table hand_off (
  token_hash text primary key,
  check_uuid uuid not null references identity_check (uuid),
  expires_at timestamptz(3) not null,
  claimed_at timestamptz(3),
  -- The session that created the link, which ends with it.
  made_by uuid,
  -- The session that the link opened.
  sid uuid
);
create unique index hand_off_session on hand_off (sid);
create index hand_off_check on hand_off (check_uuid);
create index hand_off_expires on hand_off (expires_at);
