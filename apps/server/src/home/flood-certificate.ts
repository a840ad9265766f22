import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { readEvidence } from '../vendors/evidence.ts';
import type { Determination } from '../vendors/flood/port.ts';

declare module '../vendors/evidence.ts' {
  interface Evidence {
    flood: Determination;
  }
}

/** The flood certificate of the home; null before its zone was determined. */
export const readFloodCertificate = (
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<Determination | null> => readEvidence(vault, trx, uuid, 'flood');
