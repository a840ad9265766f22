import { sendLetter } from '@lintel/contract';
import { formatAddress } from '@lintel/domain';
import { Checkbox, Fieldset, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { staffDocumentName } from '../../platform/document-label.ts';
import { unsentInput } from '../../platform/unsent-input.ts';
import { FileForm } from '../file-form.tsx';
import { PersonChoice } from '../person-choice.tsx';
import { useFile } from '../use-file.ts';
import { LETTERS } from './words.en.ts';
import css from '../file.module.css';

/** Mails documents to one person. */
export function SendLetter(): ReactNode {
  const {
    file: { documents, person, property, mailedBy },
    uuid,
  } = useFile();
  const [who, setWho] = useState(unsentInput.read(`${uuid} letter`)['person']?.[0] ?? person.personUuid);
  // Another owner's address is known only as the home that they own.
  const address = who === person.personUuid ? (person.mailingAddress ?? person.homeAddress) : property;
  const sendableDocuments = documents.filter((one) => !one.uploaded && one.state === 'READY' && one.personUuid === who);
  return (
    <FileForm
      name="letter"
      submit={LETTERS.sendIt}
      done={LETTERS.sent}
      send={(typed, { params, idempotencyKey }) =>
        api(sendLetter, {
          params,
          idempotencyKey,
          body: { personUuid: typed.text('person') || who, documentUuids: [...typed.all('papers')] },
        })
      }
    >
      {(at, before) => (
        <>
          <Text>{LETTERS.mailedBy[mailedBy](formatAddress(address))}</Text>
          <Text>{LETTERS.sendLead}</Text>
          <PersonChoice at={at('person')} label={LETTERS.person} value={who} onChange={setWho} />
          {sendableDocuments.length > 0 && (
            <Fieldset name="papers" label={LETTERS.documents}>
              <div className={css.reasons}>
                {sendableDocuments.map((document) => (
                  <Checkbox
                    key={document.uuid}
                    name="papers"
                    id={`${at('papers').id}-${document.uuid}`}
                    value={document.uuid}
                    label={staffDocumentName(document)}
                    defaultChecked={before.all('papers').includes(document.uuid)}
                  />
                ))}
              </div>
            </Fieldset>
          )}
        </>
      )}
    </FileForm>
  );
}
