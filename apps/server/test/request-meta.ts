import type { RequestMeta } from '../src/vendors/call.ts';

/** The metadata of a request that a test sends to a port directly. */
export const buildRequestMeta = (key = 'key'): RequestMeta => ({ organization: 'FIGURE', key });
