import type { Executor } from '../db/vault.ts';
import type { Tokens } from './tokens.ts';

/** What belongs to an account on the floors above. */
export interface AccountLinks {
  /** Files are found by the phone number of their account too: writes their entries anew, in the transaction that changed it. */
  readonly indexFilesAgain: (trx: Executor, identityUuid: string, organisation: string) => Promise<void>;
  /** The loan that an account signs for: an open one before one that ended, then the newest. */
  readonly loanToSign: (trx: Executor, identityUuid: string) => Promise<string | undefined>;
  /** Ends the mailed links and codes that log a signer in. */
  readonly endLogins: (trx: Executor, identityUuid: string, at: Date) => Promise<void>;
}

declare module '../context.ts' {
  interface Context {
    readonly tokens: Tokens;
    readonly accountLinks: AccountLinks;
  }
}
