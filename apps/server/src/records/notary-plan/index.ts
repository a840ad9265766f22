/** The notary appointment that the plan for closing expects, and the funding day that follows from it. */
export { fundingIfSignedSoon } from './expected-funding.ts';
export { makePlan, ownerNotices, loadNotaryPlan, type KnownPlan } from './plan.ts';
