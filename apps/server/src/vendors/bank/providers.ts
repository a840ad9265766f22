import type { PlaidSettings } from '../plaid/client.ts';
import { noDirectory } from './directory.ts';
import { plaidAuth } from './plaid-auth.ts';
import type { BankPort } from './port.ts';
import { transfersByCore } from './transfers.ts';

/** The services that may answer as the bank vendor. */
export interface BankParties {
  /** Null in production unless SANDBOX_VENDORS is on. */
  readonly sandbox: BankPort | null;
  /** Null when Plaid isn't connected. */
  readonly plaid: PlaidSettings | null;
}

/**
 * Combines the services to one port. Uses Plaid for the lenders that have it, and the sandbox for everything else where
 * it may run. Without either, staff review a letter from the bank.
 */
export function bankProviders({ sandbox, plaid }: BankParties): BankPort {
  const auth = plaid && plaidAuth(plaid);
  const hasPlaid = (organization: string): boolean =>
    plaid !== null && (plaid.organisations === null || plaid.organisations.includes(organization));
  return {
    provider: sandbox?.provider ?? auth?.provider ?? 'desk',
    linkFor: (organisation) => (auth && hasPlaid(organisation) ? auth : sandbox?.linkFor(organisation)),
    deposits: sandbox?.deposits ?? null,
    directory: sandbox?.directory ?? noDirectory,
    transfers: sandbox?.transfers ?? transfersByCore,
  };
}
