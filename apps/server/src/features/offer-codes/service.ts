import type { HandlerReply, importOfferCodes, listOfferCodes } from '@lintel/contract';
import {
  calendarDay,
  isOfferOpen,
  normalizeOfferCode,
  PACIFIC,
  readOfferCodesCsv,
  type OfferCode,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuseFields } from '../../kernel/http/index.ts';
import { countByDate, findOfferByCode, saveOffer } from './store.ts';

const today = ({ sessionNow }: Pick<Context, 'sessionNow'>): string => calendarDay(sessionNow().toISOString(), PACIFIC);

/** Returns a lender's offer through its respond-by date. An unknown code and one that is over find nothing. */
export async function findOpenOffer(
  context: Context,
  organization: string,
  typed: string,
): Promise<OfferCode | undefined> {
  const offer = await findOfferByCode(context, context.db, organization, normalizeOfferCode(typed));
  return offer && isOfferOpen(offer, today(context)) ? offer : undefined;
}

export const listMailings = async (
  context: Context,
  { organisation }: Caller,
): Promise<HandlerReply<typeof listOfferCodes>> =>
  (await countByDate(context.db, organisation)).map((row) => ({ ...row, isOver: !isOfferOpen(row, today(context)) }));

/** Saves every row of a file in one transaction, or none. */
export async function importCodes(
  context: Context,
  { organisation, identityUuid }: Caller,
  csv: string,
): Promise<HandlerReply<typeof importOfferCodes>> {
  const read = readOfferCodesCsv(csv);
  if ('errors' in read) return refuseFields(read.errors);
  const counts = await context.db.transaction().execute(async (trx) => {
    let added = 0;
    for (const offer of read.rows) if (await saveOffer(context, trx, organisation, offer)) added += 1;
    return { added, changed: read.rows.length - added };
  });
  event(context, 'offer-codes.imported', { identity: identityUuid, organisation, ...counts });
  return counts;
}
