import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type CreditAnswer, type HardCreditAnswer, readEvidence } from '../../vendors/index.ts';

type Found = Extract<CreditAnswer, { outcome: 'FOUND' }>;
type Freeze = Extract<HardCreditAnswer, { outcome: 'FROZEN' }>;
type SoftAnswer = Exclude<CreditAnswer, { outcome: 'ERROR' }>;
type Sealed = Pick<Context, 'vault'>;

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    'credit-soft': SoftAnswer;
    'credit-hard': Found;
    /** Kept apart from the reports, so that a freeze never hides an older one. */
    'credit-frozen': Freeze;
  }
}

/** What the bureaus last answered to a soft pull; null before. */
export const readSoftAnswer = ({ vault }: Sealed, trx: Executor, uuid: string): Promise<SoftAnswer | null> =>
  readEvidence(vault, trx, uuid, 'credit-soft');

/** The report of the last hard pull that brought one; null before. */
export const readHardReport = ({ vault }: Sealed, trx: Executor, uuid: string): Promise<Found | null> =>
  readEvidence(vault, trx, uuid, 'credit-hard');

/** The bureaus whose freeze stopped a hard pull last; null when none did. */
export const readHardFreeze = ({ vault }: Sealed, trx: Executor, uuid: string): Promise<Freeze | null> =>
  readEvidence(vault, trx, uuid, 'credit-frozen');

/** The report that counts: that of the hard pull once there is one, before it that of the soft pull. Null while neither was found. */
export async function findCreditReport(context: Sealed, trx: Executor, uuid: string): Promise<Found | null> {
  const hard = await readHardReport(context, trx, uuid);
  if (hard) return hard;
  const soft = await readSoftAnswer(context, trx, uuid);
  return soft?.outcome === 'FOUND' ? soft : null;
}
