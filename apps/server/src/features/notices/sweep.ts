import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/time.ts';
import { readApplication, selectApplications, loanNow, workKey } from '../../loan-file/index.ts';
import { hasDocument } from '../../records/document-store/index.ts';
import { sendAdverseAction } from './adverse-action.ts';
import { sendCounterOffer } from './counter-offer.ts';
import { sweepSilence } from './incompleteness.ts';
import { behind, resumingReader } from './resuming-reader.ts';

const MAX_PER_SWEEP = 50;

/**
 * Handles what no job does: notices of incompleteness, and notices whose job gave up. After an hour it makes the notice
 * of a decline without one, and starts the clock of a counteroffer without one. Each happens once, no matter which job
 * does it.
 */
export async function sweepNotices(context: Context): Promise<number> {
  return (await sweepSilence(context)) + (await sweepOverdueNotices(context));
}

/** Makes the notices that are overdue by an hour or more. Reads `limit` files of each kind. */
export async function sweepOverdueNotices(context: Context, limit = MAX_PER_SWEEP): Promise<number> {
  const before = new Date((await loanNow(context, context.db)).getTime() - HOUR_MS);
  let count = 0;
  for (const uuid of [
    ...(await declinedWithout(context, before, limit)),
    ...(await countersWithout(context, before, limit)),
  ]) {
    try {
      const application = await readApplication(context.db, uuid);
      if (!application) continue;
      const { projection } = application;
      if (projection.ended) await sendAdverseAction(context, application);
      else await resendCounterOffer(context, uuid, application.gate, projection.offers.version);
      count += 1;
    } catch (error) {
      context.log.error({ err: error, application: uuid }, 'a notice that is due was not sent');
    }
  }
  return count;
}

async function resendCounterOffer(context: Context, uuid: string, gate: string, attempt: number): Promise<void> {
  const id = gate === 'winback' ? 'winback' : 'rechoose';
  await sendCounterOffer({ uuid, gate: id, attempt, key: workKey(uuid, id, attempt) }, context);
}

const declinedWithout = resumingReader(({ db }, before, limit, after) => {
  let query = selectApplications(db)
    .select(['uuid', 'gate_since'])
    .where('gate', '=', 'declined')
    .where('gate_since', '<=', before)
    .where((set) => set.not(hasDocument('adverse-action')));
  if (after) query = query.where(behind(after));
  return query.orderBy('gate_since').orderBy('uuid').limit(limit).execute();
});

const offerVersion = sql<number>`(application.projection -> 'offers' ->> 'version')::int`;

/** A notice of an earlier offer set covers only that set. */
const countersWithout = resumingReader(({ db }, before, limit, after) => {
  let query = selectApplications(db)
    .select(['uuid', 'gate_since'])
    .where('active', '=', true)
    .where('gate', 'in', ['winback', 'rechoose'])
    .where(sql<boolean>`(gate = 'winback' or (projection -> 'offers' ->> 'counterOffer')::boolean)`)
    .where(sql<boolean>`projection -> 'clocks' -> 'COUNTER_OFFER' is null`)
    .where('gate_since', '<=', before)
    .where((set) => set.not(hasDocument('counter-offer', offerVersion)));
  if (after) query = query.where(behind(after));
  return query.orderBy('gate_since').orderBy('uuid').limit(limit).execute();
});
