import { acknowledgeOnPaper, addFileDocument } from '@lintel/contract';
import type { FieldMessage } from '@lintel/domain';
import { Checkbox, Fieldset, Text, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { FormInput } from '../../form/console-form.tsx';
import { FileInput } from '../../form/file-input.tsx';
import { api } from '../../platform/api.ts';
import { staffDocumentName } from '../../platform/document-label.ts';
import { toEntryTime, lenderToday } from '../../platform/times.ts';
import { unsentInput } from '../../platform/unsent-input.ts';
import { FileForm, type WriteParams } from '../file-form.tsx';
import { PersonChoice } from '../person-choice.tsx';
import { useFile } from '../use-file.ts';
import { LETTERS } from './words.en.ts';
import css from '../file.module.css';

function check(typed: FormInput): FieldMessage[] {
  return [
    ...(typed.file('scan') ? [] : [{ field: 'scan', message: LETTERS.scanMissing }]),
    ...(typed.text('on') ? [] : [{ field: 'on', message: LETTERS.dayMissing }]),
    ...(typed.all('papers').length > 0 ? [] : [{ field: 'papers', message: LETTERS.documentMissing }]),
  ];
}

/**
 * Uploads the scan under the form's idempotency key, then records that each document checked on it is acknowledged.
 * Recording one twice changes nothing, so the whole form can be sent again.
 */
async function send(
  typed: FormInput,
  { params, idempotencyKey }: Pick<WriteParams, 'params' | 'idempotencyKey'>,
  personUuid: string,
): Promise<void> {
  const file = typed.file('scan');
  if (!file) return;
  const { uuid: scanDocumentUuid } = await api(addFileDocument, {
    params,
    idempotencyKey,
    body: { type: 'SUPPORT', personUuid, file },
  });
  for (const documentUuid of typed.all('papers')) {
    await api(acknowledgeOnPaper, {
      params: { ...params, documentUuid },
      idempotencyKey: crypto.randomUUID(),
      body: { personUuid, at: toEntryTime(typed.text('on')), scanDocumentUuid },
    });
  }
}

/** Records which documents a person acknowledged on a signed cover sheet. */
export function SignedDocuments(): ReactNode {
  const {
    file: { documents, person },
    uuid,
  } = useFile();
  const [who, setWho] = useState(unsentInput.read(`${uuid} signed`)['person']?.[0] ?? person.personUuid);
  const waiting = documents.filter((one) => one.current && one.mustAcknowledge && !one.acknowledgedAt);
  if (waiting.length === 0) return <p>{LETTERS.signedNone}</p>;
  return (
    <FileForm
      name="signed"
      submit={LETTERS.record}
      done={LETTERS.recorded}
      check={check}
      send={(typed, on) => send(typed, on, typed.text('person') || who)}
    >
      {(at, before) => {
        const { id, error } = at('papers');
        const documents = waiting.filter((one) => one.personUuid === who);
        return (
          <>
            <Text>{LETTERS.signedLead}</Text>
            <PersonChoice at={at('person')} label={LETTERS.person} value={who} onChange={setWho} />
            <FileInput at={at('scan')} label={LETTERS.scan} />
            <TextInput {...at('on')} type="date" max={lenderToday()} label={LETTERS.signedOn} width="short" />
            <Fieldset name="papers" id={id} label={LETTERS.signedDocuments} error={error}>
              <div className={css.reasons}>
                {documents.map((document, index) => (
                  <Checkbox
                    key={document.uuid}
                    name="papers"
                    id={index === 0 ? id : `${id}-${document.uuid}`}
                    value={document.uuid}
                    label={staffDocumentName(document)}
                    defaultChecked={before.all('papers').includes(document.uuid)}
                  />
                ))}
              </div>
            </Fieldset>
          </>
        );
      }}
    </FileForm>
  );
}
