/** Feature flags. */
export { optimize } from './routes.ts';
export { flagsFor } from './service.ts';
