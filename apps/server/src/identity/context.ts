import type { FastifyRequest } from 'fastify';
import type { Trx } from '../kernel/context.ts';
import type { Executor } from '../kernel/db/index.ts';
import type { Tokens } from './tokens.ts';

/**
 * Functions of the upper layers that identity calls without importing them, for an account's files, signers and chats.
 * `create-context.ts` provides them.
 */
export interface AccountLinks {
  /**
   * Rebuilds the index entries of the account's files, which are also found by its phone number, in the transaction
   * that changed it.
   */
  readonly indexFilesAgain: (trx: Executor, identityUuid: string, organization: string) => Promise<void>;
  /**
   * Changes the email address in the account's applications, to which emails about them go. Locks the applications, so
   * call it before locking the account.
   */
  readonly updateApplicantEmails: (
    trx: Executor,
    identityUuid: string,
    organization: string,
    email: string,
  ) => Promise<void>;
  /** Returns the loan that an account signs for: an open one before one that ended, then the newest. */
  readonly findLoanToSign: (trx: Executor, identityUuid: string) => Promise<string | undefined>;
  /** Returns the full name typed so far in this browser's registration, or an empty string. */
  readonly loadDraftedName: (request: FastifyRequest) => Promise<string>;
  /** Whether a staff account is a broker's. */
  readonly isBroker: (trx: Executor, identityUuid: string) => Promise<boolean>;
  /** Voids the mailed links and codes that log a signer in. */
  readonly voidLogins: (trx: Executor, identityUuid: string, at: Date) => Promise<void>;
  /** Removes the people of sessions that ended from chats whose vendor doesn't know of our sessions. */
  readonly leaveChats: (trx: Trx, sids: readonly string[]) => Promise<void>;
  /** Removes the links of an account to people at an identity provider. */
  readonly unlinkExternal: (trx: Executor, identityUuid: string) => Promise<void>;
}

declare module '../kernel/context.ts' {
  interface Context {
    readonly tokens: Tokens;
    readonly accountLinks: AccountLinks;
  }
}
