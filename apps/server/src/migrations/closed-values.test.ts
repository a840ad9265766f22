import {
  APPLICATION_CONSENT_TYPES,
  HOURS_DEPARTMENTS,
  LOAN_CONSENT_TYPES,
  OFFER_OUTCOMES,
  OPT_IN_OUT,
  STAFF_REVIEWS,
  STORED_STATUSES,
} from '@lintel/domain';
import { sql, type Selectable } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { onOneDatabase } from '../../test/database.ts';
import type { KeyName } from '../kernel/config/key-text.ts';
import type { Store } from '../kernel/db/open.ts';
import type { Database } from '../kernel/db/schema.ts';
import type { Actor } from '../kernel/http/record-meta.ts';
import { FAULT_MODES } from '../vendors/faults.ts';

type Row<Table extends keyof Database> = Selectable<Database[Table]>;
type IsUnion<Value> = [Value] extends [string | null] ? (string extends Value ? false : true) : false;
/** Lists that grow with every document, rule and language: a migration for each entry would make no row safer. */
type GrowingTable =
  | 'application.locale'
  | 'document.type'
  | 'document.set_name'
  | 'document.paper'
  | 'erasure.rule'
  | 'funnel_time.phase'
  | 'funnel_time.party'
  | 'gate_words.locale'
  | 'telemetry_event.event';
type ClosedColumns<Table extends keyof Database> = {
  [
    Column in keyof Row<Table> & string as IsUnion<Row<Table>[Column]> extends true
      ? `${Table}.${Column}` extends GrowingTable
        ? never
        : Column
      : never
  ]: Record<NonNullable<Row<Table>[Column]> & string, 1>;
};
/** Every column whose type is a list of strings, with each of them. The compiler reports what is missing here. */
type ClosedTables = {
  [Table in keyof Database as keyof ClosedColumns<Table> extends never ? never : Table]: ClosedColumns<Table>;
};

const SOURCES = {
  EMPINFO: 1,
  MANUAL_PAYSTUB: 1,
  OTHER: 1,
  PLAID_TRANSACTIONS: 1,
  POINTSERV_1099_MISC: 1,
  POINTSERV_PAYROLL: 1,
  POINTSERV_TAX: 1,
  TRUV_FINANCIAL_ACCOUNTS: 1,
  TRUV_PAYROLL: 1,
  UNKNOWN: 1,
} as const;
const EXITS = { CLOSED: 1, NOT_FOUND: 1, MFA_FAILED: 1, INSTITUTION_DOWN: 1, LOCKED: 1, EXPIRED: 1, OTHER: 1 } as const;
const VERIFICATIONS = { VERIFIED: 1, PENDING_REVIEW: 1, FAILED_VERIFICATION: 1 } as const;
const REPORT_DEVICES = { PHONE: 1, TABLET: 1, DESKTOP: 1, UNKNOWN: 1 } as const;
const LINK_STATES = { OPEN: 1, DONE: 1, LEFT: 1 } as const;
const PURPOSES = { DISBURSEMENT: 1, AUTOPAY: 1 } as const;
const TIMES = { OPENING: 1, NAMED: 1, CLOSING: 1, LIST: 1 } as const;
const PASSED = { PASS: 1, FAIL: 1 } as const;
const CHANNELS = { MAIL: 1, SMS: 1 } as const;

const CHAT_AUTHORS = { APPLICANT: 1, AGENT: 1 } as const;

