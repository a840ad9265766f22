import { decideCorrection, type SentBodyOf } from '@lintel/contract';
import { isStaffCorrectable, NAME_SUFFIXES, US_STATES, type StaffCorrectable, type FieldMessage } from '@lintel/domain';
import { ChoiceTiles, Fieldset, Select, Stack, TextArea, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { ControlProps, FormInput } from '../../form/console-form.tsx';
import { FORM } from '../../form/words.en.ts';
import { api } from '../../platform/api.ts';
import { unsentInput } from '../../platform/unsent-input.ts';
import { FileForm } from '../file-form.tsx';
import { useFile, type LoanFileReply } from '../use-file.ts';
import { FILE } from '../words.en.ts';
import { CORRECTIONS } from './words.en.ts';

type Correction = LoanFileReply['corrections'][number];
type Body = SentBodyOf<typeof decideCorrection>;

const NEEDED: Readonly<Record<StaffCorrectable, readonly string[]>> = {
  name: ['firstName', 'lastName'],
  homeAddress: ['street1', 'city', 'state', 'zip'],
  mailingAddress: ['street1', 'city', 'state', 'zip'],
};

/** The decision on a requested correction: corrects the value or refuses the request. */
export function DecideCorrection({ correction: { correctionUuid, field } }: { correction: Correction }): ReactNode {
  const { uuid } = useFile();
  const name = `correction ${correctionUuid}`;
  const known = isStaffCorrectable(field) ? field : undefined;
  const [outcome, setOutcome] = useState(
    known ? (unsentInput.read(`${uuid} ${name}`)['outcome']?.[0] ?? '') : 'REFUSED',
  );
  const options = [
    ...(known ? [{ value: 'ACCEPTED', label: CORRECTIONS.accept }] : []),
    { value: 'REFUSED', label: CORRECTIONS.refuse },
  ];
  const check = (typed: FormInput): FieldMessage[] => {
    if (outcome === '') return [{ field: 'outcome', message: CORRECTIONS.chooseOutcome }];
    return outcome === 'ACCEPTED' && known
      ? NEEDED[known].filter((one) => !typed.text(one)).map((one) => ({ field: one, message: CORRECTIONS.missing }))
      : [];
  };
  return (
    <FileForm
      name={name}
      submit={known ? CORRECTIONS.record : CORRECTIONS.refuse}
      quiet
      done={CORRECTIONS.done}
      check={check}
      send={(typed, { params, ...on }) =>
        api(decideCorrection, {
          ...on,
          params: { ...params, correctionUuid },
          body:
            outcome === 'ACCEPTED' && known
              ? accepted(known, typed)
              : { outcome: 'REFUSED', comment: typed.text('comment') || null },
        })
      }
    >
      {(at) => (
        <>
          {!known && <p>{CORRECTIONS.notHere}</p>}
          {known && (
            <ChoiceTiles
              {...at('outcome')}
              label={CORRECTIONS.outcome}
              look="small"
              value={outcome}
              onChange={setOutcome}
              options={options}
            />
          )}
          {known && outcome === 'ACCEPTED' && <CorrectValueField field={known} at={at} />}
          <TextArea {...at('comment')} label={FILE.comment} optional={FORM.optional} rows={2} maxLength={500} />
        </>
      )}
    </FileForm>
  );
}

function accepted(field: StaffCorrectable, { text }: FormInput): Body {
  const comment = text('comment') || null;
  if (field === 'name')
    return {
      outcome: 'ACCEPTED',
      comment,
      change: {
        name: {
          firstName: text('firstName'),
          middleName: text('middleName'),
          lastName: text('lastName'),
          suffix: NAME_SUFFIXES.find((one) => one === text('suffix')) ?? '',
        },
      },
    };
  return {
    outcome: 'ACCEPTED',
    comment,
    change: {
      [field]: {
        street1: text('street1'),
        street2: text('street2'),
        city: text('city'),
        state: text('state'),
        zip: text('zip'),
      },
    },
  };
}

/** The corrected value, prefilled with the application's. */
function CorrectValueField({ field, at }: { field: StaffCorrectable; at: (field: string) => ControlProps }): ReactNode {
  const {
    file: {
      person: { name, homeAddress, mailingAddress },
    },
  } = useFile();
  const current: Readonly<Record<string, string | null | undefined>> = {
    ...(field === 'name' ? name : ((field === 'mailingAddress' ? mailingAddress : null) ?? homeAddress)),
  };
  const prefilled = (part: string) => ({
    ...at(part),
    defaultValue: at(part).defaultValue ?? current[part] ?? '',
  });
  return (
    <Fieldset name={`right ${field}`} label={CORRECTIONS.right} hint={CORRECTIONS.rightHint}>
      {field === 'name' ? (
        <Stack>
          <TextInput {...prefilled('firstName')} label={CORRECTIONS.firstName} autoComplete="off" />
          <TextInput
            {...prefilled('middleName')}
            label={CORRECTIONS.middleName}
            optional={FORM.optional}
            autoComplete="off"
          />
          <TextInput {...prefilled('lastName')} label={CORRECTIONS.lastName} autoComplete="off" />
          <Select
            {...prefilled('suffix')}
            label={CORRECTIONS.suffix}
            optional={FORM.optional}
            options={NAME_SUFFIXES.map((value) => ({ value, label: value || FILE.none }))}
            width="short"
          />
        </Stack>
      ) : (
        <Stack>
          <TextInput {...prefilled('street1')} label={CORRECTIONS.street1} autoComplete="off" />
          <TextInput
            {...prefilled('street2')}
            label={CORRECTIONS.street2}
            optional={FORM.optional}
            autoComplete="off"
          />
          <TextInput {...prefilled('city')} label={CORRECTIONS.city} autoComplete="off" />
          <Select
            {...prefilled('state')}
            label={CORRECTIONS.state}
            options={Object.entries(US_STATES).map(([value, label]) => ({ value, label }))}
          />
          <TextInput
            {...prefilled('zip')}
            label={CORRECTIONS.zip}
            inputMode="numeric"
            autoComplete="off"
            width="short"
          />
        </Stack>
      )}
    </Fieldset>
  );
}
