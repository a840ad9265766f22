import type { RequestMeta } from '../src/vendors/call.ts';

/** The metadata of a question that a test asks a port directly. */
export const requestMeta = (key = 'key'): RequestMeta => ({ organization: 'FIGURE', key });
