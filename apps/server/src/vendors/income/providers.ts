import type { PlaidSettings } from '../plaid/client.ts';
import { plaidBankIncome } from './plaid.ts';
import type { EmploymentAnswer, EmploymentPort, IncomePort } from './port.ts';

/** Where no outside party asks employers, a person at the desk does. */
const byDesk: EmploymentPort = {
  provider: 'desk',
  confirm: async (): Promise<EmploymentAnswer> => ({ outcome: 'PENDING_REVIEW' }),
};

export interface IncomeParties {
  /** Null: no rehearsal is wanted. */
  readonly sandbox: IncomePort | null;
  /** Null: not connected. */
  readonly plaid: PlaidSettings | null;
}

/** Bank deposits through Plaid for the lenders that have it, every other source through the sandbox where that may answer. What is left is papers, which a person reads. */
export function incomeProviders({ sandbox, plaid }: IncomeParties): IncomePort {
  const bank = plaid && plaidBankIncome(plaid);
  const hasPlaid = (organisation: string): boolean =>
    plaid !== null && (plaid.organisations === null || plaid.organisations.includes(organisation));
  return {
    provider: sandbox?.provider ?? bank?.provider ?? byDesk.provider,
    linkFor: (organisation, source) =>
      bank && source === 'PLAID_TRANSACTIONS' && hasPlaid(organisation) ? bank : sandbox?.linkFor(organisation, source),
    employment: sandbox?.employment ?? byDesk,
  };
}
