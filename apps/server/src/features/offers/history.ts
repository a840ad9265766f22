import type { HandlerReply, readOfferHistory } from '@lintel/contract';
import type { Quote } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { quoteIfPossible, readConfirmedChoice, allSets } from '../../records/offer-sets/index.ts';
import { carryOver } from './carry-over.ts';
import { causeTexts } from './cause.ts';

type History = HandlerReply<typeof readOfferHistory>;

/** Returns every change of the offers, oldest first, with the confirmed choice before and after. */
export async function loadOfferHistory(context: Context, uuid: string): Promise<History> {
  const confirmed = await readConfirmedChoice(context, context.db, uuid);
  let before: Quote | null = null;
  const lines: History[number][] = [];
  for (const set of await allSets(context.vault, context.db, uuid)) {
    const carried = carryOver(set, confirmed?.selection.choice);
    const after: Quote | null = carried && quoteIfPossible(set, carried);
    lines.push({
      at: set.created_at.toISOString(),
      offerSetId: set.uuid,
      because: causeTexts(set.data.because),
      before,
      after,
    });
    before = after;
  }
  return lines;
}
