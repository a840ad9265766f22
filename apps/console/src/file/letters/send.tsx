import { sendLetter } from '@lintel/contract';
import { formatAddress, type FieldMessage } from '@lintel/domain';
import { Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { FormInput } from '../../form/console-form.tsx';
import { api } from '../../platform/api.ts';
import { unsentInput } from '../../platform/unsent-input.ts';
import { FileForm } from '../file-form.tsx';
import { PersonChoice } from '../person-choice.tsx';
import { useFile } from '../use-file.ts';
import { DocumentChoice } from './document-choice.tsx';
import { LETTERS } from './words.en.ts';

/**
 * Requires a choice. The call would mail every current document for an empty one, which no one should do by mistake.
 */
export const checkChoice = (typed: Pick<FormInput, 'all'>): FieldMessage[] =>
  typed.all('papers').length > 0 ? [] : [{ field: 'papers', message: LETTERS.choiceMissing }];

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
      check={checkChoice}
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
          <PersonChoice at={at('person')} label={LETTERS.person} value={who} onChange={setWho} />
          <DocumentChoice
            key={who}
            at={at('papers')}
            documents={sendableDocuments}
            chosenBefore={before.all('papers')}
          />
        </>
      )}
    </FileForm>
  );
}
