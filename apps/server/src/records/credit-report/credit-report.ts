import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type CreditAnswer, type HardCreditAnswer, readEvidence } from '../../vendors/index.ts';

type FoundReport = Extract<CreditAnswer, { outcome: 'FOUND' }>;
type Freeze = Extract<HardCreditAnswer, { outcome: 'FROZEN' }>;
type SoftAnswer = Exclude<CreditAnswer, { outcome: 'ERROR' }>;
type VaultContext = Pick<Context, 'vault'>;

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    'credit-soft': SoftAnswer;
    'credit-hard': FoundReport;
    /** Stored apart from the reports, so that a freeze never hides an older one. */
    'credit-frozen': Freeze;
  }
}

/** Returns the bureaus' latest answer to a soft pull, or null. */
export const readSoftAnswer = ({ vault }: VaultContext, trx: Executor, uuid: string): Promise<SoftAnswer | null> =>
  readEvidence(vault, trx, uuid, 'credit-soft');

/** Returns the report of the last successful hard pull, or null. */
export const readHardReport = ({ vault }: VaultContext, trx: Executor, uuid: string): Promise<FoundReport | null> =>
  readEvidence(vault, trx, uuid, 'credit-hard');

/** Returns the bureaus whose freeze last stopped a hard pull, or null. */
export const readHardFreeze = ({ vault }: VaultContext, trx: Executor, uuid: string): Promise<Freeze | null> =>
  readEvidence(vault, trx, uuid, 'credit-frozen');

/**
 * Returns the report that counts: that of the hard pull once there is one, before that the soft pull's. Null while
 * there is neither.
 */
export async function findCreditReport(
  context: VaultContext,
  trx: Executor,
  uuid: string,
): Promise<FoundReport | null> {
  const hard = await readHardReport(context, trx, uuid);
  if (hard) return hard;
  const soft = await readSoftAnswer(context, trx, uuid);
  return soft?.outcome === 'FOUND' ? soft : null;
}
