import { randomUUID } from 'node:crypto';
import type { HandlerReply, listBanners } from '@lintel/contract';
import { BANNER_APPS, scheduleState, type BannerInput } from '@lintel/domain';
import type { Context, Trx } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse, refuseWith } from '../../kernel/http/index.ts';
import { toSchedule, toScheduleColumns } from '../../kernel/schedule-columns.ts';
import {
  countOpenBanners,
  insertBanner,
  listOwnBanners,
  lockBanner,
  removeBannerRow,
  updateBanner,
  type BannerRow,
  type BannerValues,
} from './store.ts';

/** The most banners of one lender that haven't ended. A page shows two. */
const MAX_OPEN_BANNERS = 50;

type ManagedBanner = HandlerReply<typeof listBanners>[number];

const toManaged = (row: BannerRow): ManagedBanner => ({
  bannerUuid: row.uuid,
  message: row.message,
  apps: BANNER_APPS.filter((app) => row.apps.includes(app)),
  variant: row.variant,
  active: row.active,
  dismissable: row.dismissable,
  ...toSchedule(row),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
});

const toValues = ({ startsAt, endsAt, apps, ...input }: BannerInput): BannerValues => ({
  ...input,
  apps: JSON.stringify([...new Set(apps)]),
  ...toScheduleColumns({ startsAt, endsAt }),
});

/** Returns all banners of a lender, for the staff who manage them. */
export const loadBanners = async (context: Context, { organisation }: Caller): Promise<ManagedBanner[]> =>
  (await listOwnBanners(context.db, organisation)).map(toManaged);

export async function saveNewBanner(context: Context, caller: Caller, input: BannerInput): Promise<ManagedBanner> {
  const { organisation, identityUuid } = caller;
  const uuid = randomUUID();
  await refuseIfFull(context, context.db, caller, input);
  const row = await insertBanner(context.db, {
    uuid,
    organisation,
    created_at: context.sessionNow(),
    ...toValues(input),
  });
  event(context, 'banner.added', { identity: identityUuid, organisation, banner: uuid, active: input.active });
  return toManaged(row);
}

/** Changes a banner, unless another person changed it since it was read. */
export async function saveBannerChange(
  context: Context,
  { organisation, identityUuid }: Caller,
  uuid: string,
  input: BannerInput,
  version: number | undefined,
): Promise<ManagedBanner> {
  const changed = await context.db.transaction().execute(async (trx) => {
    await requireVersion(trx, organisation, uuid, version);
    await refuseIfFull(context, trx, { organisation }, input, uuid);
    return updateBanner(trx, uuid, toValues(input), context.sessionNow());
  });
  event(context, 'banner.changed', { identity: identityUuid, organisation, banner: uuid, active: input.active });
  return toManaged(changed);
}

export async function deleteBanner(
  context: Context,
  { organisation, identityUuid }: Caller,
  uuid: string,
  version: number | undefined,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await requireVersion(trx, organisation, uuid, version);
    await removeBannerRow(trx, uuid);
  });
  event(context, 'banner.removed', { identity: identityUuid, organisation, banner: uuid });
}

/** Limits mistakes and scripts. Two banners added at the same time may exceed the limit by one. */
async function refuseIfFull(
  context: Context,
  trx: Executor,
  { organisation }: Pick<Caller, 'organisation'>,
  input: BannerInput,
  except?: string,
): Promise<void> {
  const now = context.sessionNow();
  if (scheduleState(input, now) === 'OVER') return;
  if ((await countOpenBanners(trx, organisation, now, except)) >= MAX_OPEN_BANNERS) refuse('banners-full');
}

async function requireVersion(
  trx: Trx,
  organization: string,
  uuid: string,
  version: number | undefined,
): Promise<void> {
  const before = (await lockBanner(trx, organization, uuid)) ?? refuse('not-found');
  if (before.version !== version) refuseWith('stale-version', { version: before.version });
}
