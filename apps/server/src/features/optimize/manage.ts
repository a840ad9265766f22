import { randomUUID } from 'node:crypto';
import type { decideFlagProposal, HandlerReply, listFlags, Request } from '@lintel/contract';
import {
  FLAG_KEYS,
  MAINTENANCE_FLAG,
  maintenanceSchema,
  ROLLOUT_ERRORS,
  rolloutSchema,
  touchesMoney,
  type FlagInput,
} from '@lintel/domain';
import { loadAllStaffNames, requireSecondPerson } from '../../identity/index.ts';
import type { Context, Trx } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse, refuseFields, refuseWith } from '../../kernel/http/index.ts';
import { toSchedule, toScheduleColumns } from '../../kernel/schedule-columns.ts';
import { toChange } from './changes.ts';
import { findDefaultFlag, type Flag } from './default-flag.ts';
import { applyBrand } from './service.ts';
import {
  endChange,
  insertChange,
  insertFlag,
  lockOpenChange,
  selectFlags,
  selectOpenChanges,
  updateFlag,
  type FlagRow,
} from './store.ts';
import type { FlagValue } from './tables.ts';

type ManagedFlag = HandlerReply<typeof listFlags>[number];
/** A flag as it is at a lender, without the open proposal: that depends on the caller, who may have proposed it. */
type LenderFlag = Omit<ManagedFlag, 'proposal'>;
type Decision = Request<typeof decideFlagProposal>;

/** Returns the allowed flags as the lender's staff set them, in the order of the list. */
export const loadFlags = (context: Context, caller: Caller): Promise<ManagedFlag[]> => load(context, caller, FLAG_KEYS);

async function load({ db }: Context, caller: Caller, keys: readonly string[]): Promise<ManagedFlag[]> {
  const { organisation, identityUuid } = caller;
  const flags = await loadManagedFlags(db, organisation, keys);
  const open = await selectOpenChanges(db, organisation);
  const names = open.length === 0 ? new Map<string, string>() : await loadAllStaffNames(db, organisation);
  return flags.map((flag) => {
    const proposal = open.find(({ key }) => key === flag.key);
    return {
      ...flag,
      proposal: proposal ? { ...toChange(proposal, names), isOwn: proposal.made_by === identityUuid } : null,
    };
  });
}

async function loadManagedFlags(trx: Executor, organisation: string, keys: readonly string[]): Promise<LenderFlag[]> {
  const rows = await selectFlags(trx, organisation, keys);
  return keys.flatMap((key) => {
    const defaultFlag = findDefaultFlag(key);
    return defaultFlag
      ? toLenderFlag(
          organisation,
          defaultFlag,
          rows.find((row) => row.key === key),
        )
      : [];
  });
}

function toLenderFlag(organisation: string, defaultFlag: Flag, row: FlagRow | undefined): LenderFlag {
  if (row)
    return {
      key: row.key,
      enabled: row.enabled,
      variables: { ...defaultFlag.variables, ...row.variables },
      ...toSchedule(row),
      origin: 'LENDER',
      version: row.version,
    };
  const brandFlag = applyBrand(organisation, defaultFlag);
  return {
    ...brandFlag,
    variables: { ...brandFlag.variables },
    startsAt: null,
    endsAt: null,
    origin: brandFlag === defaultFlag ? 'DEFAULT' : 'BRAND',
    version: 0,
  };
}

const toValue = ({ enabled, variables, startsAt, endsAt }: FlagInput): FlagValue => ({
  enabled,
  variables,
  startsAt: startsAt ?? null,
  endsAt: endsAt ?? null,
});

/**
 * Sets a flag for the lender, unless another person set it since it was read. Version 0 is a flag that no one has set.
 * A change of a flag that touches money waits for a second person, and the flag stays as it is.
 */
