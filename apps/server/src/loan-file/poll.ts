import { readStatus } from '@lintel/contract';
import type { LoanFile } from '@lintel/domain';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import type { SessionRow } from '../identity/sessions.ts';
import { readApplication } from './applications.ts';
import { hasWords, openGateWords, renewGateWords } from './gate-words.ts';
import { statusShape } from './status-shape.ts';

/** A loan as the status poll reads it, together with the session, in one query. */
export interface PolledLoan {
  readonly uuid: string;
  readonly identity_uuid: string;
  readonly organisation: string;
  readonly version: number;
  readonly gate: string;
  readonly gate_since: Date;
  readonly created_at: Date;
  readonly updated_at: Date;
  /** Number of the stored words of this gate; null when there are none, or none that are still right. */
  readonly words: number | null;
  /** Number of the stored words of any gate. */
  readonly words_number: number | null;
  readonly sealed: Buffer | null;
  readonly key_id: string | null;
  /** Null when the caller of the query already has the reply of this version and these words. */
  readonly projection: LoanFile | null;
}

type Prefixed = { readonly [Name in keyof SessionRow as `s_${Name}`]: SessionRow[Name] };
type PolledRow = Prefixed & (PolledLoan | { readonly uuid: null });

/** In production the LOAN clock is the database's own. */
const TEXT = (loanClock: string): string => `
  select s.sid s_sid, s.identity_uuid s_identity_uuid, s.organisation s_organisation, s.typ s_typ, s.started_at s_started_at, s.seen_at s_seen_at, s.step_up_at s_step_up_at,
    s.revoked_at s_revoked_at, s.application_uuid s_application_uuid,
    a.uuid, a.identity_uuid, a.organisation, a.version, a.gate, a.gate_since, a.created_at, a.updated_at,
    w.number words_number, current.number words,
    case when k.same then null else w.sealed end sealed, case when k.same then null else w.key_id end key_id,
    case when k.same then null else a.projection end projection
  from session s
  left join application a on a.uuid = $2 and a.erased_at is null
  left join gate_words w on w.application_uuid = a.uuid
  left join lateral (select w.number where w.gate = a.gate and (w.until is null or w.until > ${loanClock})) current on true
  left join lateral (select a.version = $3 and current.number is not distinct from $4 as same) k on true
  where s.sid = $1`;
const LOAN_CLOCK = `(select coalesce(pinned_at, clock_timestamp() + offset_ms * interval '1 millisecond') from loan_clock where id = 1)`;
const QUERY = { production: TEXT('clock_timestamp()'), rehearsal: TEXT(LOAN_CLOCK) };

/** The body as it leaves, checked against the contract. */
export interface Reply {
  readonly version: number;
  readonly text: string;
}

interface Remembered {
  readonly version: number;
  readonly words: number | null;
  readonly reply: Reply;
}

/** Replies of this process: a file is polled many times between two facts. Each is what its version and its words give, so none is ever too old. */
const MOST = 10_000;
const remembered = new WeakMap<Context, Map<string, Remembered>>();

function repliesOf(context: Context): Map<string, Remembered> {
  const known = remembered.get(context) ?? new Map<string, Remembered>();
  remembered.set(context, known);
  return known;
}

export interface Polled {
  readonly session: SessionRow | undefined;
  readonly loan: PolledLoan | undefined;
}

/** Session and loan of a status poll, in one prepared query. Nothing is decided here: who may see the loan is the caller's question. */
export async function readPolled(context: Context, sid: string, uuid: string | null): Promise<Polled> {
  const known = uuid === null ? undefined : repliesOf(context).get(uuid);
  const kind = context.config.production ? 'production' : 'rehearsal';
  const [row] = await context.store.prepared<PolledRow>(`poll-${kind}`, QUERY[kind], [sid, uuid, known?.version ?? null, known?.words ?? null]);
  return { session: row && sessionIn(row), loan: row && row.uuid !== null ? row : undefined };
}

const sessionIn = (row: Prefixed): SessionRow => ({
  sid: row.s_sid, identity_uuid: row.s_identity_uuid, organisation: row.s_organisation, typ: row.s_typ, started_at: row.s_started_at, seen_at: row.s_seen_at, step_up_at: row.s_step_up_at,
  revoked_at: row.s_revoked_at, application_uuid: row.s_application_uuid,
});

/** What the poll answers of a loan that the caller may see. */
export async function pollReply(context: Context, loan: PolledLoan): Promise<Reply> {
  const replies = repliesOf(context);
  const known = replies.get(loan.uuid);
  if (!loan.projection && known && known.version === loan.version && known.words === loan.words) return known.reply;
  return computedReply(context, replies, loan);
}

async function computedReply(context: Context, replies: Map<string, Remembered>, loan: PolledLoan): Promise<Reply> {
  const { uuid, version, words } = loan;
  // Another poll may have replaced the remembered reply while this one was read.
  const row = loan.projection ? { ...loan, projection: loan.projection } : ((await readApplication(context.db, uuid)) ?? { ...loan, projection: null });
  if (!row.projection) throw new Error(`The application ${uuid} is gone.`);
  const has = hasWords(context, loan.gate);
  const isStored = words !== null && loan.sealed !== null && loan.key_id !== null;
  const filled = !has ? {} : isStored ? openGateWords(context, uuid, { sealed: loan.sealed, key_id: loan.key_id }) : await renewGateWords(context, loan, loan.words_number);
  const reply: Reply = { version: row.version, text: JSON.stringify(z.parse(readStatus.reply, { ...statusShape({ ...row, projection: row.projection }, filled), version: row.version })) };
  if (row.version === version && (!has || isStored)) {
    replies.delete(uuid);
    replies.set(uuid, { version, words, reply });
    const [oldest] = replies.keys();
    if (replies.size > MOST && oldest !== undefined) replies.delete(oldest);
  }
  return reply;
}
