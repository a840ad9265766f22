import type { HandlerReply, listFlags } from '@lintel/contract';
import {
  FLAG_KEYS,
  MAINTENANCE_FLAG,
  maintenanceSchema,
  ROLLOUT_ERRORS,
  rolloutSchema,
  type FlagInput,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse, refuseFields, refuseWith } from '../../kernel/http/index.ts';
import { toSchedule, toScheduleColumns } from '../../kernel/schedule.ts';
import { shippedFlag, type Flag } from './flags.ts';
import { withBrand } from './service.ts';
import { insertFlag, selectFlags, updateFlag, type FlagRow } from './store.ts';

type ManagedFlag = HandlerReply<typeof listFlags>[number];

/** Returns the allowed flags as the lender's staff set them, in the order of the list. */
export async function loadFlags(context: Context, { organisation }: Caller): Promise<ManagedFlag[]> {
  const rows = await selectFlags(context.db, organisation, FLAG_KEYS);
  return FLAG_KEYS.flatMap((key) => {
    const shipped = shippedFlag(key);
    return shipped
      ? toManaged(
          organisation,
          shipped,
          rows.find((row) => row.key === key),
        )
      : [];
  });
}

function toManaged(organisation: string, shipped: Flag, row: FlagRow | undefined): ManagedFlag {
  if (row)
    return {
      key: row.key,
      enabled: row.enabled,
      variables: { ...shipped.variables, ...row.variables },
      ...toSchedule(row),
      origin: 'LENDER',
      version: row.version,
    };
  const brandFlag = withBrand(organisation, shipped);
  return {
    ...brandFlag,
    variables: { ...brandFlag.variables },
    startsAt: null,
    endsAt: null,
    origin: brandFlag === shipped ? 'DEFAULT' : 'BRAND',
    version: 0,
  };
}

/** Sets a flag for the lender, unless another person set it since it was read. Version 0 is a flag that no one has set. */
export async function saveFlag(
  context: Context,
  { organisation, identityUuid }: Caller,
  key: string,
  input: FlagInput,
  version: number | undefined,
): Promise<ManagedFlag> {
  const shipped = shippedFlag(key) ?? refuse('choice-unknown');
  checkRollout(input);
  const values = {
    key,
    organisation,
    enabled: input.enabled,
    variables: JSON.stringify(key === MAINTENANCE_FLAG ? readMaintenance(input) : input.variables),
    ...toScheduleColumns(input),
  };
  const saved = await context.db.transaction().execute(async (trx) => {
    const row = version === 0 ? await insertFlag(trx, values) : await updateFlag(trx, values, version ?? 0);
    if (row) return row;
    const [current] = await selectFlags(trx, organisation, [key]);
    return refuseWith('stale-version', { version: current?.version ?? 0 });
  });
  event(context, 'flag.changed', { identity: identityUuid, organisation, flag: key, enabled: input.enabled });
  return toManaged(organisation, shipped, saved);
}

function checkRollout({ variables: { rollout } }: FlagInput): void {
  if (rollout !== undefined && !rolloutSchema.safeParse(rollout).success)
    refuseFields([{ field: 'rollout', message: ROLLOUT_ERRORS.form }]);
}

/** The maintenance page can't do without its variables, so they are checked here. A flag that is off may list nothing. */
function readMaintenance({ enabled, variables }: FlagInput): Record<string, unknown> {
  const read = maintenanceSchema.safeParse(variables);
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? 'variables'), message }));
  const left = enabled ? errors : errors.filter(({ field }) => field !== 'routes');
  return left.length > 0 ? refuseFields(left) : { ...variables };
}
