import { findBrand, partnerFlags } from '@lintel/brands';
import { FLAG_KEYS, MAINTENANCE_FLAG, scheduleState, type FlagAttributes } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { toSchedule } from '../../kernel/schedule.ts';
import { shippedFlag, type Flag } from './flags.ts';
import { applyRollout } from './rollout.ts';
import { selectFlags, type FlagRow } from './store.ts';

/**
 * Returns the requested flags for a lender: its own row, else its brand's data, else the default. Unknown keys are left
 * out. A rollout decides for whom an enabled flag is on.
 */
export async function flagsFor(
  context: Context,
  organisation: string,
  keys: readonly string[] = FLAG_KEYS,
  attributes: FlagAttributes = {},
): Promise<Flag[]> {
  const flags = await forLender(
    context,
    organisation,
    [...new Set(keys)].flatMap((key) => shippedFlag(key) ?? []),
  );
  return flags.map((flag) => applyRollout(flag, attributes));
}

/** Whether one of the 17 flags is on at a lender, if only for the visitors in its rollout. */
export async function isFlagOn(context: Context, organisation: string, key: string): Promise<boolean> {
  const flag = shippedFlag(key);
  return (await forLender(context, organisation, flag ? [flag] : [])).some(({ enabled }) => enabled);
}

/**
 * Whether a partner lender's flag is on for a lender. The browser can't ask for these flags: they aren't
 * among the 17.
 */
export async function isPartnerFlagOn(context: Context, organisation: string): Promise<boolean> {
  const flags = partnerFlags().map((key) => ({ key, enabled: false, variables: {} }));
  return (await forLender(context, organisation, flags)).some(({ enabled }) => enabled);
}

async function forLender(context: Context, organisation: string, flags: readonly Flag[]): Promise<Flag[]> {
  if (flags.length === 0) return [];
  const rows = await selectFlags(
    context.db,
    organisation,
    flags.map((flag) => flag.key),
  );
  return flags.map((flag) => {
    const row = rows.find((one) => one.key === flag.key);
    return row ? ofRow(flag, row, context.sessionNow()) : withBrand(organisation, flag);
  });
}

/** A flag as the brand's data has it. */
export function withBrand(organisation: string, flag: Flag): Flag {
  const ofBrand = findBrand(organisation)?.flags ?? {};
  return Object.hasOwn(ofBrand, flag.key) ? { ...flag, enabled: Boolean(ofBrand[flag.key]) } : flag;
}

function ofRow({ key, variables }: Flag, row: FlagRow, now: Date): Flag {
  const schedule = toSchedule(row);
  // What staff plan or switched off isn't public.
  if (!row.enabled || scheduleState(schedule, now) !== 'OPEN') return { key, enabled: false, variables };
  // Borrowers read when the lender expects to be back.
  const until = key === MAINTENANCE_FLAG && schedule.endsAt ? { until: schedule.endsAt } : {};
  return {
    key,
    enabled: true,
    variables: { ...variables, ...row.variables, ...until },
  };
}