const CLOSED_COLUMNS: ClosedTables = {
  account_export: { state: { MAKING: 1, READY: 1 } },
  adopted_signature: { mode: { TYPED: 1, DRAWN: 1 } },
  application_originator: { kind: { OFFICER: 1, BROKER: 1 } },
  appraisal_payment: { state: { OPEN: 1, PAID: 1, REFUNDING: 1, REFUNDED: 1 } },
  attorney_opinion: { outcome: { APPROVED: 1, OBJECTED: 1 } },
  bank_account: {
    purpose: PURPOSES,
    method: { INSTANT: 1, MICRO_DEPOSIT: 1, MANUAL: 1 },
    account_type: { CHECKING: 1, SAVINGS: 1 },
    state: { GIVEN: 1, ENTERED: 1, TAKEN: 1, REFUSED: 1, WITHDRAWN: 1 },
    verification: VERIFICATIONS,
    refusal: {
      NAME_DIFFERS: 1,
      ACCOUNT_CLOSED: 1,
      DEPOSIT_RETURNED: 1,
      NO_TRIES_LEFT: 1,
      CODE_EXPIRED: 1,
      UNREADABLE: 1,
      NUMBERS_DIFFER: 1,
      OUT_OF_DATE: 1,
      CANNOT_RECEIVE: 1,
      FUNDING_REVIEW: 1,
      WITHDRAWN: 1,
    },
  },
  bank_link: { purpose: PURPOSES, state: LINK_STATES, left_because: EXITS },
  banner: { variant: { info: 1, warn: 1 } },
  deed_recording: { state: { SUBMITTED: 1, BY_HAND: 1, REJECTED: 1, RECORDED: 1 } },
  desk_note: {
    call_party: { BORROWER: 1, CO_OWNER: 1, EMPLOYER: 1, OTHER: 1 },
    call_direction: { OUTBOUND: 1, INBOUND: 1 },
    call_outcome: { REACHED: 1, LEFT_MESSAGE: 1, NO_ANSWER: 1, CALL_BACK: 1, WRONG_NUMBER: 1 },
  },
  desk_task: { kind: { GATE: 1, CONDITION: 1, TASK: 1 } },
  document: {
    origin: { GENERATED: 1, UPLOADED: 1 },
    state: { MAKING: 1, SCANNING: 1, READY: 1, REFUSED: 1 },
    viewed_how: { END: 1, TEXT: 1, DOWNLOAD: 1 },
  },
  employer_contact: {
    way: { WORK_EMAIL: 1, CONTACT: 1 },
    state: { ASKED: 1, CODE_SENT: 1, CONFIRMED: 1, NOT_CONFIRMED: 1 },
  },
  erasure: { record: { APPLICATION: 1, ID_IMAGES: 1, CREDIT_PERMISSION: 1, HMDA: 1, SANCTIONS: 1 } },
  feedback: {
    kind: { CEO: 1, LEAVING: 1, ASSISTANT: 1 },
    choice: {
      'Improve our product': 1,
      'Give us a compliment': 1,
      LATER: 1,
      INFORMATION: 1,
      OFFER: 1,
      UNCLEAR: 1,
      PROBLEM: 1,
      OTHER: 1,
      HELPFUL: 1,
      VAGUE: 1,
      NOT_SPECIFIC: 1,
      NOT_ASKED: 1,
    },
  },
  funds_order: { recall_outcome: { RETURNED: 1, STOPPED: 1 } },
  identity: { profile_type: { BORROWER: 1, CO_DEEDER: 1, STAFF: 1 } },
  identity_check: {
    id_type: { DRIVERS_LICENSE: 1, STATE_ID_CARD: 1, PASSPORT: 1, PERMANENT_RESIDENT_CARD: 1 },
    state: { OPEN: 1, SENT: 1, LEFT: 1 },
  },
  identity_image: { side: { FRONT: 1, BACK: 1, SELFIE: 1 } },
  identity_index: { kind: { EMAIL: 1, PHONE: 1 } },
  income_link: { source: SOURCES, state: LINK_STATES, left_because: EXITS },
  income_record: {
    source: SOURCES,
    state: { STORED: 1, MATCHED: 1, ACCEPTED: 1, READ: 1 },
    verification: VERIFICATIONS,
  },
  income_submission: { source: SOURCES, returned_by: { STAFF: 1, EMPLOYER: 1 } },
  letter: { state: { ASKED: 1, POSTED: 1, BACK: 1 } },
  liability: {
    source: { CREDIT: 1, COUNTY: 1, BORROWER: 1 },
    answer: { CORRECT: 1, PAY_OFF: 1, PAID_OFF: 1, NOT_MINE: 1 },
  },
  contact_change: { kind: { EMAIL: 1, PHONE: 1 } },
  login_reset: { caller_check: { CALLED_BACK: 1, ID_ON_VIDEO: 1, ID_IN_PERSON: 1 } },
  loan_originator: { kind: { OFFICER: 1, BROKER: 1 } },
  micro_deposit: { proof: { CODE: 1, AMOUNTS: 1 } },
  notary_booking: { kind: { ELECTRONIC: 1, MANUAL: 1 } },
  notary_device: { camera: PASSED, microphone: PASSED, network: PASSED },
  notary_session: {
    state: { QUEUED: 1, READY: 1, OPEN: 1, ENDED: 1 },
    ended_because: {
      SIGNED: 1,
      LEFT: 1,
      NOTARY_LEFT: 1,
      ID_FAILED: 1,
      TECHNICAL: 1,
      STATE_NOT_ALLOWED: 1,
      PAPERS_CHANGED: 1,
    },
  },
  outbox: { channel: CHANNELS },
  passkey_challenge: { purpose: { ADD: 1, LOG_IN: 1, STEP_UP: 1 } },
  payment_choice: { method: { AUTOPAY: 1, MANUAL: 1 } },
  payment_difference: { kind: { RECEIPT: 1, ORDER: 1 } },
  payout: {
    payee: { BORROWER: 1, CUSTODIAN: 1, CREDITOR: 1, LENDER: 1, OTHERS: 1 },
    state: { DUE: 1, SENT: 1, PAID: 1 },
  },
  rescission_notice: { how: { HANDED: 1, MAIL: 1, ELECTRONIC: 1 } },
  rescission_word: { kind: { RESCINDED: 1, LATE: 1, CONFIRMED: 1 }, how: { ONLINE: 1, LETTER: 1, FAX: 1 } },
  retention_hold: {
    reason: { LITIGATION: 1, INVESTIGATION: 1, EXAMINATION: 1, COMPLAINT: 1, FRAUD: 1 },
    lifted_because: { MATTER_CLOSED: 1, COUNSEL_RELEASED: 1, SET_IN_ERROR: 1 },
  },
  sanctions_due: { because: TIMES },
  sanctions_match: { found_when: TIMES, state: { OPEN: 1, PROPOSED: 1, CLEARED: 1, CONFIRMED: 1 } },
  sandbox_notary: { stage: { WAITING: 1, ID: 1, PAPERS: 1 } },
  sandbox_payment: { state: { OPEN: 1, PAID: 1, REFUNDED: 1 } },
  session: {
    typ: { borrower: 1, signer: 1, staff: 1, 'staff-setup': 1, 'hand-off': 1 },
    browser: { CHROME: 1, EDGE: 1, FIREFOX: 1, SAFARI: 1, SAMSUNG: 1, OTHER: 1 },
    system: { WINDOWS: 1, MAC: 1, IPHONE: 1, IPAD: 1, ANDROID: 1, CHROMEBOOK: 1, LINUX: 1, OTHER: 1 },
  },
  signer_invitation: { kind: { INVITE: 1, REMIND: 1, AGAIN: 1 } },
  signing_field: { kind: { SIGNATURE: 1, INITIALS: 1 } },
  signing_problem: { kind: { NAME: 1, ADDRESS: 1, AMOUNT: 1, OTHER: 1 }, outcome: { GO_ON: 1, NEW_PAPERS: 1 } },
  flag_change: { state: { OPEN: 1, APPLIED: 1, REJECTED: 1 } },
  funnel_file: { device: REPORT_DEVICES },
  funnel_time: { device: REPORT_DEVICES },
  telemetry_dropped: {
    reason: {
      EVENT_NOT_LISTED: 1,
      PROPERTY_NOT_LISTED: 1,
      SESSION_UNKNOWN: 1,
      NOT_SAMPLED: 1,
      PRIVACY_SIGNAL: 1,
      REPEATED: 1,
    },
  },
  telemetry_event: { event_type: { PAGE_VIEW: 1, TRACK: 1, ERROR: 1, EXPOSURE: 1 } },
  telemetry_session: { device: { PHONE: 1, TABLET: 1, DESKTOP: 1 } },
  title_person: { relation: { CO_OWNER: 1, SPOUSE: 1 } },
  turn_letter: { channel: CHANNELS, state: { WAITING: 1, QUEUED: 1, SENT: 1, OVER: 1, BOUNCED: 1 } },
  valuation_order: { kind: { BPO: 1, RESI_EVAL: 1, ONSITE_APPRAISAL: 1 } },
  valuation_reconsideration: { state: { ASKED: 1, WITH_VALUER: 1, STANDS: 1 } },
  chat_conversation: {
    mode: { twilio: 1, nice: 1, stream: 1, chatbot: 1 },
    state: { ASSISTANT: 1, QUEUE: 1, ACTIVE: 1, ENDED: 1 },
    last_author: CHAT_AUTHORS,
  },
  chat_file: { author: CHAT_AUTHORS, state: { READY: 1, SCANNING: 1, REFUSED: 1 } },
  chat_message: { author: { ...CHAT_AUTHORS, ASSISTANT: 1 } },
  vendor_event: { state: { QUEUED: 1, DONE: 1, ASIDE: 1 } },
};

