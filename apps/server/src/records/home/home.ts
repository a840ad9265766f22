import { calendarDay, getTimeZone } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { loanNow } from '../../loan-file/index.ts';
import { readEvidence, type Parcel, type Determination } from '../../vendors/index.ts';
import { readAnswers } from '../answers/index.ts';

/** Returns the home's address with the parcel's county, which is null until a parcel is found. */
export async function loadHome({ vault }: Pick<Context, 'vault'>, trx: Executor, uuid: string) {
  const { home } = await readAnswers(vault, trx, uuid);
  const parcel = await readParcel({ vault }, trx, uuid);
  return { address: home.address, county: parcel?.county ?? null };
}

/** Returns the home's time zone, by its state or, in a state with two zones, by the parcel's county. */
export async function zoneOfHome(context: Pick<Context, 'vault'>, trx: Executor, uuid: string): Promise<string> {
  const { address, county } = await loadHome(context, trx, uuid);
  return getTimeZone(address.state, county);
}

/** Returns the loan clock's day in the home's calendar, yyyy-MM-dd. */
export const todayAtHome = async (
  context: Pick<Context, 'vault' | 'config'>,
  trx: Executor,
  uuid: string,
): Promise<string> => calendarDay((await loanNow(context, trx)).getTime(), await zoneOfHome(context, trx, uuid));

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    parcel: Parcel;
  }
}

/** Returns the parcel that the records found or the borrower chose from several, or null. */
export const readParcel = ({ vault }: Pick<Context, 'vault'>, trx: Executor, uuid: string): Promise<Parcel | null> =>
  readEvidence(vault, trx, uuid, 'parcel');

/** Returns the number of the parcel that was found, or else the one that the borrower entered, or null. */
export async function readParcelNumber(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<string | null> {
  const parcel = await readParcel({ vault }, trx, uuid);
  return parcel?.parcelNumber ?? (await readAnswers(vault, trx, uuid)).home.parcelNumber;
}

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    flood: Determination;
  }
}

/** Returns the home's flood certificate, or null before its zone was determined. */
export const readFloodCertificate = (
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<Determination | null> => readEvidence(vault, trx, uuid, 'flood');
