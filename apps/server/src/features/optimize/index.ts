/** Feature flags, read by both apps. */
export { optimize } from './routes.ts';
export { flagsFor } from './service.ts';
