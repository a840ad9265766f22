import { currentGate, statusOf, type AccountPurpose, type GateId, type LoanFile } from '@lintel/domain';
import { refuseWith } from '../../kernel/http/index.ts';

/** Where an account for a purpose is asked for. */
const GATE: Readonly<Record<AccountPurpose, GateId>> = { DISBURSEMENT: 'disburse', AUTOPAY: 'autopay' };

/** An account for the money is asked for at its own step, and not while another is waited for; one for the payments likewise. */
export function refuseElsewhere(file: LoanFile, version: number, purpose: AccountPurpose): void {
  if (currentGate(file)?.id !== GATE[purpose]) refuseWith('not-at-this-step', { status: statusOf(file), version });
}
