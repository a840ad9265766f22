import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { readEvidence } from '../vendors/evidence.ts';
import type { Parcel } from '../vendors/property/port.ts';

declare module '../vendors/evidence.ts' {
  interface Evidence {
    parcel: Parcel;
  }
}

/** The parcel that the records found, or that the borrower chose of several; null before. */
export const readParcel = ({ vault }: Pick<Context, 'vault'>, trx: Executor, uuid: string): Promise<Parcel | null> =>
  readEvidence(vault, trx, uuid, 'parcel');
