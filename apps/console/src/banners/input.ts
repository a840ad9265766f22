import { BANNER_APPS, BANNER_VARIANTS, bannerSchema, type BannerInput, type FieldMessage } from '@lintel/domain';
import type { FormInput } from '../form/console-form.tsx';
import { readSchedule } from '../form/schedule-fields.tsx';
import { toFieldErrors } from '../form/schema-errors.ts';

/** Collects the form's values before they are checked. */
const toInput = (typed: FormInput): unknown => ({
  message: typed.text('message'),
  variant: BANNER_VARIANTS.find((one) => one === typed.text('variant')),
  apps: BANNER_APPS.filter((one) => typed.all('apps').includes(one)),
  active: typed.all('active').length > 0,
  dismissable: typed.all('dismissable').length > 0,
  ...readSchedule(typed),
});

/** Reads a banner from its form, whose input has no errors. */
export const readBanner = (typed: FormInput): BannerInput => bannerSchema.parse(toInput(typed));

/** Returns the errors of the form's input, one for each field. */
export const bannerErrors = (typed: FormInput): FieldMessage[] =>
  toFieldErrors(bannerSchema.safeParse(toInput(typed)).error?.issues);
