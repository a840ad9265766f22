import * as z from 'zod/mini';

/**
 * The variable `rollout` of a flag: for whom an enabled flag is on. Always for the people of `identities`, and for
 * `percentage` of visitors; `createdAfter` limits the percentage to applications created since.
 */
export const rolloutSchema = z.strictObject({
  percentage: z.int().check(z.gte(0), z.lte(100)),
  identities: z._default(z.array(z.uuid()).check(z.maxLength(100)), []),
  createdAfter: z.optional(z.iso.datetime()),
});
export type Rollout = z.output<typeof rolloutSchema>;

/** The visitor for whom a flag is evaluated, besides the lender. */
export interface FlagAttributes {
  readonly applicationUuid?: string | null | undefined;
  readonly identityUuid?: string | null | undefined;
  /** When the application was created, as an ISO instant. */
  readonly createdTime?: string | null | undefined;
  readonly trackerId?: string | null | undefined;
}

/**
 * Returns the id that decides whether a visitor is in a percentage: the tracker, so that a login in the same browser
 * changes nothing; without one the person, then the application.
 */
export const rolloutSubject = ({ trackerId, identityUuid, applicationUuid }: FlagAttributes): string | undefined =>
  (trackerId ?? identityUuid ?? applicationUuid ?? undefined)?.toLowerCase();

/**
 * Whether a flag with this rollout is on for a visitor.
 *
 * @param share the subject's number from 0 to below 1; undefined without a subject, who is included only at 100 percent
 */
export function isInRollout(
  { percentage, identities, createdAfter }: Rollout,
  { identityUuid, createdTime }: FlagAttributes,
  share: number | undefined,
): boolean {
  if (identityUuid != null && identities.includes(identityUuid.toLowerCase())) return true;
  if (createdAfter !== undefined && !(Date.parse(createdTime ?? '') >= Date.parse(createdAfter))) return false;
  return percentage === 100 || (share !== undefined && share * 100 < percentage);
}
