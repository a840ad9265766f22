-- Documents that we make and that people send, and the conditions they answer. Their content is in the file store.

create table document (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  organisation text not null,
  -- The recipient or uploader: BORROWER, or the ID of a signer in the loan file.
  audience text not null,
  type text not null,
  title text not null,
  -- The document's subject in one sentence.
  plain_line text,
  origin text not null check (origin in ('GENERATED', 'UPLOADED')),
  -- MAKING: not rendered yet, and shown to no one.
  state text not null check (state in ('MAKING', 'SCANNING', 'READY', 'REFUSED')),
  -- The document set and the document's name in it. Null for an upload.
  set_name text,
  paper text,
  -- The number of the data it was made from: a set with an older number no longer counts. 1 for an upload.
  attempt integer not null,
  -- Its position in the set's reading order.
  position integer not null,
  -- By its content, such as application/pdf.
  media_type text,
  pages integer,
  -- Bytes.
  size integer,
  -- Of the bytes that are shown, in hex.
  sha256 text,
  -- References into the file store: the file, and its readable text.
  file_ref text,
  text_ref text,
  must_acknowledge boolean not null,
  -- When its reader first received it: a document that was never served can't be read to the end.
  served_at timestamptz(3),
  viewed_to_end_at timestamptz(3),
  viewed_how text check (viewed_how in ('END', 'TEXT', 'DOWNLOAD')),
  acknowledged_at timestamptz(3),
  created_at timestamptz(3) not null,
  -- When an upload was submitted with its step. Before that its owner may remove it.
  submitted_at timestamptz(3),
  review_outcome text check (review_outcome in ('ACCEPTED', 'REJECTED')),
  review_reason text,
  reviewed_at timestamptz(3),
  -- The upload that shows this document signed, where it came back by mail.
  signed_scan uuid references document (uuid),
  -- An upload's original name, and a note.
  sealed bytea,
  key_id text
);
create index document_application on document (application_uuid, audience, created_at);
create unique index document_made on document (application_uuid, audience, set_name, attempt, paper) where origin = 'GENERATED';
create index document_declined on document (application_uuid) where paper = 'adverse-action';
create index document_scanning on document (created_at) where state = 'SCANNING';
create index document_refused on document (created_at) where state = 'REFUSED' and file_ref is not null;

-- Files in the file store that no document has yet: recorded before the first byte, so that none is left behind.
create table upload_begun (
  file_ref text primary key,
  begun_at timestamptz(3) not null default now()
);

-- Documents that go by mail. BACK: undeliverable.
create table letter (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  organisation text not null,
  audience text not null,
  documents jsonb not null,
  state text not null check (state in ('ASKED', 'POSTED', 'BACK')),
  asked_at timestamptz(3) not null,
  posted_at timestamptz(3),
  back_at timestamptz(3)
);
create index letter_application on letter (application_uuid, audience, asked_at);
create index letter_waiting on letter (application_uuid) where state <> 'POSTED';
create index letter_asked on letter (asked_at) where state = 'ASKED';
create index letter_back on letter (back_at) where state = 'BACK';

-- Uploads that answer a condition.
create table condition_document (
  document_uuid uuid primary key references document (uuid) on delete cascade,
  application_uuid uuid not null references application (uuid),
  condition_id text not null
);
create index condition_document_of on condition_document (application_uuid, condition_id);

-- Text that answers a condition.
create table condition_text (
  sequence bigserial primary key,
  application_uuid uuid not null references application (uuid),
  condition_id text not null,
  at timestamptz(3) not null,
  sealed bytea not null,
  key_id text not null
);

-- The latest code for a condition that asks for a mobile number.
create table condition_phone (
  uuid uuid primary key,
  application_uuid uuid not null references application (uuid),
  condition_id text not null,
  expires_at timestamptz(3) not null,
  tries integer not null default 0,
  -- Number and code.
  sealed bytea not null,
  key_id text not null,
  unique (application_uuid, condition_id)
);
