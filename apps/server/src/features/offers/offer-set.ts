import type { HandlerReply, readOffers } from '@lintel/contract';
import { dayAfter, derivedValues, OFFER_HOLD_DAYS, stepsAfterOffer, type LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import {
  type ApplicationRow,
  loanToday,
  pacificDay,
  getCounterOfferExpiry,
  readApplication,
} from '../../loan-file/index.ts';
import { loadConsents } from '../../records/consents/index.ts';
import { loadDebts, toLiability } from '../../records/liabilities/index.ts';
import { fundingIfSignedSoon } from '../../records/notary-plan/index.ts';
import {
  quoteIfPossible,
  readConfirmedChoice,
  findDisclosedOffer,
  findLatestSet,
  type OfferSetRow,
  findDraftChoice,
} from '../../records/offer-sets/index.ts';
import { readAssetTotal } from '../assets/index.ts';
import { incomeRequests } from '../income/index.ts';
import { carryOver } from './carry-over.ts';
import { compareAtClosing } from './changed-at-closing.ts';
import { loadOfferChange } from './changed.ts';

/** The current offers as the call `readOffers` returns them. */
export type WireOfferSet = Omit<HandlerReply<typeof readOffers>, 'version'>;

/**
 * Returns the current offers for the pages, with everything a screen needs to recompute their figures as the server
 * does.
 */
export async function loadOfferSet(
  context: Context,
  trx: Executor,
  uuid: string,
  file: LoanFile,
): Promise<WireOfferSet> {
  const application = await readApplication(trx, uuid);
  const set = await findLatestSet(context.vault, trx, uuid);
  const offers = set?.data.priced.offers ?? null;
  const confirmed = await readConfirmedChoice(context, trx, uuid);
  const { uwDecision, uwSubDecision, bpo } = derivedValues(file);
  const debts = await loadDebts(context.vault, trx, uuid);
  const savedChoice = file.selection.current
    ? confirmed?.selection.choice
    : ((await findDraftChoice(context.vault, trx, uuid)) ?? confirmed?.selection.choice);
  const carriedChoice = carryOver(set, savedChoice);
  const disclosed = await findDisclosedOffer(context, trx, uuid, file);
  return {
    offerSetId: set?.uuid ?? '',
    offersByType: offers?.offersByType ?? {},
    minRecordingTax: offers?.minRecordingTax ?? 0,
    maxRecordingTax: offers?.maxRecordingTax ?? 0,
    ofeeMaxThreshold: offers?.ofeeMaxThreshold ?? null,
    maxDtiUnlimited: offers?.maxDtiUnlimited ?? null,
    incomeRequestRecords: application ? await incomeRequests(context, trx, application, file) : [],
    // The wire format names `jsCriteria`, but it would be code in data, so it is always null.
    costs: (offers?.costs ?? []).map((cost) => ({ ...cost, jsCriteria: null })),
    totalPaidByBorrower: offers?.totalPaidByBorrower ?? 0,
    decision: uwDecision,
    subDecision: uwSubDecision,
    maxDraw: offers?.maxDraw ?? null,
    amount: offers?.amount ?? null,
    status: { bpo },
    consents: (await loadConsents(trx, uuid))
      .filter((one) => one.type === 'HARD_CREDIT')
      .map((one) => ({ type: 'HARD_CREDIT' as const, version: one.version })),
    assetDepletion: { complete: (await readAssetTotal(context, trx, uuid)) !== null },
    liabilities: debts.map((debt) => toLiability(debt, file)),
    // Once the closing documents exist, their figures apply.
    selection: disclosed
      ? { ...disclosed.quote, offerSetId: set?.uuid ?? '' }
      : carriedChoice && quoteIfPossible(set, carriedChoice),
    heldUntil: set && !disclosed ? await getHeldUntil(context, trx, set, file) : null,
    changed:
      disclosed && set ? compareAtClosing(set, confirmed, disclosed) : await loadOfferChange(context, trx, uuid, file),
    stepsLeft: stepsAfterOffer(file),
    fundingIfSignedSoon: application ? await loadFunding(context, trx, application, file) : null,
    closing: disclosed && {
      fees: [...(disclosed.fees ?? [])],
      notary: disclosed.notary,
      signFrom: disclosed.earliest.on,
      because: disclosed.earliest.because,
    },
  };
}

async function loadFunding(
  context: Context,
  trx: Executor,
  row: Pick<ApplicationRow, 'uuid' | 'organisation'>,
  projection: LoanFile,
): Promise<WireOfferSet['fundingIfSignedSoon']> {
  const { signsOn, fundingOn, afterTitleSearch } = await fundingIfSignedSoon(context, trx, { ...row, projection });
  return { signsOn, fundingOn, afterTitleSearch };
}

/**
 * Returns the last day (yyyy-MM-dd) on which the offers hold; null once it has passed. A counteroffer's day comes from
 * its clock, any other from the day it was priced.
 */
async function getHeldUntil(context: Context, trx: Executor, set: OfferSetRow, file: LoanFile): Promise<string | null> {
  const day = getCounterOfferExpiry(file) ?? dayAfter(pacificDay(set.created_at), OFFER_HOLD_DAYS);
  return day < (await loanToday(context, trx)) ? null : day;
}
