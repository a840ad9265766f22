-- The loan file: facts in order, the file they fold to, and its running clocks.

-- An application. Its projection, status and gate follow from its facts; only `record` writes them.
create table application (
  uuid uuid primary key,
  loan_number integer generated always as identity (start with 100000) unique,
  identity_uuid uuid not null,
  organisation text not null,
  -- The folded loan file. Folding all facts again gives the same result.
  projection jsonb not null,
  -- The sequence of the last fact.
  version integer not null,
  status text not null check (status in (
    'CANCELLED', 'DECLINED', 'FACTA_REVIEW', 'DELINQUENCY_REVIEW', 'TRUST_AND_INSURANCE',
    'GEN_PRE_SOFT_CREDIT_DISCLOSURE', 'WAITING_FOR_PRE_SOFT_CREDIT_DISCLOSURE', 'IN_PROGRESS', 'CREDIT_NO_MATCH',
    'CREDIT_NO_MATCH_SSN', 'SOFT_CREDIT_LOCKED_OR_FROZEN', 'CREDIT_ERROR', 'CREDIT_MINOR',
    'WAITING_FOR_SOFT_CREDIT', 'NO_PROPERTY_FOUND', 'MULTIPLE_PROPERTIES', 'WAITING_FOR_AVM_DATA', 'NO_AVM_FOUND',
    'ASSETS_PREQUAL', 'CLTV_LIEN_POSITION_REQUALIFY', 'WAITING_FOR_INITIAL_OFFERS', 'OFFER_SELECTION',
    'REVISED_OFFER_SELECTION', 'GEN_APP_DISCLOSURES', 'WAITING_FOR_APP_DISCLOSURE', 'COLLECT_ADDITIONAL_INFO',
    'HMDA', 'GEN_SUMMARY_DISCLOSURE', 'WAITING_FOR_SUMMARY_DISCLOSURE', 'APP_SUBMISSION', 'INCOME_VERIFICATION',
    'EMPLOYMENT_VERIFICATION', 'IDENTITY_VERIFICATION', 'WAITING_FOR_ID_VERIFICATION',
    'HARD_CREDIT_LOCKED_OR_FROZEN', 'HARD_CREDIT_PULL', 'PREQUAL_TITLE', 'LIEN_VERIFICATION',
    'PAYOFF_REQUEST_PENDING', 'NAV_BPO_ESTIMATE', 'NAV_BPO_ORDER', 'NAV_RESI_EVAL_ESTIMATE', 'NAV_RESI_EVAL_ORDER',
    'ONSITE_APPRAISAL_REQUEST', 'ONSITE_APPRAISAL_PAYMENT', 'ONSITE_APPRAISAL_PENDING', 'NAV_BPO_PROCESSING',
    'NAV_RESI_EVAL_PROCESSING', 'DISBURSEMENT_ACCOUNT', 'AUTOPAY_ACCOUNT', 'VERIFIED_AUTOPAY_ACCOUNT',
    'ORDER_FULL_TITLE', 'FINAL_TITLE_PULL', 'CO_DEED_REQ', 'GEN_CLOSING_DISCLOSURE', 'FINAL_OFFER',
    'GEN_NOTE_SIGNING', 'NOTE_SIGNING', 'GEN_NOTARY_DISCLOSURE', 'ATTORNEY_REVIEW', 'NOTARY_WAITING_PERIOD',
    'MANUAL_DEED_SIGNING', 'DEED_SIGNING', 'RESCISSION', 'RECORDING', 'FUNDABLE', 'FUNDING_DECISION',
    'DIRECT_DEBT_PAYOFF', 'COMPLETE'
  )),
  gate text not null,
  gate_since timestamptz(3) not null,
  -- Neither ended nor complete.
  active boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- When its personal data was erased. Its facts, hashes and entries in past lists stay.
  erased_at timestamptz(3)
);
-- One active application for each person and organization, even when two requests race.
create unique index application_one_active on application (identity_uuid, organisation) where active;
create index application_owner on application (identity_uuid, organisation, created_at desc);
create index application_pipeline on application (organisation, gate_since, uuid) where active;
create index application_by_gate on application (organisation, gate, gate_since, uuid) where active;
create index application_by_status on application (organisation, status, gate_since, uuid);
create index application_at_gate on application (gate, gate_since) where active;
create index application_declined on application (gate_since) where gate = 'declined';
-- Applications without an answer yet: no documents to sign, no counteroffer, no notice of incompleteness.
create index application_undecided on application (created_at)
  where active
    and (projection ->> 'closingDisclosureSet')::integer = 0
    and projection -> 'clocks' -> 'COUNTER_OFFER' is null
    and projection -> 'clocks' -> 'INCOMPLETE' is null;

create table fact (
  application_uuid uuid not null references application (uuid),
  sequence integer not null,
  type text not null,
  -- The exact text that was hashed; jsonb would reorder it.
  data text not null,
  at timestamptz(3) not null,
  actor_kind text not null check (actor_kind in ('borrower', 'signer', 'staff', 'worker', 'clock', 'server')),
  actor_id text not null,
  request_id text not null,
  previous_hash text not null,
  hash text not null,
  primary key (application_uuid, sequence)
);
create index fact_submitted on fact (application_uuid, at) where type = 'ApplicationSubmitted';
create index fact_signer_review on fact (application_uuid)
  where type = 'SignerIdentityChecked' and data like '%"PENDING_REVIEW"%';

-- Facts never change, no matter who connects to the database.
create function fact_is_for_ever() returns trigger language plpgsql as $$
begin
  raise exception 'a fact is never changed or removed';
end $$;
create trigger fact_is_for_ever before update or delete on fact
  for each row execute function fact_is_for_ever();
-- A row trigger doesn't see TRUNCATE.
create trigger facts_are_not_emptied before truncate on fact
  for each statement execute function fact_is_for_ever();

-- Running clocks of the loan file, and the instant at which a sweep records `ClockReached`.
create table clock (
  application_uuid uuid not null references application (uuid),
  clock text not null,
  due timestamptz(3) not null,
  primary key (application_uuid, clock)
);
create index clock_due on clock (due);

-- The words of a gate's sentence, so that the status poll doesn't compute them. `until`: when they expire.
create table gate_words (
  application_uuid uuid primary key references application (uuid),
  gate text not null,
  number integer not null,
  until timestamptz(3),
  sealed bytea not null,
  key_id text not null
);
