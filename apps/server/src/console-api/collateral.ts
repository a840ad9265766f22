import type { HandlerReply, readCollateral } from '@lintel/contract';
import { isFloodArea } from '@lintel/domain';
import { readTitleSearch } from '../features/property/index.ts';
import { readCommitment } from '../features/title/index.ts';
import { loadValuationOrders } from '../features/valuation/index.ts';
import type { Context } from '../kernel/context.ts';
import { readFloodCertificate } from '../records/home/index.ts';
import type { Determination, RecordedLien, TitleSearch, Commitment } from '../vendors/index.ts';
import { homeValues } from './home-values.ts';

type Collateral = HandlerReply<typeof readCollateral>;

const toLienReply = ({ reference, holder, instrument, position, recordedCents, recordedOn }: RecordedLien) => ({
  reference,
  holder,
  instrument,
  position,
  amount: recordedCents / 100,
  recordedOn,
});

/** The home: its values and their sources, its owners, its recorded liens, and the flood map. */
export async function loadCollateral(context: Context, uuid: string): Promise<Collateral> {
  const { vault, db } = context;
  return {
    values: await homeValues(context, uuid),
    orders: (await loadValuationOrders(vault, db, uuid)).map(
      ({ kind, orderedAt, expectedOn, person, feeCents, valueCents }) => ({
        kind,
        orderedAt: orderedAt.toISOString(),
        expectedOn,
        person,
        fee: feeCents / 100,
        value: valueCents === null ? null : valueCents / 100,
      }),
    ),
    search: toSearchReply(await readTitleSearch(context, db, uuid)),
    title: toCommitmentReply(await readCommitment(context, db, uuid)),
    flood: toFloodReply(await readFloodCertificate(context, db, uuid)),
  };
}

const toSearchReply = (search: TitleSearch | null): Collateral['search'] =>
  search && {
    vesting: search.vesting,
    ownership: search.ownership,
    owners: search.owners,
    liens: search.liens.map(toLienReply),
    lastTransferOn: search.lastTransferOn,
  };

function toCommitmentReply(commitment: Commitment | null): Collateral['title'] {
  if (!commitment) return null;
  const { orderNumber, effectiveOn, vesting, estate, owners, mustSign, liens, exceptions, lastTransferOn } = commitment;
  return {
    orderNumber,
    effectiveOn,
    vesting,
    estate,
    owners,
    mustSign,
    liens: liens.map(toLienReply),
    exceptions,
    lastTransferOn,
  };
}

function toFloodReply(determination: Determination | null): Collateral['flood'] {
  if (!determination) return null;
  const { certificateNumber, determinedOn, zone, special, community, panel } = determination;
  return {
    certificateNumber,
    determinedOn,
    zone,
    isFloodArea: isFloodArea(zone, special),
    community: community.name,
    communityNumber: community.number,
    participates: community.participates,
    panel: panel.number,
    panelOn: panel.date,
  };
}
