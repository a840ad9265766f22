import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../kernel/http/index.ts';

interface LogoutParts {
  /**
   * Returns the page where a browser ends the login at the lender's identity provider, if the caller has one. The
   * feature `external-login` provides it.
   */
  readonly logoutAddress?: (caller: Caller, request: FastifyRequest) => Promise<string | undefined>;
}

declare module '../../kernel/context.ts' {
  interface Context extends LogoutParts {}
}

declare module '../../kernel/feature.ts' {
  interface Provided extends LogoutParts {}
}
