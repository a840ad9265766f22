import type { PlaidSettings } from '../plaid/client.ts';
import { noDirectory } from './directory.ts';
import { plaidAuth } from './plaid-auth.ts';
import type { BankPort } from './port.ts';
import { transfersByCore } from './transfers.ts';

export interface BankParties {
  /** Null: no rehearsal is wanted. */
  readonly sandbox: BankPort | null;
  /** Null: not connected. */
  readonly plaid: PlaidSettings | null;
}

/** Accounts through Plaid for the lenders that have it, everything else through the sandbox where that may answer. What is left is a letter of the bank, which a person reads. */
export function bankProviders({ sandbox, plaid }: BankParties): BankPort {
  const auth = plaid && plaidAuth(plaid);
  const hasPlaid = (organisation: string): boolean =>
    plaid !== null && (plaid.organisations === null || plaid.organisations.includes(organisation));
  return {
    provider: sandbox?.provider ?? auth?.provider ?? 'desk',
    linkFor: (organisation) => (auth && hasPlaid(organisation) ? auth : sandbox?.linkFor(organisation)),
    deposits: sandbox?.deposits ?? null,
    directory: sandbox?.directory ?? noDirectory,
    transfers: sandbox?.transfers ?? transfersByCore,
  };
}
