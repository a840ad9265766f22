import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readEvidence } from '../../vendors/index.ts';

/**
 * The details that a borrower enters so that the bureau finds their credit file (the call credit/social), as references
 * into the vault.
 */
export interface CreditMatch {
  readonly ssn: string;
  readonly name: string;
  readonly previousAddress: string | null;
}

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    match: CreditMatch;
  }
}

/** Returns the latest of these details, or null. */
export const readCreditMatch = (
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<CreditMatch | null> => readEvidence(vault, trx, uuid, 'match');
