import type { Audit } from './audit.ts';

declare module '../../kernel/context.ts' {
  interface Context {
    readonly audit: Audit;
  }
}
