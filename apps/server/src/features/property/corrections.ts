import type { Request, correctParcel, correctPropertyAddress, saveValueEstimate } from '@lintel/contract';
import { BORROWER, US_STATES, type Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse, refuseFields } from '../../kernel/http/index.ts';
import { loanNow, loanToday, type LockedLoan } from '../../loan-file/index.ts';
import { readAnswers, replaceHome, zipIsServed, type Home, toPlace } from '../../records/answers/index.ts';
import { ownUploads, sendUploads } from '../../records/document-store/index.ts';
import { indexFile } from '../../records/file-index/index.ts';
import { saveEvidence, readEvidence } from '../../vendors/index.ts';
import { buildTransferFacts } from './title.ts';
import { CORRECTION } from './words.ts';

/** Replaces the home's address with the borrower's correction, and searches again. */
export async function correctAddress(
  context: Context,
  loan: LockedLoan,
  body: Request<typeof correctPropertyAddress>['body'],
): Promise<readonly Fact[]> {
  const { home } = await readAnswers(context.vault, loan.trx, loan.uuid);
  if (body.state !== home.address.state) refuseFields([{ message: CORRECTION.otherState, field: 'state' }]);
  if (!zipIsServed(body.zip)) refuse('state-not-offered', { stateName: US_STATES[body.state] ?? body.state });
  return saveCorrectedHome(context, loan, { ...home, address: toPlace(body), parcelNumber: null });
}

/**
 * Saves a parcel number that the borrower enters. If the search found nothing, the number is searched; otherwise staff
 * compare it with the land records first.
 */
export async function saveParcelNumber(
  context: Context,
  loan: LockedLoan,
  { parcelNumber, ...body }: Request<typeof correctParcel>['body'],
): Promise<readonly Fact[]> {
  const { uuid, file, trx } = loan;
  const documentUuids = await sendUploads(
    context,
    trx,
    await ownUploads(trx, { uuid, audience: BORROWER }, body.documentUuids),
  );
  if (file.propertySearch.outcome !== 'NONE') {
    await saveEvidence(
      context.vault,
      trx,
      { uuid, kind: 'correction', attempt: file.propertySearch.attempt },
      { field: 'parcelNumber', value: parcelNumber, documentUuids },
    );
    return [];
  }
  const { home } = await readAnswers(context.vault, trx, uuid);
  return saveCorrectedHome(context, loan, { ...home, parcelNumber });
}

async function saveCorrectedHome(context: Context, { uuid, trx }: LockedLoan, home: Home): Promise<readonly Fact[]> {
  const property = await replaceHome(context.vault, trx, uuid, home, await loanNow(context, trx));
  await indexFile(context, trx, uuid);
  return [{ type: 'PropertyCorrected', data: { property } }];
}

/** Records the borrower's choice among several parcels that the search found. */
export async function chooseParcelRecord(
  context: Context,
  { uuid, organisation, file, trx }: LockedLoan,
  propertyId: string,
): Promise<readonly Fact[]> {
  const search = await readEvidence(context.vault, trx, uuid, 'property');
  const chosen = search?.parcels.find((one) => one.propertyId === propertyId) ?? refuse('choice-unknown');
  const parcel = await saveEvidence(
    context.vault,
    trx,
    { uuid, kind: 'parcel', attempt: file.propertySearch.attempt },
    chosen,
  );
  const today = await loanToday(context, trx);
  return [
    { type: 'ParcelChosen', data: { parcel, lastTransferOn: chosen.lastTransferOn } },
    ...buildTransferFacts(context.getPolicy(organisation), chosen, today),
  ];
}

/** Saves the owner's estimate of the home's value, for a home without an automated value. */
export async function saveEstimatedValue(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  body: Request<typeof saveValueEstimate>['body'],
): Promise<readonly Fact[]> {
  const { estimatedValue: amount, condition, beds, baths, squareFeet } = body;
  await saveEvidence(
    context.vault,
    trx,
    { uuid, kind: 'estimate', attempt: file.valuation.attempt },
    { amount, condition, beds, baths, squareFeet },
  );
  return [{ type: 'ValueEstimated', data: { amount, condition: condition ?? 'UNKNOWN_CONDITION' } }];
}
