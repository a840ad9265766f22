import type { OccupancyType } from '../enums/home.ts';
import type { Regime } from './file.ts';

/** States with rules of their own; `homesteadOnly`: the rules apply only to a home that its owner lives in. */
const BY_STATE: Readonly<Record<string, { readonly regime: Regime; readonly homesteadOnly: boolean }>> = {
  NY: { regime: 'NY', homesteadOnly: false },
  TX: { regime: 'TX_50A6', homesteadOnly: true },
};

/** Returns the state law that an application is under; `state` is two capital letters. */
export function getRegime(state: string, occupancy: OccupancyType): Regime {
  const row = BY_STATE[state];
  return row && (!row.homesteadOnly || occupancy === 'HOME') ? row.regime : 'ORDINARY';
}
