import type { HandlerReply, readCollateral } from '@lintel/contract';
import { isFloodArea, matchCountyLiens } from '@lintel/domain';
import { readTitleSearch } from '../features/property/index.ts';
import { readCommitment } from '../features/title/index.ts';
import { loadValuationOrders } from '../features/valuation/index.ts';
import type { Context } from '../kernel/context.ts';
import { readFloodCertificate } from '../records/home/index.ts';
import { loadDebts, type Debt } from '../records/liabilities/index.ts';
import type { Determination, RecordedLien, TitleSearch, Commitment } from '../vendors/index.ts';
import { loadHomeValues } from './home-values.ts';

type Collateral = HandlerReply<typeof readCollateral>;

type LienReply = NonNullable<Collateral['title']>['liens'][number];

/** Returns the borrower's decision about the debt behind a recorded lien. */
function toDisposition(debt: Debt | undefined): LienReply['disposition'] {
  if (!debt) return 'UNMATCHED';
  if (debt.answer === 'NOT_MINE' || debt.answer === 'PAID_OFF') return 'DISPUTED';
  return debt.marked ? 'PAY_OFF' : 'STAYS';
}

function toLiensReply(recorded: readonly RecordedLien[], debts: readonly Debt[]): LienReply[] {
  const liens = debts.filter(({ kind }) => kind === 'LIEN');
  return matchCountyLiens(recorded, liens).map(({ county, known }) => ({
    reference: county.reference,
    holder: county.holder,
    instrument: county.instrument,
    position: county.position,
    amount: county.recordedCents / 100,
    recordedOn: county.recordedOn,
    disposition: toDisposition(liens.find(({ uuid }) => uuid === known)),
  }));
}

/** Returns the home as security: its values and their sources, its owners, its recorded liens, and the flood map. */
export async function loadCollateral(context: Context, uuid: string): Promise<Collateral> {
  const { vault, db } = context;
  const debts = await loadDebts(vault, db, uuid);
  return {
    values: await loadHomeValues(context, uuid),
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
    search: toSearchReply(await readTitleSearch(context, db, uuid), debts),
    title: toCommitmentReply(await readCommitment(context, db, uuid), debts),
    flood: toFloodReply(await readFloodCertificate(context, db, uuid)),
  };
}

const toSearchReply = (search: TitleSearch | null, debts: readonly Debt[]): Collateral['search'] =>
  search && {
    vesting: search.vesting,
    ownership: search.ownership,
    owners: search.owners,
    liens: toLiensReply(search.liens, debts),
    lastTransferOn: search.lastTransferOn,
  };

function toCommitmentReply(commitment: Commitment | null, debts: readonly Debt[]): Collateral['title'] {
  if (!commitment) return null;
  const { orderNumber, effectiveOn, vesting, estate, owners, mustSign, liens, exceptions, lastTransferOn } = commitment;
  return {
    orderNumber,
    effectiveOn,
    vesting,
    estate,
    owners,
    mustSign,
    liens: toLiensReply(liens, debts),
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
