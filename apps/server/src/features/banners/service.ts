import type { HandlerReply, readBanners } from '@lintel/contract';
import type { Context } from '../../kernel/context.ts';
import { selectActiveBanners } from './store.ts';

/** Banners in a file: a page shows two of them. */
const MOST = 100;

/** Returns the banners that are on now. What staff plan or switched off isn't public. */
export async function currentBanners(
  context: Context,
  organization: string,
): Promise<HandlerReply<typeof readBanners>> {
  const rows = await selectActiveBanners(context.db, organization, context.sessionNow()).limit(MOST).execute();
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