const ACTORS: Record<Actor['kind'], 1> = { borrower: 1, signer: 1, staff: 1, worker: 1, clock: 1, server: 1 };
const KEYS: Record<KeyName, 1> = { vault: 1, token: 1, password: 1, index: 1 };

/** Columns that the code types as any string although they contain one of a list. */
const DOCUMENTED_VALUES: Readonly<Record<string, readonly string[]>> = {
  'alert_call.outcome': Object.keys(STAFF_REVIEWS.facta),
  'application.status': STORED_STATUSES,
  'application_consent.opted': OPT_IN_OUT,
  'application_consent.type': [...APPLICATION_CONSENT_TYPES, ...LOAN_CONSENT_TYPES],
  'correction.state': ['ASKED', 'ACCEPTED', 'REFUSED'],
  'document.review_outcome': ['ACCEPTED', 'REJECTED'],
  'fact.actor_kind': Object.keys(ACTORS),
  'answer.channel': ['ONLINE', 'PHONE', 'MAIL', 'IN_PERSON'],
  'key_used.name': Object.keys(KEYS),
  'liability.kind': ['LIEN', 'CARD', 'LOAN'],
  'message_consent.opted': OPT_IN_OUT,
  'offer_set.outcome': OFFER_OUTCOMES,
  'opening_hours.department': HOURS_DEPARTMENTS,
  'sandbox_fault.mode': FAULT_MODES,
};

