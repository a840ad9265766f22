/** Feature flags, read by both apps. */
export { loadFlagChanges } from './changes.ts';
export { decideProposal, loadFlags, saveFlag } from './manage.ts';
export { optimize } from './routes.ts';
export { flagsFor, isFlagOn, isPartnerFlagOn } from './service.ts';
