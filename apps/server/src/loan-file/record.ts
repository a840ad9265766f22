import {
  currentGate,
  currentLocale,
  emptyFile,
  explain,
  fold,
  getGate,
  isOpen,
  parseFact,
  pendingClocks,
  refusal,
  replay,
  shownGate,
  startedWork,
  getStatus,
} from '@lintel/domain';
import type { Fact, GateId, LoanFile, Locale, StoredStatus } from '@lintel/domain';
import type { Context, Trx } from '../kernel/context.ts';
import { refuse, refuseWith, markCommitted, type RecordMeta, type Slice } from '../kernel/http/index.ts';
import { inLenderLocale } from '../kernel/locale.ts';
import { lockApplication } from './applications.ts';
import { canonical } from './canonical.ts';
import { loanNow } from './clock.ts';
import type { FollowUp, LockedLoan } from './context.ts';
import { hasWords, saveGateWords } from './gate-words.ts';
import { GENESIS, hashFact } from './hash.ts';
import type { LoanReply } from './loan-reply.ts';
import { toStatusReply } from './status-shape.ts';
import {
  appendFacts,
  loadFacts,
  insertApplication,
  lastHash,
  saveClocks,
  saveProjection,
  type FactRow,
} from './store.ts';

/** The result of a write: the file after it, and the reply for the caller. */
export interface RecordResult<Result = undefined> {
  readonly file: LoanFile;
  readonly version: number;
  readonly status: StoredStatus;
  /** As of this write. A worker may have advanced the loan since. */
  readonly reply: LoanReply;
  /** What the decision returned besides its facts. */
  readonly result: Result;
}

/** The facts to record, with an optional result for the caller. */
export type Decision<Result> = readonly Fact[] | { readonly facts: readonly Fact[]; readonly result: Result };

/** Decides on the facts to record for a locked loan. */
export type Decide<Result = undefined> = (loan: LockedLoan) => Promise<Decision<Result>> | Decision<Result>;

/** Most rounds of follow-ups. Rules that trigger each other endlessly are a bug, and nothing is written. */
const MAX_ROUNDS = 10;

/**
 * The only writer of facts. One transaction locks the row, lets `decide` return the facts, refuses facts that aren't
 * allowed now, appends and folds them, stores the projection and queues the work of every gate that was reached. A
 * refusal leaves nothing behind.
 */
export function record<Result = undefined>(
  context: Context,
  uuid: string,
  decide: Decide<Result>,
  by: RecordMeta,
): Promise<RecordResult<Result>> {
  return context.db.transaction().execute(async (trx) => {
    const row = await lockApplication(trx, uuid);
    if (!row) return refuse('not-found');
    const started: Progress = {
      uuid,
      organisation: row.organisation,
      locale: row.locale,
      file: row.projection,
      version: row.version,
      gateSince: row.gate_since,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    };
    if (by.ifMatch) await refuseStale(trx, started, by.ifMatch);
    return write(context, trx, started, decide, by);
  });
}

/**
 * Opens a file with its first facts inside the caller's transaction, so that the caller's rows and the file commit
 * together.
 */
export async function openFile(
  context: Context,
  trx: Trx,
  owner: { uuid: string; identityUuid: string; organisation: string },
  facts: readonly Fact[],
  by: RecordMeta,
): Promise<RecordResult> {
  const at = await loanNow(context, trx);
  const file = emptyFile();
  const locale = currentLocale();
  await insertApplication(trx, {
    uuid: owner.uuid,
    identity_uuid: owner.identityUuid,
    organisation: owner.organisation,
    locale,
    projection: JSON.stringify(file),
    version: 0,
    status: getStatus(file),
    gate: gateId(file),
    gate_since: at,
    active: true,
    created_at: at,
    updated_at: at,
  });
  return write(
    context,
    trx,
    {
      uuid: owner.uuid,
      organisation: owner.organisation,
      locale,
      file,
      version: 0,
      gateSince: at,
      createdAt: at,
      updatedAt: at,
    },
    () => facts,
    by,
  );
}

