import * as z from 'zod/mini';
import { endsAfterStart, scheduleFields } from './schedule.ts';
import { SITE_ERRORS } from './words.en.ts';

/** A feature flag as staff set it for their lender. Outside its schedule, an enabled flag is off. */
export const flagSchema = z
  .strictObject({ enabled: z.boolean(), variables: z.record(z.string(), z.unknown()), ...scheduleFields })
  .check(z.refine(endsAfterStart, { error: SITE_ERRORS.end, path: ['endsAt'] }));

export type FlagInput = z.output<typeof flagSchema>;
