-- Constraints that the first schema has and the numbered migrations lacked. A row with another value stops the upgrade.

alter table adopted_signature add check (mode in ('TYPED', 'DRAWN'));
alter table alert_call add check (outcome in ('CLEARED', 'NOT_APPLICANT', 'NOT_REACHED'));
alter table application
  add check (status in (
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
  ));
alter table application_consent
  add check (type in ('PRIVACY', 'TERMS', 'COMMUNICATIONS', 'SOFT_CREDIT', 'HARD_CREDIT', 'ESIGN')),
  add check (opted in ('OPT_IN', 'OPT_OUT'));
alter table appraisal_payment add check (state in ('OPEN', 'PAID', 'REFUNDING', 'REFUNDED'));
alter table attorney_opinion add check (outcome in ('APPROVED', 'OBJECTED'));
alter table bank_account
  add check (account_type in ('CHECKING', 'SAVINGS')),
  add check (verification in ('VERIFIED', 'PENDING_REVIEW', 'FAILED_VERIFICATION')),
  add check (refusal in (
    'NAME_DIFFERS', 'ACCOUNT_CLOSED', 'DEPOSIT_RETURNED', 'NO_TRIES_LEFT', 'CODE_EXPIRED', 'UNREADABLE',
    'NUMBERS_DIFFER', 'OUT_OF_DATE', 'CANNOT_RECEIVE', 'WITHDRAWN'
  ));
alter table bank_link
  add check (left_because in ('CLOSED', 'NOT_FOUND', 'MFA_FAILED', 'INSTITUTION_DOWN', 'LOCKED', 'EXPIRED', 'OTHER'));
alter table banner add check (variant in ('info', 'warn'));
alter table correction add check (state in ('ASKED', 'ACCEPTED', 'REFUSED'));
alter table desk_task add check (kind in ('GATE', 'CONDITION', 'TASK'));
alter table document
  add check (viewed_how in ('END', 'TEXT', 'DOWNLOAD')),
  add check (review_outcome in ('ACCEPTED', 'REJECTED'));
alter table employer_contact
  add check (way in ('WORK_EMAIL', 'CONTACT')),
  add check (state in ('ASKED', 'CODE_SENT', 'CONFIRMED', 'NOT_CONFIRMED'));
alter table erasure add check (record in ('APPLICATION', 'ID_IMAGES', 'CREDIT_PERMISSION', 'HMDA', 'SANCTIONS'));
alter table fact add check (actor_kind in ('borrower', 'signer', 'staff', 'worker', 'clock', 'server'));
alter table hmda.answer add check (channel in ('ONLINE', 'PHONE', 'MAIL', 'IN_PERSON'));
alter table identity add check (profile_type in ('BORROWER', 'CO_DEEDER', 'STAFF'));
alter table identity_check
  add check (id_type in ('DRIVERS_LICENSE', 'STATE_ID_CARD', 'PASSPORT', 'PERMANENT_RESIDENT_CARD')),
  add check (state in ('OPEN', 'SENT', 'LEFT'));
alter table identity_image add check (side in ('FRONT', 'BACK', 'SELFIE'));
alter table identity_index add check (kind in ('EMAIL', 'PHONE'));
alter table income_link
  add check (source in (
    'EMPINFO', 'MANUAL_PAYSTUB', 'OTHER', 'PLAID_TRANSACTIONS', 'POINTSERV_1099_MISC', 'POINTSERV_PAYROLL',
    'POINTSERV_TAX', 'TRUV_FINANCIAL_ACCOUNTS', 'TRUV_PAYROLL', 'UNKNOWN'
  )),
  add check (left_because in ('CLOSED', 'NOT_FOUND', 'MFA_FAILED', 'INSTITUTION_DOWN', 'LOCKED', 'EXPIRED', 'OTHER'));
alter table income_record
  add check (source in (
    'EMPINFO', 'MANUAL_PAYSTUB', 'OTHER', 'PLAID_TRANSACTIONS', 'POINTSERV_1099_MISC', 'POINTSERV_PAYROLL',
    'POINTSERV_TAX', 'TRUV_FINANCIAL_ACCOUNTS', 'TRUV_PAYROLL', 'UNKNOWN'
  )),
  add check (verification in ('VERIFIED', 'PENDING_REVIEW', 'FAILED_VERIFICATION'));
