import { ORIGINATOR_KINDS } from '@lintel/domain';
import { Checkbox, Select, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { ControlProps, FormInput } from '../form/console-form.tsx';
import { FORM } from '../form/words.en.ts';
import type { Originator } from './originators-screen.tsx';
import { ORIGINATORS } from './words.en.ts';

const KINDS = ORIGINATOR_KINDS.map((value) => ({ value, label: ORIGINATORS.kinds[value] }));

/** The fields of a loan officer or broker: empty, or with the record's values. */
export function OriginatorFields({
  at,
  before,
  of,
}: {
  at: (field: string) => ControlProps;
  before: FormInput;
  of?: Originator;
}): ReactNode {
  const field = (name: string, value: string | undefined) => {
    const control = at(name);
    return { ...control, defaultValue: control.defaultValue ?? value };
  };
  const isTyped = before.text('kind') !== '';
  return (
    <>
      <Select {...field('kind', of?.kind ?? 'OFFICER')} label={ORIGINATORS.kind} options={KINDS} />
      <TextInput {...field('name', of?.name)} label={ORIGINATORS.name} autoComplete="off" maxLength={80} />
      <TextInput
        {...field('nmlsId', of?.nmlsId)}
        label={ORIGINATORS.nmlsId}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
      />
      <TextInput {...field('phone', of?.phone)} label={ORIGINATORS.phone} type="tel" autoComplete="off" />
      <TextInput {...field('email', of?.email)} label={ORIGINATORS.email} type="email" autoComplete="off" />
      <TextInput
        {...field('licensedStates', of?.licensedStates.join(' '))}
        label={ORIGINATORS.licensedStates}
        hint={ORIGINATORS.statesHint}
        autoComplete="off"
      />
      <Checkbox
        name="enforceLicensedStates"
        id={at('enforceLicensedStates').id}
        value="on"
        label={ORIGINATORS.enforce}
        defaultChecked={isTyped ? before.all('enforceLicensedStates').length > 0 : (of?.enforceLicensedStates ?? true)}
      />
      <TextInput
        {...field('repliesWithinHours', of?.repliesWithinHours?.toString())}
        label={ORIGINATORS.hours}
        optional={FORM.optional}
        inputMode="numeric"
        autoComplete="off"
        width="short"
      />
    </>
  );
}
