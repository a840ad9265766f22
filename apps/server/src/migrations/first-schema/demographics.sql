-- Demographic answers, in a schema that can be closed to every role but the one that collects and reports
-- them (12 CFR 1003, 12 CFR 1002.5(b)). Underwriting never reads it.
create schema hmda;

create table hmda.answer (
  application_uuid uuid not null references application (uuid),
  person text not null,
  form_version text not null,
  channel text not null check (channel in ('ONLINE', 'PHONE', 'MAIL', 'IN_PERSON')),
  sealed bytea not null,
  key_id text not null,
  answered_at timestamptz(3) not null,
  primary key (application_uuid, person)
);
