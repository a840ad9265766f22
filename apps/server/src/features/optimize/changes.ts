import type { HandlerReply, listFlagChanges } from '@lintel/contract';
import { isFlagKey } from '@lintel/domain';
import { loadAllStaffNames } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { type Caller, refuse } from '../../kernel/http/index.ts';
import { selectChanges, type FlagChangeRow } from './store.ts';
import type { FlagValue } from './tables.ts';

type FlagChange = HandlerReply<typeof listFlagChanges>[number];

const LONGEST_HISTORY = 50;

/** Returns a flag's history for the console: who changed it from what to what, and who decided about a proposal. */
export async function loadFlagChanges(
  { db }: Pick<Context, 'db'>,
  { organisation }: Pick<Caller, 'organisation'>,
  key: string,
): Promise<FlagChange[]> {
  if (!isFlagKey(key)) return refuse('choice-unknown');
  const rows = await selectChanges(db, organisation, key, LONGEST_HISTORY);
  const names = await loadAllStaffNames(db, organisation);
  return rows.map((row) => toChange(row, names));
}

/** Returns a stored change or proposal as the console shows it, with the names of the people. */
export function toChange(row: FlagChangeRow, names: ReadonlyMap<string, string>): FlagChange {
  const toPerson = (id: string, at: Date) => ({ name: names.get(id) ?? '', at: at.toISOString() });
  return {
    changeUuid: row.uuid,
    from: toValue(row.from),
    to: toValue(row.to),
    state: row.state,
    made: toPerson(row.made_by, row.made_at),
    decided: row.decided_by && row.decided_at ? toPerson(row.decided_by, row.decided_at) : null,
  };
}

const toValue = (value: FlagValue) => ({ ...value, variables: { ...value.variables } });
