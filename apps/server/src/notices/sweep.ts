import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { readApplication } from '../loan-file/applications.ts';
import { loanNow } from '../loan-file/clock.ts';
import { workKey } from '../loan-file/record.ts';
import { sendAdverseAction } from './adverse-action.ts';
import { sendCounterOffer } from './counter-offer.ts';
import { sweepSilence } from './incompleteness.ts';

const AN_HOUR = 3_600_000;
const MOST = 50;

/**
 * What no job does: notices of silence, and the notices whose job gave up. A decline without its notice after an hour, and a counter-offer without
 * its clock, are made here; each is there once, whoever made it.
 */
export async function sweepNotices(context: Context): Promise<number> {
  return (await sweepSilence(context)) + (await sweepOwed(context));
}

async function sweepOwed(context: Context): Promise<number> {
  const before = new Date((await loanNow(context, context.db)).getTime() - AN_HOUR);
  let made = 0;
  for (const uuid of [...(await declinedWithout(context, before)), ...(await countersWithout(context, before))]) {
    try {
      const application = await readApplication(context.db, uuid);
      if (!application) continue;
      const { projection } = application;
      if (projection.ended) await sendAdverseAction(context, application);
      else await again(context, uuid, application.gate, projection.offers.version);
      made += 1;
    } catch (error) {
      context.log.error({ err: error, application: uuid }, 'a notice that is owed was not sent');
    }
  }
  return made;
}

async function again(context: Context, uuid: string, gate: string, attempt: number): Promise<void> {
  const id = gate === 'winback' ? 'winback' : 'rechoose';
  await sendCounterOffer({ uuid, gate: id, attempt, key: workKey(uuid, id, attempt) }, context);
}

async function declinedWithout({ db }: Context, before: Date): Promise<string[]> {
  const rows = await db.selectFrom('application').select('uuid').where('gate', '=', 'declined').where('updated_at', '<=', before).where(without('adverse-action')).limit(MOST).execute();
  return rows.map((row) => row.uuid);
}

async function countersWithout({ db }: Context, before: Date): Promise<string[]> {
  const isCounter = sql<boolean>`(gate = 'winback' or (gate = 'rechoose' and (projection -> 'offers' ->> 'counter')::boolean))`;
  const rows = await db.selectFrom('application').select('uuid').where('active', '=', true).where(isCounter).where('gate_since', '<=', before).where(without('counter-offer')).limit(MOST).execute();
  return rows.map((row) => row.uuid);
}

const without = (paper: string) => sql<boolean>`not exists (select from document where document.application_uuid = application.uuid and document.paper = ${paper})`;
