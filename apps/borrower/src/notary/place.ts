import type { bookNotary, Request } from '@lintel/contract';
import {
  cityField,
  MEETING_PLACES,
  stateField,
  streetField,
  unitField,
  zipField,
  type MeetingPlace,
  type FieldMessage,
} from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import * as z from 'zod/mini';
import { schemaErrors } from '../gate/schema-errors.ts';
import { MEETING_PLACE } from './place-words.en.ts';
import { NOTARY } from './words.en.ts';

type Body = Request<typeof bookNotary>['body'];

const address = z.object({
  street1: streetField,
  street2: unitField,
  city: cityField,
  state: stateField(),
  zip: zipField,
});
const typedAddress = ({ street1 = '', street2 = '', city = '', state = '', zip = '' }: FormValues) => ({
  street1,
  street2,
  city,
  state,
  zip,
});

/** Returns the chosen kind of place; always an office where nothing else is allowed. */
export const placeTyped = (typed: FormValues, officeOnly: boolean): MeetingPlace | undefined =>
  officeOnly ? 'OFFICE' : MEETING_PLACES.find((one) => one === typed['place']);

/** Returns whether the borrower must enter an address: those of the home and of an office are known. */
export const asksAddress = (place: MeetingPlace | undefined): place is 'WORK' | 'OTHER' =>
  place === 'WORK' || place === 'OTHER';

/** Returns errors of the form that books a meeting in person, in page order. */
export function meetingErrors(typed: FormValues, officeOnly: boolean): readonly FieldMessage[] {
  const place = placeTyped(typed, officeOnly);
  const lacksOffice = place === 'OFFICE' && !typed['officeId'];
  return [
    ...(place ? [] : [{ field: 'place', message: MEETING_PLACE.missing }]),
    ...(asksAddress(place) ? schemaErrors(address, typedAddress(typed)) : []),
    ...(lacksOffice ? [{ field: 'officeId', message: MEETING_PLACE.officeMissing }] : []),
    // An office's times appear only after it is chosen.
    ...(lacksOffice || typed['slotId'] ? [] : [{ field: 'slotId', message: NOTARY.times.missing }]),
  ];
}

/** Builds the request body of a booking in person, from valid values. */
export function meetingBody(typed: FormValues, officeOnly: boolean, fee: number | null): Body {
  const type = placeTyped(typed, officeOnly) ?? 'HOME';
  const notes = (typed['accessNotes'] ?? '').trim();
  return {
    slotId: typed['slotId'] ?? '',
    kind: 'MANUAL',
    fee,
    place: {
      type,
      address: asksAddress(type) ? z.parse(address, typedAddress(typed)) : null,
      officeId: type === 'OFFICE' ? (typed['officeId'] ?? null) : null,
    },
    accessNotes: type === 'OFFICE' || notes === '' ? null : notes,
  };
}
