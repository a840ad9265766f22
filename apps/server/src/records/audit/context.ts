import type { Audit } from './audit.ts';

/** Gives every part of the server the audit trail. */
declare module '../../kernel/context.ts' {
  interface Context {
    readonly audit: Audit;
  }
}
