import type { Context } from '../../kernel/context.ts';

/** Returns every banner of the lender, including switched-off ones. The page decides what it shows. */
export async function currentBanners(context: Context) {
  const rows = await context.db.selectFrom('banner').selectAll().orderBy('created_at', 'desc').limit(100).execute();
  return rows.map(
    ({ uuid, message, apps, variant, active, dismissable, created_at: createdAt, updated_at: updatedAt }) => ({
      uuid,
      message,
      apps,
      variant,
      active,
      dismissable,
      metadata: { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
    }),
  );
}
