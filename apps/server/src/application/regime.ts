import type { LoanFile, OccupancyType } from '@lintel/domain';

type Regime = NonNullable<LoanFile['regime']>;

/** States under rules of their own; `homesteadOnly`: the rules bind a home that its owner lives in. */
const BY_STATE: Readonly<Record<string, { regime: Regime; homesteadOnly: boolean }>> = {
  NY: { regime: 'NY', homesteadOnly: false },
  TX: { regime: 'TX_50A6', homesteadOnly: true },
};

/** The rules that an application stands under (design page loan-file.md, section 9). */
export function regimeOf(state: string, occupancy: OccupancyType): Regime {
  const row = BY_STATE[state];
  return row && (!row.homesteadOnly || occupancy === 'HOME') ? row.regime : 'ORDINARY';
}
