import type { Policy } from './policy.ts';
import { SAMPLE_POLICY } from './sample-policy.ts';

/** Policies of lenders that bring their own, by the code of the organisation. One lender, one policy at a time: a change of a figure is a new version. */
const OWN: Readonly<Record<string, Policy>> = {};

/** The policy that a lender lends by: its own, or the sample that is shipped. */
export const getPolicy = (organisation: string, own: Readonly<Record<string, Policy>> = OWN): Policy =>
  (Object.hasOwn(own, organisation) ? own[organisation] : undefined) ?? SAMPLE_POLICY;
