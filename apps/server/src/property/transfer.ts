import { SAMPLE_POLICY, transferDecline, type Fact } from '@lintel/domain';
import { declined } from '../application/decline.ts';

/** A home that changed hands too lately ends the application, in the transaction that learns of it (ledger ELIG-001). */
export function transferFacts(home: { readonly lastTransferOn: string | null } | undefined, today: string): Fact[] {
  const reason = home && transferDecline(home.lastTransferOn, today, SAMPLE_POLICY);
  return reason ? [declined([reason])] : [];
}
