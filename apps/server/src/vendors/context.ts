import type { Vendors } from './vendors.ts';

declare module '../kernel/context.ts' {
  interface Context {
    readonly vendors: Vendors;
  }
}
