import type { Call } from './call.ts';
import * as files from './files.ts';

/** Tells calls from the schemas and constants that the same files export. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

export const ALL_CALLS: readonly Call[] = /* @__PURE__ */ Object.values<unknown>(files).filter(isCall);
