import { bannerSchema } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { instant, uuid, version } from '../shapes/base.ts';
import { CONSOLE_API } from '../shapes/console.ts';

const path = `${CONSOLE_API}/banners` as const;
const bannerParams = z.strictObject({ bannerUuid: uuid });

/** A banner above the lender's pages, as staff edit it. */
const managedBanner = z.strictObject({
  ...bannerSchema.shape,
  bannerUuid: uuid,
  createdAt: instant,
  updatedAt: instant,
  version,
});

/** Lists the lender's banners, newest first, including those that are switched off, planned or over. */
export const listBanners = call({
  id: 'ST-14 get',
  tag: 'console-api',
  method: 'GET',
  path,
  auth: 'staff',
  permission: ['content'],
  reply: z.array(managedBanner),
  errors: [],
});

export const addBanner = call({
  id: 'ST-14 post',
  tag: 'console-api',
  method: 'POST',
  path,
  auth: 'staff',
  permission: ['content'],
  body: bannerSchema,
  status: 201,
  reply: managedBanner,
  errors: ['banners-full'],
  rules: { idempotency: 'required', stepUp: true },
});

/** Changes a banner. Those who dismissed it see it again. */
export const changeBanner = call({
  id: 'ST-14 put',
  tag: 'console-api',
  method: 'PUT',
  path: `${path}/{bannerUuid}`,
  auth: 'staff',
  permission: ['content'],
  params: bannerParams,
  body: bannerSchema,
  reply: managedBanner,
  errors: ['banners-full'],
  rules: { ifMatch: 'required', stepUp: true },
});

export const removeBanner = call({
  id: 'ST-14 delete',
  tag: 'console-api',
  method: 'DELETE',
  path: `${path}/{bannerUuid}`,
  auth: 'staff',
  permission: ['content'],
  params: bannerParams,
  errors: [],
  rules: { ifMatch: 'required', stepUp: true },
});
