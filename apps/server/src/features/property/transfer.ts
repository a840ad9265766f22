import { transferDecline, type Fact, type Policy } from '@lintel/domain';
import { declined } from '../../loan-file/index.ts';

/** A home that changed hands too lately ends the application, in the transaction that learns of it (ledger ELIG-001). */
export function transferFacts(
  policy: Policy,
  home: { readonly lastTransferOn: string | null } | undefined,
  today: string,
): Fact[] {
  const reason = home && transferDecline(home.lastTransferOn, today, policy);
  return reason ? [declined(policy, [reason])] : [];
}
