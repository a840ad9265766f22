import type { FastifyRequest } from 'fastify';
import type { Executor } from '../kernel/db/index.ts';
import type { Tokens } from './tokens.ts';

/** What belongs to an account on the floors above. */
export interface AccountLinks {
  /** Files are found by the phone number of their account too: writes their entries anew, in the transaction that changed it. */
  readonly indexFilesAgain: (trx: Executor, identityUuid: string, organisation: string) => Promise<void>;
  /** The loan that an account signs for: an open one before one that ended, then the newest. */
  readonly loanToSign: (trx: Executor, identityUuid: string) => Promise<string | undefined>;
  /** The full name typed in this browser's registration so far; empty before it was. */
  readonly draftedName: (request: FastifyRequest) => Promise<string>;
  /** Ends the mailed links and codes that log a signer in. */
  readonly endLogins: (trx: Executor, identityUuid: string, at: Date) => Promise<void>;
}

declare module '../kernel/context.ts' {
  interface Context {
    readonly tokens: Tokens;
    readonly accountLinks: AccountLinks;
  }
}
