import type { Vendors } from './vendors.ts';

declare module '../context.ts' {
  interface Context {
    readonly vendors: Vendors;
  }
}
