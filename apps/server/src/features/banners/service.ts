import type { HandlerReply, readBanners } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import { selectActiveBanners } from './store.ts';

/** The most banners in a reply. A page shows two of them. */
const MAX_BANNERS = 100;

/** Returns the banners that a lender's pages show now. Planned and switched-off ones aren't public. */
export async function currentBanners(
  context: Context,
  organization: string,
): Promise<HandlerReply<typeof readBanners>> {
  const rows = await selectActiveBanners(context.db, organization, context.sessionNow()).limit(MAX_BANNERS).execute();
  return rows.map((row) => ({
    uuid: row.uuid,
    message: row.message,
    apps: row.apps,
    variant: row.variant,
    active: row.active,
    dismissable: row.dismissable,
    metadata: { createdAt: row.created_at.toISOString(), updatedAt: row.updated_at.toISOString() },
  }));
}
