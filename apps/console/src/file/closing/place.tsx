import { MEETING_PLACES, type MeetingPlace as Place, type FieldMessage } from '@lintel/domain';
import { Select, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { ControlProps, FormInput } from '../../form/console-form.tsx';
import { FORM } from '../../form/words.en.ts';
import { CLOSING } from './words.en.ts';

const PLACE_FIELDS = ['street', 'city', 'state', 'zip'] as const;

const isElsewhere = (place: string): boolean => place === 'WORK' || place === 'OTHER';
const readSelectedPlace = (typed: FormInput): Place =>
  MEETING_PLACES.find((one) => one === typed.text('place')) ?? 'HOME';

/** Returns the errors of the fields of a meeting place. */
export function placeErrors(typed: FormInput): FieldMessage[] {
  const place = readSelectedPlace(typed);
  if (place === 'OFFICE') return typed.text('office') ? [] : [{ field: 'office', message: CLOSING.chooseOffice }];
  if (!isElsewhere(place)) return [];
  return PLACE_FIELDS.filter((field) => !typed.text(field)).map((field) => ({
    field,
    message: CLOSING.placeMissing[field],
  }));
}

/** Reads the meeting place from the form, in the shape of the call's body. */
export function toMeetingPlace(typed: FormInput) {
  const type = readSelectedPlace(typed);
  if (type === 'OFFICE') return { type, officeId: typed.text('office') };
  if (!isElsewhere(type)) return { type };
  return {
    type,
    address: {
      street1: typed.text('street'),
      street2: '',
      city: typed.text('city'),
      state: typed.text('state').toUpperCase(),
      zip: typed.text('zip'),
    },
  };
}

interface MeetingPlaceProps {
  at: (field: string) => ControlProps;
  places: readonly Place[];
  offices: readonly { readonly officeId: string; readonly name: string }[];
}

/** The fields for the place where a person met a notary. */
export function MeetingPlace({ at, places, offices }: MeetingPlaceProps): ReactNode {
  const { name, id, error, defaultValue } = at('place');
  const [place, setPlace] = useState(defaultValue ?? places[0] ?? 'OFFICE');
  return (
    <>
      <Select
        name={name}
        id={id}
        error={error}
        label={CLOSING.place}
        hint={CLOSING.placeHint}
        value={place}
        options={places.map((value) => ({ value, label: CLOSING.places[value] }))}
        onChange={(event) => setPlace(event.currentTarget.value)}
      />
      {place === 'OFFICE' && (
        <Select
          {...at('office')}
          label={CLOSING.office}
          placeholder={FORM.choose}
          options={offices.map(({ officeId, name: label }) => ({ value: officeId, label }))}
        />
      )}
      {isElsewhere(place) && (
        <>
          <TextInput {...at('street')} label={CLOSING.street} maxLength={100} />
          <TextInput {...at('city')} label={CLOSING.city} maxLength={60} />
          <TextInput {...at('state')} label={CLOSING.state} hint={CLOSING.stateHint} maxLength={2} width="short" />
          <TextInput
            {...at('zip')}
            label={CLOSING.zip}
            hint={CLOSING.zipHint}
            inputMode="numeric"
            maxLength={10}
            width="short"
          />
        </>
      )}
    </>
  );
}
