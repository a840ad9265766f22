import type { Policy } from './policy.ts';
import { SAMPLE_POLICY } from './sample-policy.ts';

/**
 * Policies of lenders that have their own, by organization code. A lender has one policy at a time: a changed figure
 * needs a new version.
 */
const OWN: Readonly<Record<string, Policy>> = {};

/** Returns a lender's policy: its own, or the sample. */
export const getPolicy = (organization: string, own: Readonly<Record<string, Policy>> = OWN): Policy =>
  (Object.hasOwn(own, organization) ? own[organization] : undefined) ?? SAMPLE_POLICY;
