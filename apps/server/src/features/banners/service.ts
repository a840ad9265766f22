import type { HandlerReply, readBanners } from '@lintel/contract';
import { scheduleState } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { toSchedule } from '../../kernel/schedule.ts';
import { selectBanners } from './store.ts';

/** Banners in a file: a page shows two of them. */
const MOST = 100;

/**
 * Returns a lender's banners, including switched-off ones: the page decides what it shows. Outside its schedule, a banner
 * isn't active.
 */
export async function currentBanners(
  context: Context,
  organisation: string,
): Promise<HandlerReply<typeof readBanners>> {
  const rows = await selectBanners(context.db, organisation).limit(MOST).execute();
  return rows.map((row) => ({
    uuid: row.uuid,
    message: row.message,
    apps: row.apps,
    variant: row.variant,
    active: row.active && scheduleState(toSchedule(row), context.sessionNow()) === 'OPEN',
    dismissable: row.dismissable,
    metadata: { createdAt: row.created_at.toISOString(), updatedAt: row.updated_at.toISOString() },
  }));
}
