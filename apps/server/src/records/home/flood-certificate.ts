import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readEvidence, type Determination } from '../../vendors/index.ts';

declare module '../../vendors/evidence.ts' {
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
