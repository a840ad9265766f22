import type { Executor } from '../db/vault.ts';
import { GENESIS, hashOfEntry } from './chain.ts';

/** `brokenAt` is the first entry that is not what the chain says; null when it holds to its end. */
export interface TrailVerdict {
  readonly ok: boolean;
  readonly lastSequence: number;
  readonly brokenAt: number | null;
}

const BATCH = 1000;

/** Recomputes the whole chain, a batch at a time, and compares its end with the row that names it. */
export async function verifyTrail(trx: Executor): Promise<TrailVerdict> {
  // The end is read first: entries that come meanwhile are none of its business.
  const head = await trx.selectFrom('audit_head').select(['sequence', 'hash']).where('id', '=', 1).executeTakeFirst();
  const end = Number(head?.sequence ?? 0);
  let previous = GENESIS;
  let last = 0;
  for (;;) {
    const rows = await trx.selectFrom('audit_entry').selectAll().where('sequence', '>', last).where('sequence', '<=', end).orderBy('sequence').limit(BATCH).execute();
    for (const row of rows) {
      if (Number(row.sequence) !== last + 1 || row.previous_hash !== previous || row.hash !== hashOfEntry(row)) return { ok: false, lastSequence: last, brokenAt: last + 1 };
      previous = row.hash;
      last += 1;
    }
    if (rows.length < BATCH) break;
  }
  return last === end && head?.hash === previous ? { ok: true, lastSequence: last, brokenAt: null } : { ok: false, lastSequence: last, brokenAt: last + 1 };
}
