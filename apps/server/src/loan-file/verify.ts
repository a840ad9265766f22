import { replay } from '@lintel/domain';
import type { Executor } from '../kernel/db/index.ts';
import { readApplication } from './applications.ts';
import { canonical } from './canonical.ts';
import { GENESIS, hashFact } from './hash.ts';
import { toFact } from './record.ts';
import { loadFacts } from './store.ts';

export type Verdict =
  | { readonly ok: true; readonly lastSequence: number }
  | { readonly ok: false; readonly brokenAt: number; readonly because: string };

/** Recomputes the hash chain of one loan and replays its facts against the stored projection. */
export async function verifyChain(trx: Executor, uuid: string): Promise<Verdict> {
  const rows = await loadFacts(trx, uuid);
  let previous = GENESIS;
  for (const [index, row] of rows.entries()) {
    if (row.sequence !== index + 1) return { ok: false, brokenAt: index + 1, because: 'a fact is missing' };
    if (row.previous_hash !== previous)
      return { ok: false, brokenAt: row.sequence, because: 'it does not follow the previous one' };
    if (row.hash !== hashFact(row)) return { ok: false, brokenAt: row.sequence, because: 'its text has changed' };
    previous = row.hash;
  }
  const application = await readApplication(trx, uuid);
  if (application?.version !== rows.length)
    return { ok: false, brokenAt: rows.length, because: 'the number of facts differs from the version' };
  const replayed = canonical(replay(rows.map(toFact)));
  if (replayed !== canonical(application.projection))
    return { ok: false, brokenAt: rows.length, because: 'the projection does not match the facts' };
  return { ok: true, lastSequence: rows.length };
}
