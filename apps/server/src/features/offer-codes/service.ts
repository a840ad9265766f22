import type { HandlerReply, importOfferCodes, listOfferMailings } from '@lintel/contract';
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

/** Returns the mailed offer of a code through its respond-by date. Undefined for an unknown or expired code. */
export async function findOpenOffer(
  context: Context,
  organization: string,
  enteredCode: string,
): Promise<OfferCode | undefined> {
  const offer = await findOfferByCode(context, context.db, organization, normalizeOfferCode(enteredCode));
  return offer && isOfferOpen(offer, today(context)) ? offer : undefined;
}

/** Returns the console's list of mailings: how many codes a lender imported for each respond-by date. */
export const listMailings = async (
  context: Context,
  { organisation }: Caller,
): Promise<HandlerReply<typeof listOfferMailings>> =>
  (await countByDate(context.db, organisation)).map((row) => ({ ...row, isOver: !isOfferOpen(row, today(context)) }));

/** Imports a lender's CSV file of offer codes from the console: every row in one transaction, or none. */
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