const CLOSED_VALUES = new Map([
  ...Object.entries(CLOSED_COLUMNS).flatMap(([table, columns]) =>
    Object.entries<Record<string, 1>>(columns).map(
      ([column, values]) => [`${table}.${column}`, Object.keys(values)] as const,
    ),
  ),
  ...Object.entries(DOCUMENTED_VALUES),
]);

/** A row that each of the other checks refuses. */
const REFUSED_VALUES: Readonly<Record<string, string>> = {
  audit_head_id_check: '{"id": 2}',
  chat_survey_rating_check: '{"rating": 6}',
  desk_note_call_whole: '{"call_party": "BORROWER"}',
  desk_note_called_at: '{"called_at": "2026-12-01"}',
  deed_recording_has_number: '{"state": "RECORDED"}',
  funds_order_recall_ended: '{"recall_outcome": "STOPPED"}',
  funds_order_recall_opened: '{"recall_due_on": "2026-11-24"}',
  funds_order_returned_first: '{"returned_first_by": "00000000-0000-4000-8000-000000000001"}',
  loan_clock_id_check: '{"id": 2}',
  opening_hours_weekday_value_check: '{"weekday_value": 8}',
};

onOneDatabase('check constraints', (open) => {
  let store: Store;
  /** `from` is the table with its schema, where that isn't the usual one. */
  let checks: readonly { name: string; table: string; from: string; columns: string[]; definition: string }[];

  beforeAll(async () => {
    store = await open('fresh');
    const { rows } = await sql<(typeof checks)[number]>`
      select conname as name, relname as table, conrelid::regclass::text as from, pg_get_constraintdef(k.oid) as definition,
        array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
      from pg_constraint k join pg_class c on c.oid = conrelid
      where contype = 'c' and connamespace in (select oid from pg_namespace where nspname in ('public', 'hmda'))`.execute(
      store.db,
    );
    checks = rows;
  });

  /** Tries rows on a copy of a check's table that has only this check and allows null everywhere. */
  const tryRows = async (name: string, use: (insert: (row: string) => Promise<unknown>) => Promise<void>) => {
    const { db } = store;
    const { from } = checks.find((one) => one.name === name) ?? expect.fail(`There is no check ${name}.`);
    await sql`create table tried (like ${sql.table(from)} including constraints)`.execute(db);
    try {
      const { rows } = await sql<{ column: string }>`
        select attname as column from pg_attribute where attrelid = 'tried'::regclass and attnum > 0 and attnotnull`.execute(
        db,
      );
      const others = checks.filter((one) => one.from === from && one.name !== name);
      const changes = [
        ...rows.map(({ column }) => sql`alter column ${sql.ref(column)} drop not null`),
        ...others.map((other) => sql`drop constraint ${sql.ref(other.name)}`),
      ];
      await sql`alter table tried ${sql.join(changes)}`.execute(db);
      await use((row) =>
        sql`insert into tried select * from jsonb_populate_record(null::tried, ${row}::jsonb)`.execute(db),
      );
    } finally {
      await sql`drop table tried`.execute(db);
    }
  };

  test('allow each column exactly the values in the code', () => {
    const allowed = checks
      .filter(({ name }) => !Object.hasOwn(REFUSED_VALUES, name))
      .map(({ name, table, columns, definition }) => {
        expect({ name, columns: columns.length }).toEqual({ name, columns: 1 });
        return [`${table}.${columns[0]}`, [...definition.matchAll(/'([^']*)'/g)].map(([, value]) => value)] as const;
      });
    const sets = (lists: Iterable<readonly [string, readonly (string | undefined)[]]>) =>
      Object.fromEntries([...lists].map(([column, values]) => [column, new Set(values)]));
    expect(sets(allowed)).toEqual(sets(CLOSED_VALUES));
  });

  test.each([...CLOSED_VALUES])('the check of %s refuses any other value [ENUM-027]', async (closed, values) => {
    const [table, column = ''] = closed.split('.');
    const name = `${table}_${column}_check`;
    await tryRows(name, async (insert) => {
      for (const wrong of ['ANYTHING', '', ` ${values[0]}`])
        await expect(insert(JSON.stringify({ [column]: wrong }))).rejects.toThrow(name);
      await insert(JSON.stringify({ [column]: values[0] }));
    });
  });

  test.each(Object.entries(REFUSED_VALUES))('%s refuses a wrong row', async (name, row) => {
    await tryRows(name, async (insert) => {
      await expect(insert(row)).rejects.toThrow(name);
      await insert('{}');
    });
  });
});
