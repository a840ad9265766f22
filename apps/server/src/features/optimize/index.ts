/** Feature flags, read by both apps. */
export { optimize } from './routes.ts';
export { flagsFor, isPartnerFlagOn } from './service.ts';
