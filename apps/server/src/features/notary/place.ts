import type { bookNotary, Request } from '@lintel/contract';
import { US_STATES, type FactData, type NotaryKind } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuseFields } from '../../kernel/http/index.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { loadHome } from '../../records/home/index.ts';
import { toMeeting, findOffice } from './offices.ts';
import type { Meeting } from './store.ts';
import { MEETING } from './words.ts';

type SentMeeting = NonNullable<Request<typeof bookNotary>['body']['place']>;

/** Resolves a meeting place to its address: an office of the list, the home, or a given address. */
export async function resolveMeeting(
  context: Context,
  { uuid, organisation }: Pick<ApplicationRow, 'uuid' | 'organisation'>,
  sent: SentMeeting | null | undefined,
): Promise<Meeting> {
  if (!sent) return refuseFields([{ field: 'place', message: MEETING.place }]);
  if (sent.type === 'OFFICE') {
    const office = sent.officeId ? await findOffice(context, organisation, sent.officeId) : undefined;
    return office ? toMeeting(office) : refuseFields([{ field: 'place.officeId', message: MEETING.office }]);
  }
  const given = sent.address ?? null;
  if (sent.type !== 'HOME' && !given) return refuseFields([{ field: 'place.address', message: MEETING.address }]);
  const { street1, street2, city, state, zip } = given ?? (await loadHome(context, context.db, uuid)).address;
  return {
    type: sent.type,
    address: { street1, street2: street2 || null, city, state, zip },
    officeId: null,
    officeName: null,
  };
}

type Place = NonNullable<FactData['NotaryBooked']['place']>;

/** Returns a meeting place as facts contain it, without the address. */
export function toMeetingPlace(kind: NotaryKind, place: Pick<Meeting, 'type' | 'officeId'> | null): Place {
  if (kind === 'ELECTRONIC') return { kind: 'REMOTE' };
  return place?.type === 'OFFICE' && place.officeId ? { kind: 'OFFICE', officeId: place.officeId } : { kind: 'HOME' };
}

/** Formats a meeting place in one line, as the person who goes there reads it. */
export const formatMeeting = ({ officeName, address }: Meeting): string =>
  [officeName, address?.street1, address?.street2, address?.city, address?.state, address?.zip]
    .filter(Boolean)
    .join(', ');

/** Returns a state's full name. */
export const stateName = (state: string): string => US_STATES[state] ?? state;
