import { findBrand, partnerFlags } from '@lintel/brands';
import { FLAG_KEYS, MAINTENANCE_FLAG, scheduleState, type FlagAttributes } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { toSchedule } from '../../kernel/schedule-columns.ts';
import { findDefaultFlag, type Flag } from './default-flag.ts';
import { applyRollout } from './rollout.ts';
import { selectFlags, type FlagRow } from './store.ts';

/**
 * Returns the requested flags as they are at a lender for one visitor: the lender's stored value, else its brand's,
 * else the default. A rollout decides for whom an enabled flag is on. Unknown keys are left out.
 */
export async function evaluateFlags(
  context: Context,
  organisation: string,
  keys: readonly string[] = FLAG_KEYS,
  attributes: FlagAttributes = {},
): Promise<Flag[]> {
  const flags = await loadPublicFlags(
    context,
    organisation,
    [...new Set(keys)].flatMap((key) => findDefaultFlag(key) ?? []),
  );
  return flags.map((flag) => applyRollout(flag, attributes));
}

/** Returns whether one of the 17 flags is on at a lender, if only for the visitors in its rollout. */
export async function isFlagOn(context: Context, organisation: string, key: string): Promise<boolean> {
  const flag = findDefaultFlag(key);
  return (await loadPublicFlags(context, organisation, flag ? [flag] : [])).some(({ enabled }) => enabled);
}

/**
 * Returns whether a partner lender's flag is on for a lender. The browser can't read these flags: they aren't among the
 * 17.
 */
export async function isPartnerFlagOn(context: Context, organisation: string): Promise<boolean> {
  const flags = partnerFlags().map((key) => ({ key, enabled: false, variables: {} }));
  return (await loadPublicFlags(context, organisation, flags)).some(({ enabled }) => enabled);
}

async function loadPublicFlags(context: Context, organisation: string, flags: readonly Flag[]): Promise<Flag[]> {
  if (flags.length === 0) return [];
  const rows = await selectFlags(
    context.db,
    organisation,
    flags.map((flag) => flag.key),
  );
  return flags.map((flag) => {
    const row = rows.find((one) => one.key === flag.key);
    return row ? toPublicFlag(flag, row, context.sessionNow()) : applyBrand(organisation, flag);
  });
}

/** Returns a flag with the value that the brand's data gives it, if any. */
export function applyBrand(organisation: string, flag: Flag): Flag {
  const brandFlags = findBrand(organisation)?.flags ?? {};
  return Object.hasOwn(brandFlags, flag.key) ? { ...flag, enabled: Boolean(brandFlags[flag.key]) } : flag;
}

function toPublicFlag({ key, variables }: Flag, row: FlagRow, now: Date): Flag {
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
