import { sql } from 'kysely';
import type { Context } from '../../kernel/context.ts';
import { HOUR_MS } from '../../kernel/time.ts';
import { readApplication, selectApplications, loanNow, workKey } from '../../loan-file/index.ts';
import { hasDocument } from '../../records/document-store/index.ts';
import { sendAdverseAction } from './adverse-action.ts';
import { sendCounterOffer } from './counter-offer.ts';
import { sweepSilentFiles } from './incompleteness.ts';
import { afterPlace, createResumingReader } from './resuming-reader.ts';

const MAX_PER_SWEEP = 50;

/**
 * Runs every minute on each server and handles what no job does: notices of incompleteness, and notices whose job gave
 * up. After an hour it sends the notice of a decline without one, and of a counteroffer without one. Each is sent once,
 * no matter whether a job or a sweep does it.
 */
export async function sweepNotices(context: Context): Promise<number> {
  return (await sweepSilentFiles(context)) + (await sweepOverdueNotices(context));
}

/** Makes the notices that are overdue by an hour or more. Reads `limit` files of each kind. */
export async function sweepOverdueNotices(context: Context, limit = MAX_PER_SWEEP): Promise<number> {
  const before = new Date((await loanNow(context, context.db)).getTime() - HOUR_MS);
  let count = 0;
  for (const uuid of [
    ...(await findDeclinedWithoutNotice(context, before, limit)),
    ...(await findCountersWithoutNotice(context, before, limit)),
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

const findDeclinedWithoutNotice = createResumingReader(({ db }, before, limit, after) => {
  let query = selectApplications(db)
    .select(['uuid', 'gate_since'])
    .where('gate', '=', 'declined')
    .where('gate_since', '<=', before)
    .where((set) => set.not(hasDocument('adverse-action')));
  if (after) query = query.where(afterPlace(after));
  return query.orderBy('gate_since').orderBy('uuid').limit(limit).execute();
});

const offerVersion = sql<number>`(application.projection -> 'offers' ->> 'version')::int`;

/** A counteroffer notice of an earlier offer set doesn't count: it covers only that set. */
const findCountersWithoutNotice = createResumingReader(({ db }, before, limit, after) => {
  let query = selectApplications(db)
    .select(['uuid', 'gate_since'])
    .where('active', '=', true)
    .where('gate', 'in', ['winback', 'rechoose'])
    .where(sql<boolean>`(gate = 'winback' or (projection -> 'offers' ->> 'counterOffer')::boolean)`)
    .where(sql<boolean>`projection -> 'clocks' -> 'COUNTER_OFFER' is null`)
    .where('gate_since', '<=', before)
    .where((set) => set.not(hasDocument('counter-offer', offerVersion)));
  if (after) query = query.where(afterPlace(after));
  return query.orderBy('gate_since').orderBy('uuid').limit(limit).execute();
});
