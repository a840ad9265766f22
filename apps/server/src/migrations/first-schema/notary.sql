-- Signing the deed before a notary: meetings, video sessions, ink, and the attorney's opinion.

-- A canceled meeting stays, so that its calendar entry can say so.
create table notary_booking (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  -- BORROWER, or the ID of a signer in the loan file.
  person text not null,
  kind text not null check (kind in ('ELECTRONIC', 'MANUAL')),
  slot_id text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  fee_cents integer,
  -- Changes so far: SEQUENCE in the calendar entry.
  sequence integer not null,
  -- Place, access notes, the notary's name and phone number.
  sealed bytea not null,
  key_id text not null,
  booked_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  cancelled_at timestamptz(3)
);
-- Of two people who book one time concurrently, one gets it.
create unique index notary_booking_slot on notary_booking (slot_id) where cancelled_at is null;
create unique index notary_booking_person on notary_booking (application_uuid, person) where cancelled_at is null;

-- A video session; a person has at most one open.
create table notary_session (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  person text not null,
  -- The number of the documents that are signed in it.
  papers integer not null,
  booking_uuid uuid references notary_booking (uuid),
  state text not null check (state in ('QUEUED', 'READY', 'OPEN', 'ENDED')),
  queue_position integer,
  ended_because text check (ended_because in (
    'SIGNED', 'LEFT', 'NOTARY_LEFT', 'ID_FAILED', 'TECHNICAL', 'STATE_NOT_ALLOWED', 'PAPERS_CHANGED'
  )),
  -- Address of the vendor's page, and the documents.
  sealed bytea not null,
  key_id text not null,
  started_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create unique index notary_session_open on notary_session (application_uuid, person) where ended_at is null;

-- The last check of a person's device.
create table notary_device (
  application_uuid uuid not null references application (uuid),
  person text not null,
  camera text not null check (camera in ('PASS', 'FAIL')),
  microphone text not null check (microphone in ('PASS', 'FAIL')),
  network text not null check (network in ('PASS', 'FAIL')),
  checked_at timestamptz(3) not null,
  primary key (application_uuid, person)
);

-- A signing in ink, as entered by staff.
create table wet_signing (
  application_uuid uuid not null references application (uuid),
  person text not null,
  papers integer not null,
  signed_at timestamptz(3) not null,
  -- Copies of the notice of the right to cancel that were handed over.
  copies integer not null,
  -- The place and the notary.
  sealed bytea not null,
  key_id text not null,
  entered_at timestamptz(3) not null,
  primary key (application_uuid, person, papers)
);

create table attorney_opinion (
  sequence bigint generated always as identity primary key,
  application_uuid uuid not null references application (uuid),
  papers integer not null,
  outcome text not null check (outcome in ('APPROVED', 'OBJECTED')),
  document_uuid uuid,
  -- The opinion.
  sealed bytea not null,
  key_id text not null,
  given_at timestamptz(3) not null
);
create index attorney_opinion_application on attorney_opinion (application_uuid, papers);
