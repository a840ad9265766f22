import type { Request, confirmOffer } from '@lintel/contract';
import { isAsShown, type Choice, type Fact, type Quote } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuseWith, type RecordMeta } from '../../kernel/http/index.ts';
import { type LockedLoan, record, type RecordResult } from '../../loan-file/index.ts';
import { saveHardConsent, type ConsentOrigin } from '../../records/consents/index.ts';
import { checkedQuote, type CheckedQuote, findLatestSet, saveDraft } from '../../records/offer-sets/index.ts';
import { saveChoice } from './save-choice.ts';

type Confirmation = Request<typeof confirmOffer>['body'];

/**
 * Saves the borrower's choice of an offer and a draw as a draft. The row is locked and the version compared, but a
 * draft isn't a fact.
 */
export async function saveDraftChoice(
  context: Context,
  uuid: string,
  sent: Choice,
  by: RecordMeta,
): Promise<RecordResult<Quote>> {
  return record(
    context,
    uuid,
    async ({ trx }) => {
      const set = await findLatestSet(context.vault, trx, uuid);
      const checked = checkedQuote(set, sent);
      await saveDraft(context.vault, trx, uuid, checked.choice.offerSetId, checked.choice);
      return { facts: [], result: checked.quote };
    },
    by,
  );
}

/**
 * Confirms the borrower's choice, with the consent to the hard pull if the request contains it. The displayed figures
 * are compared with the server's, never adopted.
 */
export async function confirmChoice(
  context: Context,
  uuid: string,
  { shown, consentRequests, ...sent }: Confirmation,
  from: ConsentOrigin,
  by: RecordMeta,
): Promise<RecordResult<Quote>> {
  return record(
    context,
    uuid,
    async (loan) => {
      const checked = checkedQuote(await findLatestSet(context.vault, loan.trx, uuid), sent);
      const { quote } = checked;
      if (!isAsShown(shown, quote)) refuseWith('quote-changed', { quote });
      const hardConsentVersion = await saveHardConsent(context, loan, consentRequests?.[0]?.version, from);
      return { facts: [await saveSelection(context, loan, checked, hardConsentVersion)], result: quote };
    },
    by,
  );
}

async function saveSelection(
  context: Context,
  loan: LockedLoan,
  checked: CheckedQuote,
  hardConsentVersion: string | null,
): Promise<Fact> {
  const { uuid, trx, file } = loan;
  const { choice, quote } = checked;
  await saveChoice(context, loan, checked, loan.file.selection.count + 1);
  await saveDraft(context.vault, trx, uuid, choice.offerSetId, choice);
  const { offerId, discountTypes, payOffPreference } = choice;
  return {
    type: 'OfferSelected',
    data: {
      version: file.offers.version,
      offer: offerId,
      draw: quote.totalDraw,
      discounts: [...discountTypes],
      preference: payOffPreference ?? 'DEDUCT',
      hardConsentVersion,
    },
  };
}
