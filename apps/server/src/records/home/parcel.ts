import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readEvidence, type Parcel } from '../../vendors/index.ts';

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    parcel: Parcel;
  }
}

/** The parcel that the records found, or that the borrower chose of several; null before. */
export const readParcel = ({ vault }: Pick<Context, 'vault'>, trx: Executor, uuid: string): Promise<Parcel | null> =>
  readEvidence(vault, trx, uuid, 'parcel');
