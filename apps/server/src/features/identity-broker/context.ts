import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../kernel/http/index.ts';

interface LogoutParts {
  /** Provided by external logins: where a browser ends the login at the lender's provider, if the caller has one. */
  readonly logoutAddress?: (caller: Caller, request: FastifyRequest) => Promise<string | undefined>;
}

declare module '../../kernel/context.ts' {
  interface Context extends LogoutParts {}
}

declare module '../../kernel/feature.ts' {
  interface Provided extends LogoutParts {}
}
