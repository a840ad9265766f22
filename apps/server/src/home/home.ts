import { zoneOf } from '@lintel/domain';
import { readAnswers } from '../answers/answers.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { readEvidence } from '../vendors/evidence.ts';
import type { Parcel } from '../vendors/property/port.ts';

/** Where the home is; the county as the parcel has it, null where nobody has found one. */
export async function homeOf({ vault }: Pick<Context, 'vault'>, trx: Executor, uuid: string) {
  const { home } = await readAnswers(vault, trx, uuid);
  const parcel = await readEvidence<Parcel>(vault, trx, uuid, 'parcel');
  return { address: home.address, county: parcel?.county ?? null };
}

/** The time zone of the home: by its state and, where that lies in two, by the county of the parcel. */
export async function zoneOfHome(context: Pick<Context, 'vault'>, trx: Executor, uuid: string): Promise<string> {
  const { address, county } = await homeOf(context, trx, uuid);
  return zoneOf(address.state, county);
}
