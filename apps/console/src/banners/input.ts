import { BANNER_APPS, BANNER_VARIANTS, bannerSchema, type BannerInput, type FieldMessage } from '@lintel/domain';
import type { FormInput } from '../form/console-form.tsx';
import { readSchedule } from '../form/schedule-fields.tsx';
import { toFieldErrors } from '../form/schema-errors.ts';

/** The values of the form of a banner, before they are checked. */
const toInput = (typed: FormInput): unknown => ({
  message: typed.text('message'),
  variant: BANNER_VARIANTS.find((one) => one === typed.text('variant')),
  apps: BANNER_APPS.filter((one) => typed.all('apps').includes(one)),
  active: typed.all('active').length > 0,
  dismissable: typed.all('dismissable').length > 0,
  ...readSchedule(typed),
});

export const readBanner = (typed: FormInput): BannerInput => bannerSchema.parse(toInput(typed));

export const bannerErrors = (typed: FormInput): FieldMessage[] =>
  toFieldErrors(bannerSchema.safeParse(toInput(typed)).error?.issues);
