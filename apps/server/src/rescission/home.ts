import { calendarDay, zoneOf } from '@lintel/domain';
import { readAnswers } from '../application/answers.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { readEvidence } from '../vendors/evidence.ts';
import type { Parcel } from '../vendors/property/port.ts';

/** The time zone of the home: by its state and, where that lies in two, by the county of the parcel. */
export async function zoneOfHome({ vault }: Pick<Context, 'vault'>, trx: Executor, uuid: string): Promise<string> {
  const { home } = await readAnswers(vault, trx, uuid);
  const parcel = await readEvidence<Parcel>(vault, trx, uuid, 'parcel');
  return zoneOf(home.address.state, parcel?.county ?? null);
}

/** The day (yyyy-MM-dd) that ends with an instant, in a zone: of midnight the day before it. */
export const dayEnding = (midnight: string, zone: string): string => calendarDay(Date.parse(midnight) - 1, zone);
