import { ID_TYPES, type FileRecord } from '@lintel/domain';

/**
 * Rows of one table to erase with a file or an account: deleted, or emptied where they stay as proof of their hashes
 * and dates.
 */
export interface FileRows {
  readonly table: string;
  /** SQL condition on the rows; `$uuid` is the file or the account. */
  readonly where?: string;
  /** Columns with their new content. Absent: the rows are deleted. */
  readonly emptied?: string;
}

const OWN = 'application_uuid = $uuid';
const through = (column: string, table: string, key: string): string =>
  `${column} in (select ${key} from ${table} where ${OWN})`;
const ID_DOCUMENTS = Object.values(ID_TYPES)
  .flatMap(({ sides }) => sides)
  .map((side) => `'${side}'`)
  .join(', ');
/** ID photos: the sides of an ID by their type, and the face, which has no type of its own. */
const IS_ID_PHOTO = `(type in (${ID_DOCUMENTS}) or uuid in (select document_uuid from identity_image where ${through('check_uuid', 'identity_check', 'uuid')}))`;
const NO_FILE = 'file_ref = null, text_ref = null, sealed = null, key_id = null, plain_line = null';
const CREDIT_CONSENTS = `type in ('SOFT_CREDIT', 'HARD_CREDIT')`;

/**
 * The rows that are erased with each kind of record of a file, rows that refer to others first. Every table of the
 * database is here or in one of the lists below; a test checks that.
 */
export const FILE_RECORD_ROWS: Readonly<Record<FileRecord, readonly FileRows[]>> = {
  APPLICATION: [
    { table: 'signer_login', where: through('person', 'signer', 'person') },
    { table: 'signer_invitation', where: through('person', 'signer', 'person') },
    { table: 'session' },
    // A copy of the borrower's data contains the file's.
    { table: 'account_export', where: 'identity_uuid = (select identity_uuid from application where uuid = $uuid)' },
    { table: 'signer' },
    { table: 'title_person' },
    { table: 'micro_deposit', where: through('account_uuid', 'bank_account', 'uuid') },
    { table: 'payment_choice' },
    { table: 'bank_account' },
    {
      table: 'sandbox_link',
      where: `client_user_id in (select state_id::text from bank_link where ${OWN} union select state_id::text from income_link where ${OWN})`,
    },
    { table: 'bank_link' },
    { table: 'income_record' },
    { table: 'income_link' },
    { table: 'income_evidence' },
    { table: 'income_submission' },
    { table: 'employer_contact' },
    { table: 'condition_document' },
    { table: 'condition_text' },
    { table: 'condition_phone' },
    { table: 'application_detail' },
    { table: 'application_contact' },
    { table: 'application_originator' },
    { table: 'application_draft' },
    { table: 'application_experiment' },
    { table: 'feedback' },
    { table: 'chat_survey', where: through('conversation_uuid', 'chat_conversation', 'uuid') },
    { table: 'chat_file', where: through('conversation_uuid', 'chat_conversation', 'uuid') },
    { table: 'chat_message', where: through('conversation_uuid', 'chat_conversation', 'uuid') },
    { table: 'chat_twilio', where: through('conversation_uuid', 'chat_conversation', 'uuid') },
    { table: 'chat_token', where: through('conversation_uuid', 'chat_conversation', 'uuid') },
    { table: 'chat_conversation' },
    { table: 'application_consent', where: `${OWN} and not ${CREDIT_CONSENTS}` },
    { table: 'liability' },
    { table: 'asset' },
    { table: 'offer_set' },
    { table: 'offer_selection' },
    { table: 'payoff_entry' },
    { table: 'payoff_request' },
    { table: 'payoff_letter' },
    { table: 'esign_sample' },
    { table: 'letter' },
    { table: 'post_tray' },
    { table: 'correction' },
    { table: 'evidence' },
    { table: 'outbox' },
    { table: 'valuation_order' },
    { table: 'valuation_acknowledgement' },
    { table: 'valuation_reconsideration' },
    { table: 'appraisal_payment' },
    { table: 'signing_field', where: through('document_uuid', 'document', 'uuid') },
    { table: 'signing_package' },
    { table: 'adopted_signature' },
    { table: 'signing_problem' },
    { table: 'sandbox_notary', where: `external_id in (select uuid::text from notary_session where ${OWN})` },
    { table: 'notary_session' },
    { table: 'notary_booking' },
    { table: 'notary_device' },
    { table: 'wet_signing' },
    { table: 'attorney_opinion' },
    { table: 'rescission_notice' },
    { table: 'rescission_word' },
    { table: 'deed_recording' },
    { table: 'final_check_run' },
    { table: 'payout' },
    { table: 'servicing_record' },
    { table: 'serviced_account' },
    { table: 'funds_order' },
    { table: 'payment_difference' },
    { table: 'turn_letter', where: through('turn_uuid', 'turn', 'uuid') },
    { table: 'turn' },
    { table: 'alert_call' },
    { table: 'desk_note' },
    { table: 'desk_assignment' },
    { table: 'desk_task' },
    { table: 'file_token' },
    { table: 'gate_words' },
    { table: 'clock' },
    { table: 'sanctions_subject' },
    { table: 'sanctions_subject_key' },
    { table: 'sanctions_due' },
    { table: 'sanctions_match', where: `${OWN} and state <> 'CONFIRMED'` },
    { table: 'vendor_event' },
    { table: 'idempotency' },
    { table: 'sandbox_deposit' },
    { table: 'sandbox_transfer' },
    { table: 'secret', where: through('ref', 'file_secret', 'ref') },
    { table: 'file_secret' },
    {
      table: 'document',
      where: `${OWN} and not ${IS_ID_PHOTO} and (file_ref is not null or sealed is not null or plain_line is not null)`,
      emptied: NO_FILE,
    },
    { table: 'vendor_ledger', where: `${OWN} and sealed is not null`, emptied: 'sealed = null, key_id = null' },
    { table: 'signature_evidence', where: `${OWN} and length(sealed) > 0`, emptied: `sealed = ''` },
  ],
  ID_IMAGES: [
    {
      table: 'document',
      where: `${OWN} and ${IS_ID_PHOTO} and (file_ref is not null or sealed is not null or plain_line is not null)`,
      emptied: NO_FILE,
    },
    { table: 'hand_off', where: through('check_uuid', 'identity_check', 'uuid') },
    { table: 'identity_image', where: through('check_uuid', 'identity_check', 'uuid') },
    { table: 'identity_check' },
  ],
  CREDIT_PERMISSION: [{ table: 'application_consent', where: `${OWN} and ${CREDIT_CONSENTS}` }],
  HMDA: [{ table: 'hmda.answer' }],
  SANCTIONS: [{ table: 'sanctions_match', where: `${OWN} and state = 'CONFIRMED'` }],
};

