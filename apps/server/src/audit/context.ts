import type { Audit } from './audit.ts';

declare module '../context.ts' {
  interface Context {
    readonly audit: Audit;
  }
}
