/** The notary plan: how, from which day and for which fee a deed may be signed, and the funding day that follows. */
export { fundingIfSignedSoon } from './expected-funding.ts';
export { makeNotaryPlan, ownerNotices, loadNotaryPlan, type KnownPlan } from './plan.ts';