/** The rows that are erased with an account. */
export const ACCOUNT_TABLES: readonly FileRows[] = [
  { table: 'step_up', where: 'sid in (select sid from session where identity_uuid = $uuid)' },
  { table: 'session', where: 'identity_uuid = $uuid' },
  { table: 'account_export', where: 'identity_uuid = $uuid' },
  { table: 'profile', where: 'identity_uuid = $uuid' },
  { table: 'message_consent', where: 'identity_uuid = $uuid' },
  { table: 'email_code', where: 'identity_uuid = $uuid' },
  { table: 'feedback', where: 'identity_uuid = $uuid' },
  { table: 'chat_nonce', where: 'identity_uuid = $uuid' },
  { table: 'chat_conversation', where: 'identity_uuid = $uuid' },
  { table: 'contact_change', where: 'identity_uuid = $uuid' },
  { table: 'email_revert', where: 'identity_uuid = $uuid' },
  { table: 'notification_read', where: 'identity_uuid = $uuid' },
  { table: 'password_reset', where: 'identity_uuid = $uuid' },
  { table: 'sign_in_challenge', where: 'identity_uuid = $uuid' },
  { table: 'external_identity', where: 'identity_uuid = $uuid' },
  { table: 'passkey', where: 'identity_uuid = $uuid' },
  { table: 'login_reset', where: 'identity_uuid = $uuid' },
  { table: 'second_factor', where: 'identity_uuid = $uuid' },
  { table: 'recovery_code', where: 'identity_uuid = $uuid' },
  { table: 'tracker_profile', where: 'identity_uuid = $uuid' },
  { table: 'identity_index', where: 'identity_uuid = $uuid' },
  { table: 'identity', where: 'uuid = $uuid' },
];

/**
 * Tables that belong to no file and no borrower, or that contain no personal data. `aged-records.ts` erases some of
 * their rows by age.
 */
export const KEPT_TABLES: readonly string[] = [
  // Proof that a file is unchanged, without personal data.
  'application',
  'fact',
  'audit_entry',
  'audit_head',
  'audit_chain',
  'audit_export',
  'erasure',
  'retention_hold',
  'retention_due',
  'account_due',
  // How far a file got and how long it waited, without personal data.
  'funnel_file',
  'funnel_time',
  // Which conversations were deleted at Twilio, by Twilio's own number.
  'chat_twilio_removal',
  // The lender's own.
  'staff',
  'second_factor_reset',
  'account_setup',
  'flag',
  'flag_change',
  'banner',
  'chat_canned_answer',
  'opening_hours',
  'loan_originator',
  'partner',
  'experiment',
  'loan_clock',
  'key_used',
  'webhook_secret',
  'sanctions_list',
  'sanctions_entry',
  // Removed automatically after hours or days.
  'rate_count',
  'assistant_slot',
  'registration_draft',
  'upload_begun',
  'guess',
  'external_login',
  'passkey_challenge',
  'wait_list',
  'referral',
  'borrower_setup',
  'offer_code',
  'prepop',
  'experiment_assignment',
  'telemetry_session',
  'telemetry_event',
  'telemetry_dropped',
  // Only in the test environment.
  'sandbox_fault',
  'sandbox_payment',
];
