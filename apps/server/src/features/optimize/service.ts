import { findBrand, partnerFlags } from '@lintel/brands';
import type { Context } from '../../kernel/context.ts';
import { FLAG_KEYS, shippedFlag, type Flag } from './flags.ts';

/**
 * Returns the requested flags for a lender: its own row, else its brand's data, else the default. Unknown keys are left
 * out.
 */
export async function flagsFor(
  context: Context,
  organisation: string,
  keys: readonly string[] = FLAG_KEYS,
): Promise<Flag[]> {
  return forLender(
    context,
    organisation,
    [...new Set(keys)].flatMap((key) => shippedFlag(key) ?? []),
  );
}

/**
 * Whether a partner lender's flag is on for a lender (BRAND-011). The browser can't ask for these flags: they aren't
 * among the 17.
 */
export async function isPartnerFlagOn(context: Context, organisation: string): Promise<boolean> {
  const flags = partnerFlags().map((key) => ({ key, enabled: false, variables: {} }));
  return (await forLender(context, organisation, flags)).some(({ enabled }) => enabled);
}

async function forLender(context: Context, organisation: string, flags: readonly Flag[]): Promise<Flag[]> {
  if (flags.length === 0) return [];
  const rows = await context.db
    .selectFrom('flag')
    .selectAll()
    .where('organisation', '=', organisation)
    .where(
      'key',
      'in',
      flags.map((flag) => flag.key),
    )
    .execute();
  const ofBrand = findBrand(organisation)?.flags ?? {};
  return flags.map((flag) => {
    const row = rows.find((one) => one.key === flag.key);
    if (row) return { key: flag.key, enabled: row.enabled, variables: { ...flag.variables, ...row.variables } };
    return Object.hasOwn(ofBrand, flag.key) ? { ...flag, enabled: Boolean(ofBrand[flag.key]) } : flag;
  });
}
