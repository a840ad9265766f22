import * as z from 'zod/mini';
import { BANNER_VARIANTS } from '../enums/service.ts';
import { endsAfterStart, scheduleFields } from './schedule.ts';
import { SITE_ERRORS } from './words.en.ts';

/** The apps that read the banner file. This one is `heloc`. */
export const BANNER_APPS = ['heloc', 'passport', 'pay', 'exchange', 'marketplace'] as const;

export const BANNER_LENGTH = 300;

/** The form with which staff enter a banner. The schedule applies only while `active` is true. */
export const bannerSchema = z
  .strictObject({
    message: z
      .string(SITE_ERRORS.message)
      .check(
        z.trim(),
        z.minLength(1, SITE_ERRORS.message),
        z.maxLength(BANNER_LENGTH, SITE_ERRORS.tooLong(BANNER_LENGTH)),
      ),
    apps: z.array(z.enum(BANNER_APPS)).check(z.minLength(1, SITE_ERRORS.apps)),
    variant: z.enum(BANNER_VARIANTS, SITE_ERRORS.variant),
    active: z.boolean(),
    dismissable: z.boolean(),
    ...scheduleFields,
  })
  .check(z.refine(endsAfterStart, { error: SITE_ERRORS.end, path: ['endsAt'] }));

export type BannerInput = z.output<typeof bannerSchema>;
