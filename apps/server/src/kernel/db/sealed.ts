/**
 * An entry of `SEALED`, the list of every sealed column: its table, the column that names its key, and the parts of its
 * seal context. Sealing and key rotation read the list. A test compares it with the tables, so that a migration can't
 * add a sealed column that is missing there.
 */
export interface SealedColumn {
  /** Set only where it isn't `public`. */
  readonly schema?: string;
  readonly table: string;
  readonly column: string;
  readonly keyId: string;
  /** Columns whose values identify the row in its seal context. */
  readonly ids: readonly string[];
  /** Ends the seal context. It never changes, because a value opens only under the context it was sealed with. */
  readonly ending: string;
}

const sealed = <const Ids extends readonly string[]>(
  table: string,
  ids: Ids,
  more: Partial<Omit<SealedColumn, 'table' | 'ids'>> = {},
) => ({ table, ids, column: 'sealed', keyId: 'key_id', ending: '/sealed', ...more });

export const SEALED = {
  adopted_signature: sealed('adopted_signature', ['uuid']),
  application_draft: sealed('application_draft', ['application_uuid', 'step'], { ending: '' }),
  appraisal_payment: sealed('appraisal_payment', ['uuid']),
  asset: sealed('asset', ['uuid']),
  attorney_opinion: sealed('attorney_opinion', ['application_uuid', 'papers']),
  bank_account: sealed('bank_account', ['uuid']),
  bank_link: sealed('bank_link', ['uuid']),
  chat_conversation: sealed('chat_conversation', ['uuid']),
  chat_file: sealed('chat_file', ['uuid']),
  chat_message: sealed('chat_message', ['conversation_uuid', 'seq']),
  chat_survey: sealed('chat_survey', ['conversation_uuid']),
  condition_phone: sealed('condition_phone', ['uuid']),
  condition_text: sealed('condition_text', ['application_uuid', 'condition_id'], { ending: '' }),
  contact_change: sealed('contact_change', ['identity_uuid', 'kind']),
  correction: sealed('correction', ['uuid']),
  desk_note: sealed('desk_note', ['uuid']),
  document: sealed('document', ['uuid']),
  email_code: sealed('email_code', ['identity_uuid']),
  email_revert: sealed('email_revert', ['uuid']),
  employer_contact: sealed('employer_contact', ['application_uuid']),
  esign_sample: sealed('esign_sample', ['application_uuid', 'audience']),
  evidence: sealed('evidence', ['ref']),
  feedback: sealed('feedback', ['uuid']),
  gate_words: sealed('gate_words', ['application_uuid']),
  external_login: sealed('external_login', ['state_hash']),
  'hmda.answer': sealed('answer', ['application_uuid', 'person'], { schema: 'hmda' }),
  idempotency: sealed('idempotency', ['scope', 'key'], { ending: '' }),
  identity: sealed('identity', ['uuid']),
  identity_check: sealed('identity_check', ['uuid']),
  income_link: sealed('income_link', ['uuid']),
  income_record: sealed('income_record', ['uuid']),
  liability: sealed('liability', ['uuid']),
  'liability.said': sealed('liability', ['uuid'], { column: 'said', keyId: 'said_key_id', ending: '/said' }),
  micro_deposit: sealed('micro_deposit', ['account_uuid', 'number']),
  notary_booking: sealed('notary_booking', ['uuid']),
  notary_session: sealed('notary_session', ['uuid']),
  offer_code: sealed('offer_code', ['uuid']),
  offer_selection: sealed('offer_selection', ['application_uuid']),
  offer_set: sealed('offer_set', ['uuid']),
  outbox: sealed('outbox', ['key']),
  passkey: sealed('passkey', ['uuid']),
  payoff_entry: sealed('payoff_entry', ['application_uuid', 'attempt', 'liability_uuid']),
  payoff_request: sealed('payoff_request', ['application_uuid', 'attempt', 'liability_uuid']),
  post_tray: sealed('post_tray', ['key']),
  prepop: sealed('prepop', ['uuid']),
  profile: sealed('profile', ['identity_uuid']),
  referral: sealed('referral', ['uuid']),
  registration_draft: sealed('registration_draft', ['id_hash']),
  rescission_word: sealed('rescission_word', ['uuid']),
  sanctions_match: sealed('sanctions_match', ['uuid']),
  sandbox_deposit: sealed('sandbox_deposit', ['key']),
  sandbox_link: sealed('sandbox_link', ['token']),
  sandbox_notary: sealed('sandbox_notary', ['token']),
  sandbox_transfer: sealed('sandbox_transfer', ['key']),
  second_factor: sealed('second_factor', ['identity_uuid'], { ending: '/secret' }),
  'second_factor.pending': sealed('second_factor', ['identity_uuid'], {
    column: 'pending_sealed',
    keyId: 'pending_key_id',
    ending: '/secret',
  }),
  secret: sealed('secret', ['kind', 'ref'], { ending: '' }),
  serviced_account: sealed('serviced_account', ['application_uuid']),
  servicing_record: sealed('servicing_record', ['application_uuid']),
  signature_evidence: sealed('signature_evidence', ['uuid']),
  signer: sealed('signer', ['person']),
  signing_problem: sealed('signing_problem', ['uuid']),
  title_person: sealed('title_person', ['person']),
  valuation_order: sealed('valuation_order', ['uuid']),
  valuation_reconsideration: sealed('valuation_reconsideration', ['uuid']),
  vendor_event: sealed('vendor_event', ['kind', 'organisation', 'event_id']),
  vendor_ledger: sealed('vendor_ledger', ['key']),
  wait_list: sealed('wait_list', ['who_hash']),
  webhook_secret: sealed('webhook_secret', ['ref']),
  wet_signing: sealed('wet_signing', ['application_uuid', 'person', 'papers']),
} as const satisfies Readonly<Record<string, SealedColumn>>;

export type SealedName = keyof typeof SEALED;
type Values<Columns extends readonly string[]> = { readonly [At in keyof Columns]: string | number };
type Ids<Name extends SealedName> = Values<(typeof SEALED)[Name]['ids']>;

/** Returns the context of a sealed value: table, row and column, which the cipher authenticates. */
export const sealContext = <Name extends SealedName>(name: Name, ...ids: Ids<Name>): string =>
  rowSealContext(SEALED[name], ids);

/** Returns the seal context of a row that was read by its list entry. `ids` follow the entry's order. */
export const rowSealContext = ({ schema, table, ending }: SealedColumn, ids: readonly (string | number)[]): string =>
  `${schema ? `${schema}.` : ''}${table}/${ids.join('/')}${ending}`;
