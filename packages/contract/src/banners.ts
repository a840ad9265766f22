import { BANNER_VARIANTS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { checked, instant, uuid } from './shapes/base.ts';

/** A banner at the top of every page. */
export const banner = z.strictObject({
  uuid,
  message: z.string(),
  apps: checked(z.array(z.string()), z.minLength(1)),
  variant: z.enum(BANNER_VARIANTS),
  active: z.boolean(),
  dismissable: z.boolean(),
  metadata: z.strictObject({ createdAt: instant, updatedAt: instant }),
});

/** Lists the banners. The address is configurable, so a lender can serve them elsewhere. */
export const readBanners = call({
  id: 'G46',
  tag: 'banners',
  method: 'GET',
  path: '/banners/{environment}.json',
  auth: 'anonymous',
  params: z.strictObject({ environment: z.enum(['production', 'test']) }),
  reply: z.array(banner),
  errors: [],
});
