import { replay } from '@lintel/domain';
import type { Executor } from '../kernel/db/index.ts';
import { readApplication, type ApplicationRow } from './applications.ts';
import { canonical } from './canonical.ts';
import { GENESIS, hashFact } from './hash.ts';
import { toFact } from './record.ts';
import { loadFacts, type FactRow } from './store.ts';

/** The result of a check: intact, or the first fact at which the chain breaks. */
export type Verdict =
  | { readonly ok: true; readonly lastSequence: number }
  | { readonly ok: false; readonly brokenAt: number; readonly because: string };

/**
 * Recomputes the hash chain of one loan and replays its facts against the stored projection. Facts that are recorded
 * while it reads change the version, and then it reads again.
 */
export async function verifyChain(trx: Executor, uuid: string): Promise<Verdict> {
  for (let before = await readApplication(trx, uuid); ;) {
    const rows = await loadFacts(trx, uuid);
    const application = await readApplication(trx, uuid);
    if (before?.version === application?.version) return verify(rows, application);
    before = application;
  }
}

function verify(rows: readonly FactRow[], application: ApplicationRow | undefined): Verdict {
  let previous = GENESIS;
  for (const [index, row] of rows.entries()) {
    if (row.sequence !== index + 1) return { ok: false, brokenAt: index + 1, because: 'a fact is missing' };
    if (row.previous_hash !== previous)
      return { ok: false, brokenAt: row.sequence, because: 'it does not follow the previous one' };
    if (row.hash !== hashFact(row)) return { ok: false, brokenAt: row.sequence, because: 'its text has changed' };
    previous = row.hash;
  }
  if (application?.version !== rows.length)
    return { ok: false, brokenAt: rows.length, because: 'the number of facts differs from the version' };
  const replayed = canonical(replay(rows.map(toFact)));
  if (replayed !== canonical(application.projection))
    return { ok: false, brokenAt: rows.length, because: 'the projection does not match the facts' };
  return { ok: true, lastSequence: rows.length };
}
