import type { Context } from '../../kernel/context.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import type { CheckedQuote, ConfirmedChoice } from '../../records/offer-sets/index.ts';
import { saveEvidence } from '../../vendors/index.ts';

/**
 * Saves the confirmed choice with its current figures: the documents print them, and a later price is compared with
 * them.
 */
export async function saveChoice(
  context: Context,
  { uuid, trx, file }: LockedLoan,
  { choice, offer, quote }: CheckedQuote,
  attempt = file.selection.count,
): Promise<void> {
  const confirmed: ConfirmedChoice = {
    selection: {
      choice,
      rate: quote.rate,
      originationFee: offer.originationFee,
      term: offer.term,
      totalDraw: quote.totalDraw,
    },
    quote,
  };
  await saveEvidence(context.vault, trx, { uuid, kind: 'choice', attempt }, confirmed);
}
