import type { Executor } from '../../kernel/db/index.ts';
import { CHAIN_STARTED, GENESIS, COMMON_CHAIN, hashEntry } from './chain.ts';

/**
 * The result of verifying a trail. `brokenAt` is the sequence number of the first entry that doesn't match its hash or
 * doesn't follow the previous one, or of the chain's start or end if entries are missing; null when the chain is intact
 * to its end.
 */
export interface TrailVerdict {
  readonly ok: boolean;
  readonly lastSequence: number;
  readonly brokenAt: number | null;
}

interface Link {
  readonly sequence: number;
  readonly hash: string;
}

const BATCH = 1000;

/**
 * Recomputes the trail of one organization: the single sealed chain from before each had its own, the common chain,
 * which records whose chains began, and the organization's own. Without an organization it recomputes all chains, and
 * `lastSequence` is the newest number of all.
 */
export async function verifyTrail(trx: Executor, organization?: string): Promise<TrailVerdict> {
  const sealed = await trx.selectFrom('audit_head').select(['sequence', 'hash']).where('id', '=', 1).executeTakeFirst();
  const anchor = { sequence: Number(sealed?.sequence ?? 0), hash: sealed?.hash ?? GENESIS };
  const [sealedPart, commonPart] = [
    await verifyLinks(trx, 'SEALED', { sequence: 0, hash: GENESIS }, anchor),
    await verifyChain(trx, COMMON_CHAIN, anchor),
  ];
  if (!sealedPart.ok) return sealedPart;
  if (!commonPart.ok) return commonPart;
  const began = await startedChains(trx);
  let last = organization === undefined ? commonPart.lastSequence : anchor.sequence;
  for (const chain of organization === undefined
    ? new Set([...began, ...(await chainsWithEnd(trx))])
    : [organization]) {
    const verdict = await verifyChain(trx, chain, anchor);
    if (!verdict.ok) return verdict;
    const isEmpty = verdict.lastSequence === anchor.sequence;
    // A chain that began before this read has an entry, and a chain with entries has begun.
    if (isEmpty ? began.has(chain) : !(await startedChains(trx)).has(chain))
      return { ...verdict, ok: false, brokenAt: await loadChainStart(trx, chain) };
    last = Math.max(last, verdict.lastSequence);
  }
  return { ok: true, lastSequence: last, brokenAt: null };
}

/**
 * Verifies a chain from `anchor`, the last entry of the sealed chain, to the end that the chain's row in `audit_chain`
 * names. Reads the end first, so entries added during the check aren't part of it.
 */
async function verifyChain(trx: Executor, chain: string, anchor: Link): Promise<TrailVerdict> {
  const end = await trx
    .selectFrom('audit_chain')
    .select(['sequence', 'hash'])
    .where('chain', '=', chain)
    .executeTakeFirst();
  if (end) return verifyLinks(trx, chain, anchor, { sequence: Number(end.sequence), hash: end.hash });
  const remaining = await selectChainEntries(trx, chain, anchor.sequence)
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  return remaining || chain === COMMON_CHAIN
    ? { ok: false, lastSequence: anchor.sequence, brokenAt: Number(remaining?.sequence ?? anchor.sequence) }
    : { ok: true, lastSequence: anchor.sequence, brokenAt: null };
}

/**
 * Checks each entry's hash and its link to the entry before. Numbers have gaps, because the chains share one sequence;
 * a missing entry breaks the next link or the end.
 */
async function verifyLinks(trx: Executor, chain: string, start: Link, end: Link): Promise<TrailVerdict> {
  let { sequence: last, hash: previous } = start;
  for (;;) {
    const rows = await selectChainEntries(trx, chain, last)
      .where('sequence', '<=', end.sequence)
      .orderBy('sequence')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      if (row.previous_hash !== previous || row.hash !== hashEntry(row))
        return { ok: false, lastSequence: last, brokenAt: Number(row.sequence) };
      previous = row.hash;
      last = Number(row.sequence);
    }
    if (rows.length < BATCH) break;
  }
  return last === end.sequence && end.hash === previous
    ? { ok: true, lastSequence: last, brokenAt: null }
    : { ok: false, lastSequence: last, brokenAt: end.sequence };
}

/** Selects the entries of a chain. The sealed chain contains entries of all organizations. */
function selectChainEntries(trx: Executor, chain: string, after: number) {
  const entries = trx.selectFrom('audit_entry').selectAll().where('sequence', '>', after);
  if (chain === 'SEALED') return entries;
  return chain === COMMON_CHAIN ? entries.where('organisation', 'is', null) : entries.where('organisation', '=', chain);
}

/** The organizations whose chains began, according to the common chain. */
async function startedChains(trx: Executor): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('audit_entry')
    .select('about')
    .where('organisation', 'is', null)
    .where('event', '=', CHAIN_STARTED)
    .execute();
  return new Set(rows.map((row) => (JSON.parse(row.about) as { chain: string }).chain));
}

/** Returns where an organization's chain began, according to the common chain. */
async function loadChainStart(trx: Executor, chain: string): Promise<number> {
  const row = await trx
    .selectFrom('audit_entry')
    .select('sequence')
    .where('organisation', 'is', null)
    .where('event', '=', CHAIN_STARTED)
    .where('about', '=', JSON.stringify({ chain }))
    .executeTakeFirst();
  return Number(row?.sequence ?? 0);
}

/** The organizations that have a row in `audit_chain`. */
async function chainsWithEnd(trx: Executor): Promise<string[]> {
  const rows = await trx.selectFrom('audit_chain').select('chain').where('chain', '!=', COMMON_CHAIN).execute();
  return rows.map((row) => row.chain);
}
