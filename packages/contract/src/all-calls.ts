import type { Call } from './call.ts';
import * as files from './files.ts';

/** Whether an export of a contract file is a call, and not a schema or a constant beside it. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of the contract. */
export const ALL_CALLS: readonly Call[] = /* @__PURE__ */ Object.values<unknown>(files).filter(isCall);
