import type { Tokens } from './tokens.ts';

declare module '../context.ts' {
  interface Context {
    readonly tokens: Tokens;
  }
}