export async function saveFlag(
  context: Context,
  caller: Caller,
  key: string,
  input: FlagInput,
  version: number | undefined,
): Promise<ManagedFlag> {
  const { organisation, identityUuid } = caller;
  if (!findDefaultFlag(key)) return refuse('choice-unknown');
  checkRollout(input);
  const to = toValue({ ...input, variables: key === MAINTENANCE_FLAG ? readMaintenance(input) : input.variables });
  const needsSecondPerson = touchesMoney(key);
  await context.db.transaction().execute(async (trx) => {
    const [before] = await loadManagedFlags(trx, organisation, [key]);
    if (!before) return refuse('choice-unknown');
    if (!needsSecondPerson) await writeFlag(trx, organisation, key, to, version);
    else if (before.version !== version) refuseWith('stale-version', { version: before.version });
    const isInserted = await insertChange(trx, {
      uuid: randomUUID(),
      organisation,
      key,
      from: JSON.stringify(toValue(before)),
      to: JSON.stringify(to),
      state: needsSecondPerson ? 'OPEN' : 'APPLIED',
      made_by: identityUuid,
      made_at: context.sessionNow(),
      decided_by: null,
      decided_at: null,
    });
    if (!isInserted) refuse('not-at-this-step');
  });
  const about = { identity: identityUuid, organisation, flag: key, enabled: to.enabled };
  event(context, needsSecondPerson ? 'flag.proposed' : 'flag.changed', about);
  return loadOne(context, caller, key);
}

/** A second person approves or rejects a proposal. Its proposer can do neither. */
export async function decideProposal(
  context: Context,
  caller: Caller,
  { key, changeUuid }: Decision['params'],
  outcome: Decision['body']['outcome'],
): Promise<ManagedFlag> {
  const { organisation, identityUuid } = caller;
  if (!findDefaultFlag(key)) return refuse('choice-unknown');
  const { to, made_by: proposer } = await context.db.transaction().execute(async (trx) => {
    const change = await lockOpenChange(trx, organisation, key, changeUuid);
    if (!change) return refuse('not-at-this-step');
    if (change.made_by === identityUuid) return refuse('second-person-needed');
    if (outcome === 'APPROVE') {
      await requireSecondPerson(context, trx, change.made_by, identityUuid);
      const [before] = await loadManagedFlags(trx, organisation, [key]);
      await writeFlag(trx, organisation, key, change.to, before?.version);
    }
    const state = outcome === 'APPROVE' ? 'APPLIED' : 'REJECTED';
    await endChange(trx, changeUuid, state, identityUuid, context.sessionNow());
    return change;
  });
  event(context, outcome === 'APPROVE' ? 'flag.changed' : 'flag.rejected', {
    identity: identityUuid,
    organisation,
    flag: key,
    enabled: to.enabled,
    proposer,
  });
  return loadOne(context, caller, key);
}

async function loadOne(context: Context, caller: Caller, key: string): Promise<ManagedFlag> {
  const [flag] = await load(context, caller, [key]);
  return flag ?? refuse('choice-unknown');
}

async function writeFlag(
  trx: Trx,
  organisation: string,
  key: string,
  value: FlagValue,
  version: number | undefined,
): Promise<void> {
  const values = {
    key,
    organisation,
    enabled: value.enabled,
    variables: JSON.stringify(value.variables),
    ...toScheduleColumns(value),
  };
  const row = version === 0 ? await insertFlag(trx, values) : await updateFlag(trx, values, version ?? 0);
  if (row) return;
  const [current] = await selectFlags(trx, organisation, [key]);
  refuseWith('stale-version', { version: current?.version ?? 0 });
}

function checkRollout({ variables: { rollout } }: FlagInput): void {
  if (rollout !== undefined && !rolloutSchema.safeParse(rollout).success)
    refuseFields([{ field: 'rollout', message: ROLLOUT_ERRORS.form }]);
}

/** Checks the variables that the maintenance page needs. While the flag is off, its list of routes may be empty. */
function readMaintenance({ enabled, variables }: FlagInput): Record<string, unknown> {
  const read = maintenanceSchema.safeParse(variables);
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? 'variables'), message }));
  const left = enabled ? errors : errors.filter(({ field }) => field !== 'routes');
  return left.length > 0 ? refuseFields(left) : { ...variables };
}
