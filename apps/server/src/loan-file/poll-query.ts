import type { LoanFile, Locale } from '@lintel/domain';
import type { Context } from '../kernel/context.ts';
import type { SessionRow } from '../kernel/http/index.ts';

/** A loan as the status poll reads it, in one query with the session. */
export interface PolledLoan {
  readonly uuid: string;
  readonly identity_uuid: string;
  readonly organisation: string;
  readonly version: number;
  readonly gate: string;
  readonly gate_since: Date;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** Revision of the stored words if they are of this gate, in the reader's locale and not expired; null otherwise. */
  readonly words_revision: number | null;
  /** Revision of the loan's stored words, even if another gate's, in another locale or expired; null without any. */
  readonly stored_words_revision: number | null;
  /** The stored words and their key, usable only with a `words_revision`. Null like `projection`, and without words. */
  readonly sealed: Buffer | null;
  readonly key_id: string | null;
  /** Null when the caller has cached the reply of this version and words revision. */
  readonly projection: LoanFile | null;
}

/**
 * The parameters of one poll. `version` and `wordsRevision` are those of the cached reply, or null when there is none.
 */
export interface PollKey {
  readonly sid: string;
  readonly uuid: string | null;
  readonly locale: Locale;
  readonly version: number | null;
  readonly wordsRevision: number | null;
}

/** The session and the loan of one poll. */
export interface PollRows {
  readonly session: SessionRow | undefined;
  readonly loan: PolledLoan | undefined;
}

/**
 * The query of a batch of polls. In production the loan clock is the database's own. Each `limit 1` keeps PostgreSQL
 * from joining whole tables: a batch reads each row by its key, however many rows the tables had when the query was
 * planned.
 */
const batchText = (loanClock: string): string => `
  select q.n::int, s.sid s_sid, s.identity_uuid s_identity_uuid, s.organisation s_organisation, s.typ s_typ, s.started_at s_started_at, s.seen_at s_seen_at, s.step_up_at s_step_up_at,
    s.revoked_at s_revoked_at, s.application_uuid s_application_uuid,
    a.uuid, a.identity_uuid, a.organisation, a.version, a.gate, a.gate_since, a.created_at, a.updated_at,
    w.number stored_words_revision, current.number words_revision,
    case when k.same then null else w.sealed end sealed, case when k.same then null else w.key_id end key_id,
    case when k.same then null else a.projection end projection
  from unnest($1::uuid[], $2::uuid[], $3::int[], $4::int[], $5::text[]) with ordinality q(sid, uuid, version, words_revision, locale, n)
  cross join lateral (select * from session where session.sid = q.sid limit 1) s
  left join lateral (select * from application where application.uuid = q.uuid and application.erased_at is null limit 1) a on true
  left join lateral (select * from gate_words where gate_words.application_uuid = a.uuid limit 1) w on true
  left join lateral (select w.number where w.gate = a.gate and w.locale = q.locale and (w.until is null or w.until > ${loanClock})) current on true
  left join lateral (select a.version = q.version and current.number is not distinct from q.words_revision as same) k on true`;
const LOAN_CLOCK = `(select coalesce(pinned_at, clock_timestamp() + offset_ms * interval '1 millisecond') from loan_clock where id = 1)`;
const QUERY = { production: batchText('clock_timestamp()'), rehearsal: batchText(LOAN_CLOCK) };

interface WaitingPoll extends PollKey {
  readonly resolve: (rows: PollRows) => void;
  readonly reject: (error: unknown) => void;
}

/** Polls of each server in this process that arrive in the same turn of the event loop. */
const waiting = new WeakMap<Context, WaitingPoll[]>();

/**
 * Reads the session and loan of a status poll. Polls that arrive together share one prepared query: polls are half of
 * all requests, and most of their cost is the round trip to the database.
 */
export function queryPoll(context: Context, key: PollKey): Promise<PollRows> {
  return new Promise((resolve, reject) => {
    const poll = { ...key, resolve, reject };
    const batch = waiting.get(context);
    if (batch) return void batch.push(poll);
    const first = [poll];
    waiting.set(context, first);
    // Runs after every socket that is ready now was read.
    setImmediate(() => {
      waiting.delete(context);
      void readBatch(context, first);
    });
  });
}

async function readBatch(context: Context, batch: readonly WaitingPoll[]): Promise<void> {
  const kind = context.config.production ? 'production' : 'rehearsal';
  const keys = [
    batch.map(({ sid }) => sid),
    batch.map(({ uuid }) => uuid),
    batch.map(({ version }) => version),
    batch.map(({ wordsRevision }) => wordsRevision),
    batch.map(({ locale }) => locale),
  ];
  try {
    const rows = await context.store.prepared<PolledRow>(`poll-${kind}`, QUERY[kind], keys);
    const byNumber = new Map(rows.map((row) => [row.n, row]));
    for (const [index, { resolve }] of batch.entries()) {
      const row = byNumber.get(index + 1);
      resolve({ session: row && toSessionRow(row), loan: row && row.uuid !== null ? row : undefined });
    }
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

type PrefixedSessionRow = { readonly [Name in keyof SessionRow as `s_${Name}`]: SessionRow[Name] };
type PolledRow = PrefixedSessionRow & { readonly n: number } & (PolledLoan | { readonly uuid: null });

const toSessionRow = (row: PrefixedSessionRow): SessionRow => ({
  sid: row.s_sid,
  identity_uuid: row.s_identity_uuid,
  organisation: row.s_organisation,
  typ: row.s_typ,
  started_at: row.s_started_at,
  seen_at: row.s_seen_at,
  step_up_at: row.s_step_up_at,
  revoked_at: row.s_revoked_at,
  application_uuid: row.s_application_uuid,
});
