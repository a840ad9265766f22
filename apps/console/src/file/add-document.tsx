import { addFileDocument } from '@lintel/contract';
import { DOCUMENT_TYPES } from '@lintel/domain';
import { Select } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { FileInput } from '../form/file-input.tsx';
import { FORM } from '../form/words.en.ts';
import { api } from '../platform/api.ts';
import { staffDocumentLabel } from '../platform/document-label.ts';
import { FileForm } from './file-form.tsx';
import { PersonChoice } from './person-choice.tsx';
import { useFile } from './use-file.ts';
import { FILE } from './words.en.ts';

const TYPES = DOCUMENT_TYPES.map((value) => ({ value, label: staffDocumentLabel(value) })).toSorted((a, b) =>
  a.label.localeCompare(b.label),
);

/** Adds the scan of a document that came by mail: a letter, a signed document, an opinion, a statement. */
export function AddDocument(): ReactNode {
  const {
    file: { person },
  } = useFile();
  const [who, setWho] = useState<string>(person.personUuid);
  return (
    <FileForm
      name="from post"
      submit={FILE.add}
      quiet
      done={FILE.added}
      check={(typed) => [
        ...(typed.text('type') ? [] : [{ field: 'type', message: FILE.chooseKind }]),
        ...(typed.file('file') ? [] : [{ field: 'file', message: FILE.fromPostMissing }]),
      ]}
      send={async (typed, { params, idempotencyKey }) => {
        const [file, type] = [typed.file('file'), DOCUMENT_TYPES.find((one) => one === typed.text('type'))];
        if (file && type) await api(addFileDocument, { params, idempotencyKey, body: { type, personUuid: who, file } });
      }}
    >
      {(at) => (
        <>
          <p>{FILE.fromPostHint}</p>
          <Select {...at('type')} label={FILE.fromPostKind} placeholder={FORM.choose} options={TYPES} />
          <PersonChoice at={at('person')} label={FILE.fromPostWho} value={who} onChange={setWho} />
          <FileInput at={at('file')} label={FILE.fromPostFile} />
        </>
      )}
    </FileForm>
  );
}