interface Progress {
  readonly uuid: string;
  readonly organisation: string;
  readonly locale: Locale;
  readonly file: LoanFile;
  readonly version: number;
  readonly gateSince: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

async function write<Result>(
  context: Context,
  trx: Trx,
  before: Progress,
  decide: Decide<Result>,
  by: RecordMeta,
): Promise<RecordResult<Result>> {
  const at = await loanNow(context, trx);
  const { file, rows, result } = await collectFacts(context, trx, before, decide, by, at);
  const version = before.version + rows.length;
  const status = getStatus(file);
  const moved = gateId(file) !== gateId(before.file) || before.version === 0;
  const gateSince = rows.length > 0 && moved ? at : before.gateSince;
  if (rows.length > 0) {
    await appendFacts(trx, rows);
    const active = !file.ended && status !== 'COMPLETE';
    await saveProjection(trx, before.uuid, {
      file,
      version,
      status,
      gate: gateId(file),
      gateSince,
      active,
      at,
    });
    await saveClocks(trx, before.uuid, active ? pendingClocks(file) : []);
    await queueWork(context, trx, before, file);
    for (const listener of context.afterWrite)
      await listener({ uuid: before.uuid, before: before.file, file, at, actor: by.actor, trx }, context);
  }
  // A decision without facts may still have changed rows, such as an added lien or a requested letter.
  const gate = gateId(file);
  const words = hasWords(context, gate)
    ? await saveGateWords(context, trx, { uuid: before.uuid, locale: before.locale, gate })
    : {};
  if (by.idempotentRequest) await markCommitted(trx, by.idempotentRequest, before.uuid);
  const row = {
    projection: file,
    gate,
    gate_since: gateSince,
    created_at: before.createdAt,
    updated_at: rows.length > 0 ? at : before.updatedAt,
  };
  return { file, version, status, reply: { status: toStatusReply(row, words), version }, result: result as Result };
}

/** Collects the facts of the decision and of the rules that follow from it, folded in order. Stores nothing. */
async function collectFacts<Result>(
  context: Context,
  trx: Trx,
  before: Progress,
  decide: Decide<Result>,
  by: RecordMeta,
  at: Date,
): Promise<{ file: LoanFile; rows: readonly FactRow[]; result: Result | undefined }> {
  const rows: FactRow[] = [];
  let file = before.file;
  let hash = (await lastHash(trx, before.uuid)) ?? GENESIS;
  let result: Result | undefined;
  const first: FollowUp = async (loan) => {
    const decision = await decide(loan);
    if (!('facts' in decision)) return decision;
    ({ result } = decision);
    return decision.facts;
  };
  let deciders: readonly FollowUp[] = [first];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const count = rows.length;
    for (const decideFacts of deciders) {
      const loan: LockedLoan = {
        uuid: before.uuid,
        organisation: before.organisation,
        file,
        version: before.version + rows.length,
        trx,
      };
      for (const followUpFact of await decideFacts(loan, context)) {
        const fact = parseFact(followUpFact);
        refuseFact(file, fact, at);
        file = fold(file, fact);
        const row = toFactRow(before.uuid, before.version + rows.length + 1, fact, at, by, hash);
        hash = row.hash;
        rows.push(row);
      }
    }
    if (rows.length === count) return { file, rows, result };
    deciders = context.followUps.map(
      (follow): FollowUp =>
        (loan) =>
          inLenderLocale(() => follow(loan, context)),
    );
  }
  throw new Error(`Facts kept following after ${MAX_ROUNDS} rounds. The last one was ${rows.at(-1)?.type}.`);
}

/**
 * Queues the work of each gate that was just reached and is still open. A gate that opened and closed in the same write
 * needs none.
 */
async function queueWork(context: Context, trx: Trx, before: Progress, file: LoanFile): Promise<void> {
  for (const { gate, attempt, work } of startedWork(before.file, file)) {
    if (!isOpen(getGate(gate), file)) continue;
    await context.jobs.send(trx, work, { uuid: before.uuid, gate, attempt, key: workKey(before.uuid, gate, attempt) });
  }
}

/** Returns the key under which a vendor gets this work's requests, however often they repeat. */
export const workKey = (uuid: string, gate: GateId, attempt: number): string => `${uuid}:${gate}:${attempt}`;

function refuseFact(file: LoanFile, fact: Fact, at: Date): void {
  const no = refusal(file, fact, at.toISOString());
  if (!no) return;
  const { gate, nextGate, ...explanation } = explain(file);
  refuseWith('not-at-this-step', {
    status: getStatus(file),
    because: no.because,
    reason: no.name,
    explain: { ...explanation, gate: shownGate(gate), nextGate: shownGate(nextGate) },
  });
}

async function refuseStale(trx: Trx, now: Progress, match: NonNullable<RecordMeta['ifMatch']>): Promise<void> {
  if (match.version === now.version) return;
  const slices: readonly Slice[] = typeof match.slice === 'string' ? [match.slice] : match.slice;
  // A version that was never issued didn't come from us, so it is treated as out of date.
  const then =
    match.version < now.version ? replay((await loadFacts(trx, now.uuid, match.version)).map(toFact)) : emptyFile();
  const touched = slices.find((slice) => canonical(then[slice]) !== canonical(now.file[slice]));
  if (touched) refuseWith('stale-version', { status: getStatus(now.file), version: now.version, slice: touched });
}

function toFactRow(uuid: string, sequence: number, fact: Fact, at: Date, by: RecordMeta, previous: string): FactRow {
  const row = {
    application_uuid: uuid,
    sequence,
    type: fact.type,
    data: JSON.stringify(fact.data),
    at,
    actor_kind: by.actor.kind,
    actor_id: by.actor.id,
    request_id: by.requestId,
    previous_hash: previous,
  };
  return { ...row, hash: hashFact(row) };
}

/** Converts a stored row to its fact. */
export const toFact = (row: Pick<FactRow, 'type' | 'data'>): Fact =>
  parseFact({ type: row.type, data: JSON.parse(row.data) });

const gateId = (file: LoanFile): string => currentGate(file)?.id ?? 'complete';
