import { getTimeZone } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readEvidence, type Parcel, type Determination } from '../../vendors/index.ts';
import { readAnswers } from '../answers/index.ts';

/** Where the home is; the county as the parcel has it, null where nobody has found one. */
export async function loadHome({ vault }: Pick<Context, 'vault'>, trx: Executor, uuid: string) {
  const { home } = await readAnswers(vault, trx, uuid);
  const parcel = await readParcel({ vault }, trx, uuid);
  return { address: home.address, county: parcel?.county ?? null };
}

/** The time zone of the home: by its state and, where that lies in two, by the county of the parcel. */
export async function zoneOfHome(context: Pick<Context, 'vault'>, trx: Executor, uuid: string): Promise<string> {
  const { address, county } = await loadHome(context, trx, uuid);
  return getTimeZone(address.state, county);
}

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    parcel: Parcel;
  }
}

/** The parcel that the records found, or that the borrower chose of several; null before. */
export const readParcel = ({ vault }: Pick<Context, 'vault'>, trx: Executor, uuid: string): Promise<Parcel | null> =>
  readEvidence(vault, trx, uuid, 'parcel');

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
