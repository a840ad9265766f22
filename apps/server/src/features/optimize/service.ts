import { findBrand } from '@lintel/brands';
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
  const shipped = [...new Set(keys)].flatMap((key) => shippedFlag(key) ?? []);
  if (shipped.length === 0) return [];
  const rows = await context.db
    .selectFrom('flag')
    .selectAll()
    .where('organisation', '=', organisation)
    .where(
      'key',
      'in',
      shipped.map((flag) => flag.key),
    )
    .execute();
  const ofBrand = findBrand(organisation)?.flags ?? {};
  return shipped.map((flag) => {
    const row = rows.find((one) => one.key === flag.key);
    if (row) return { key: flag.key, enabled: row.enabled, variables: { ...flag.variables, ...row.variables } };
    return Object.hasOwn(ofBrand, flag.key) ? { ...flag, enabled: Boolean(ofBrand[flag.key]) } : flag;
  });
}
