import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import type { CreditAnswer } from '../vendors/credit/port.ts';
import { readEvidence } from '../vendors/evidence.ts';

type Found = Extract<CreditAnswer, { outcome: 'FOUND' }>;

/** The report that counts: that of the hard pull once there is one, before it that of the soft pull. Null while neither was found. */
export async function reportOf({ vault }: Pick<Context, 'vault'>, trx: Executor, uuid: string): Promise<Found | null> {
  const hard = await readEvidence<Found>(vault, trx, uuid, 'credit-hard');
  if (hard) return hard;
  const soft = await readEvidence<CreditAnswer>(vault, trx, uuid, 'credit-soft');
  return soft?.outcome === 'FOUND' ? soft : null;
}
