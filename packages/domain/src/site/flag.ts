import * as z from 'zod/mini';
import { endsAfterStart, scheduleFields } from './schedule.ts';
import { SITE_ERRORS } from './words.en.ts';

/** The most that a flag's variables may contain: characters as JSON, and levels of nested objects and lists. */
export const VARIABLES_LIMIT = { characters: 20_000, levels: 4 } as const;

function isNestedWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((one) => isNestedWithin(levels - 1, one));
}

const variables = z
  .record(z.string(), z.unknown())
  .check(
    z.refine(
      (value) =>
        isNestedWithin(VARIABLES_LIMIT.levels, value) && JSON.stringify(value).length <= VARIABLES_LIMIT.characters,
      { error: SITE_ERRORS.variables },
    ),
  );

/** The form with which staff set a feature flag for their lender. Outside its schedule, an enabled flag is off. */
export const flagSchema = z
  .strictObject({ enabled: z.boolean(), variables, ...scheduleFields })
  .check(z.refine(endsAfterStart, { error: SITE_ERRORS.end, path: ['endsAt'] }));

export type FlagInput = z.output<typeof flagSchema>;
