import type { HandlerReply, readProperty } from '@lintel/contract';
import { homeCondition } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { readFoundValue, readOwnerEstimate, readParcelNumber } from '../../records/home/index.ts';
import { readEvidence, type Parcel } from '../../vendors/index.ts';
import { valueSource } from '../valuation/index.ts';
import { readTitleSearch } from './evidence.ts';
import { VALUE_SOURCE } from './words.ts';

type PropertyReply = HandlerReply<typeof readProperty>;

/** Returns the home as answered and as found, its value, and the parcels to choose from while there are several. */
export async function loadPropertyReply(context: Context, row: ApplicationRow): Promise<PropertyReply> {
  const { vault, db } = context;
  const { home, applicant } = await readAnswers(vault, db, row.uuid);
  const search = await readEvidence(vault, db, row.uuid, 'property');
  const estimate = await loadEstimate(context, row.uuid);
  const title = await readTitleSearch(context, db, row.uuid);
  return {
    property: {
      ...home.address,
      occupancyType: home.occupancyType,
      condition: homeCondition(row.projection),
      parcelNumber: await readParcelNumber(context, db, row.uuid),
      estimate: estimate?.value ?? null,
    },
    estimate,
    candidates: row.projection.propertySearch.outcome === 'MANY' ? (search?.parcels ?? []).map(toCandidate) : [],
    ownersOnTitle: [...(title?.owners ?? [])],
    ownership: { answered: applicant.ownershipType, onTitle: title?.ownership ?? null },
    version: row.version,
  };
}

async function loadEstimate(context: Context, uuid: string): Promise<PropertyReply['estimate']> {
  const value = await readFoundValue(context, context.db, uuid);
  if (value?.outcome === 'VALUE')
    return {
      value: value.valueCents / 100,
      low: value.lowCents / 100,
      high: value.highCents / 100,
      asOf: value.asOf,
      source: valueSource(value),
    };
  const own = await readOwnerEstimate(context, context.db, uuid);
  return own && { value: own.amount, low: null, high: null, asOf: null, source: VALUE_SOURCE.estimate };
}

const toCandidate = ({ propertyId, address, parcelNumber, ownerInitials, lastTransferOn }: Parcel) => ({
  propertyId,
  address: { ...address },
  parcelNumber,
  ownerInitials,
  lastSaleOn: lastTransferOn,
});
