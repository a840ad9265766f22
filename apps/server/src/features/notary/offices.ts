import * as z from 'zod/mini';
import type { Context } from '../../kernel/context.ts';
import { refuseIfUnavailable, VendorFailure, officeSchema, type Office } from '../../vendors/index.ts';
import type { Meeting } from './store.ts';
import { PLATFORM } from './words.ts';

const TEN_MINUTES = 600_000;
const cache = new WeakMap<Context, Map<string, { readonly at: number; readonly offices: readonly Office[] }>>();

/** Returns the notary offices near a ZIP code, nearest first. Results are cached for ten minutes. */
export async function loadOfficesNear(
  context: Context,
  organization: string,
  state: string,
  zip: string,
): Promise<readonly Office[]> {
  const known = cache.get(context) ?? new Map<string, { at: number; offices: readonly Office[] }>();
  cache.set(context, known);
  const key = `${organization} ${state} ${zip}`;
  const before = known.get(key);
  if (before && before.at > Date.now() - TEN_MINUTES) return before.offices;
  const answer = await refuseIfUnavailable(PLATFORM.name, async () =>
    parsePlatformReply(z.array(officeSchema), await context.vendors.notary.offices({ state, zip }, { organization })),
  );
  const offices = answer.toSorted((a, b) => (a.miles ?? Infinity) - (b.miles ?? Infinity));
  known.set(key, { at: Date.now(), offices });
  return offices;
}

/** Returns one office of the platform's list, or undefined when no office has that ID. */
export async function findOffice(
  context: Context,
  organization: string,
  officeId: string,
): Promise<Office | undefined> {
  return (
    (await refuseIfUnavailable(PLATFORM.name, async () =>
      parsePlatformReply(z.nullable(officeSchema), await context.vendors.notary.office(officeId, { organization })),
    )) ?? undefined
  );
}

/** Parses a reply of the notary platform. Throws VendorFailure when it has an unexpected shape. */
export function parsePlatformReply<S extends z.ZodMiniType>(schema: S, raw: unknown): z.output<S> {
  const read = schema.safeParse(raw);
  if (!read.success) throw new VendorFailure('MALFORMED', 'notary');
  return read.data;
}

/** Returns an office as a meeting place. */
export const toMeeting = ({ officeId, name, address }: Office): Meeting => ({
  type: 'OFFICE',
  officeId,
  officeName: name,
  address: { ...address, street2: address.street2 === '' ? null : address.street2 },
});
