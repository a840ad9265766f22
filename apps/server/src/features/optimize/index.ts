/** Feature flags: what each is at a lender and for a visitor, and how staff change them. */
export { loadFlagChanges } from './changes.ts';
export { decideProposal, loadFlags, saveFlag } from './manage.ts';
export { featureFlags } from './routes.ts';
export { evaluateFlags, isFlagOn, isPartnerFlagOn } from './service.ts';
