import type { PlaidSettings } from '../plaid/client.ts';
import { plaidBankIncome } from './plaid.ts';
import type { EmploymentAnswer, EmploymentPort, IncomePort } from './port.ts';

/** Has staff ask employers, where no vendor does. */
const employmentByStaff: EmploymentPort = {
  provider: 'desk',
  confirm: async (): Promise<EmploymentAnswer> => ({ outcome: 'PENDING_REVIEW' }),
};

/** The services that may answer as the income vendor. */
export interface IncomeParties {
  /** Null in production unless SANDBOX_VENDORS is on. */
  readonly sandbox: IncomePort | null;
  /** Null when Plaid isn't connected. */
  readonly plaid: PlaidSettings | null;
}

/**
 * Combines the services to one port. Uses Plaid for bank deposits for the lenders that have it, and the sandbox for
 * every other source where it may run. Without either, staff review uploaded documents.
 */
export function incomeProviders({ sandbox, plaid }: IncomeParties): IncomePort {
  const bank = plaid && plaidBankIncome(plaid);
  const hasPlaid = (organization: string): boolean =>
    plaid !== null && (plaid.organisations === null || plaid.organisations.includes(organization));
  return {
    provider: sandbox?.provider ?? bank?.provider ?? employmentByStaff.provider,
    linkFor: (organisation, source) =>
      bank && source === 'PLAID_TRANSACTIONS' && hasPlaid(organisation) ? bank : sandbox?.linkFor(organisation, source),
    employment: sandbox?.employment ?? employmentByStaff,
  };
}
