import { BANNER_VARIANTS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { checked, instant, uuid } from './shapes/base.ts';

/** A banner above every page (ledger DATA-030). */
export const banner = z.strictObject({
  uuid,
  message: z.string(),
  apps: checked(z.array(z.string()), z.minLength(1)),
  variant: z.enum(BANNER_VARIANTS),
  active: z.boolean(),
  dismissable: z.boolean(),
  metadata: z.strictObject({ createdAt: instant, updatedAt: instant }),
});

/** G46. Banners; the address is configurable, so a lender may serve them elsewhere. */
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
