import type { AnswerOf, readCollateral } from '@lintel/contract';
import { isFloodArea } from '@lintel/domain';
import { readTitleSearch } from '../features/property/index.ts';
import { readCommitment } from '../features/title/index.ts';
import { loadValuationOrders } from '../features/valuation/index.ts';
import type { Context } from '../kernel/context.ts';
import { readFloodCertificate } from '../records/home/index.ts';
import type { Determination, RecordedLien, TitleSearch, Commitment } from '../vendors/index.ts';
import { homeValues } from './home-values.ts';

type Collateral = AnswerOf<typeof readCollateral>;

const lienShape = ({ reference, holder, instrument, position, recordedCents, recordedOn }: RecordedLien) => ({
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
    search: searchShape(await readTitleSearch(context, db, uuid)),
    title: commitmentShape(await readCommitment(context, db, uuid)),
    flood: floodShape(await readFloodCertificate(context, db, uuid)),
  };
}

const searchShape = (found: TitleSearch | null): Collateral['search'] =>
  found && {
    vesting: found.vesting,
    ownership: found.ownership,
    owners: found.owners,
    liens: found.liens.map(lienShape),
    lastTransferOn: found.lastTransferOn,
  };

function commitmentShape(found: Commitment | null): Collateral['title'] {
  if (!found) return null;
  const { orderNumber, effectiveOn, vesting, estate, owners, mustSign, liens, exceptions, lastTransferOn } = found;
  return {
    orderNumber,
    effectiveOn,
    vesting,
    estate,
    owners,
    mustSign,
    liens: liens.map(lienShape),
    exceptions,
    lastTransferOn,
  };
}

function floodShape(found: Determination | null): Collateral['flood'] {
  if (!found) return null;
  const { certificateNumber, determinedOn, zone, special, community, panel } = found;
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
