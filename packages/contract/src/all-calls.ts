import type { Permission } from '@lintel/domain';
import type { Call } from './call.ts';
import * as files from './files.ts';

/** Tells calls from the schemas and constants that the same files export. */
export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

type DeclaredCall = Extract<(typeof files)[keyof typeof files], Call>;

/** The ids of the calls that the audit trail records: those of staff that need a permission. */
export type AuditedCallId = Extract<
  DeclaredCall,
  { readonly auth: 'staff'; readonly permission: readonly Permission[] }
>['id'];

/** Every call of the contract. The server mounts them, tests check each, and the OpenAPI description lists them. */
export const ALL_CALLS: readonly Call[] = /* @__PURE__ */ Object.values<unknown>(files).filter(isCall);