alter table income_submission
  add check (source in (
    'EMPINFO', 'MANUAL_PAYSTUB', 'OTHER', 'PLAID_TRANSACTIONS', 'POINTSERV_1099_MISC', 'POINTSERV_PAYROLL',
    'POINTSERV_TAX', 'TRUV_FINANCIAL_ACCOUNTS', 'TRUV_PAYROLL', 'UNKNOWN'
  )),
  add check (returned_by in ('STAFF', 'EMPLOYER'));
alter table key_used add check (name in ('vault', 'token', 'password', 'index'));
alter table liability
  add check (kind in ('LIEN', 'CARD', 'LOAN')),
  add check (source in ('CREDIT', 'COUNTY', 'BORROWER')),
  add check (answer in ('CORRECT', 'PAY_OFF', 'PAID_OFF', 'NOT_MINE'));
alter table message_consent add check (opted in ('OPT_IN', 'OPT_OUT'));
alter table notary_booking add check (kind in ('ELECTRONIC', 'MANUAL'));
alter table notary_device
  add check (camera in ('PASS', 'FAIL')),
  add check (microphone in ('PASS', 'FAIL')),
  add check (network in ('PASS', 'FAIL'));
alter table notary_session
  add check (state in ('QUEUED', 'READY', 'OPEN', 'ENDED')),
  add check (ended_because in (
    'SIGNED', 'LEFT', 'NOTARY_LEFT', 'ID_FAILED', 'TECHNICAL', 'STATE_NOT_ALLOWED', 'PAPERS_CHANGED'
  ));
alter table offer_set add check (outcome in ('OFFERS', 'ASSETS', 'WINBACK', 'NONE'));
alter table opening_hours add check (department in ('OPS_PHONE', 'OPS_CHAT'));
alter table outbox add check (channel in ('MAIL', 'SMS'));
alter table payout add check (payee in ('BORROWER', 'CUSTODIAN', 'CREDITOR', 'LENDER', 'OTHERS'));
alter table rescission_notice add check (how in ('HANDED', 'MAIL', 'ELECTRONIC'));
alter table rescission_word add check (how in ('ONLINE', 'LETTER', 'FAX'));
alter table retention_hold
  add check (reason in ('LITIGATION', 'INVESTIGATION', 'EXAMINATION', 'COMPLAINT', 'FRAUD')),
  add check (lifted_because in ('MATTER_CLOSED', 'COUNSEL_RELEASED', 'SET_IN_ERROR'));
alter table sanctions_due add check (because in ('OPENING', 'NAMED', 'CLOSING', 'LIST'));
alter table sanctions_match
  add check (found_when in ('OPENING', 'NAMED', 'CLOSING', 'LIST')),
  add check (state in ('OPEN', 'PROPOSED', 'CLEARED', 'CONFIRMED'));
alter table sandbox_fault add check (mode in ('slow', 'timeout', '5xx', 'malformed', 'duplicate', 'late'));
alter table sandbox_notary add check (stage in ('WAITING', 'ID', 'PAPERS'));
alter table sandbox_payment add check (state in ('OPEN', 'PAID', 'REFUNDED'));
alter table session add check (typ in ('borrower', 'signer', 'staff', 'staff-setup', 'hand-off'));
alter table signer_invitation add check (kind in ('INVITE', 'REMIND', 'AGAIN'));
alter table signing_field add check (kind in ('SIGNATURE', 'INITIALS'));
alter table signing_problem
  add check (kind in ('NAME', 'ADDRESS', 'AMOUNT', 'OTHER')),
  add check (outcome in ('GO_ON', 'NEW_PAPERS'));
alter table title_person add check (relation in ('CO_OWNER', 'SPOUSE'));
alter table turn_letter
  add check (channel in ('MAIL', 'SMS')),
  add check (state in ('WAITING', 'QUEUED', 'SENT', 'OVER', 'BOUNCED'));
alter table valuation_order add check (kind in ('BPO', 'RESI_EVAL', 'ONSITE_APPRAISAL'));
alter table valuation_reconsideration add check (state in ('ASKED', 'WITH_VALUER', 'STANDS'));
alter table vendor_event add check (state in ('QUEUED', 'DONE', 'ASIDE'));

-- Names that describe what they check.
alter table deed_recording rename constraint deed_recording_check to deed_recording_has_number;
alter table funds_order rename constraint funds_order_check to funds_order_recall_opened;
alter table funds_order rename constraint funds_order_check1 to funds_order_recall_ended;
alter table funds_order rename constraint funds_order_check2 to funds_order_returned_first;

-- Replaced by another function in 0179.
drop function signature_is_for_ever();
