import { Checkbox, Fieldset } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { ControlProps } from '../../form/console-form.tsx';
import { staffDocumentName } from '../../platform/document-label.ts';
import type { LoanFileReply } from '../use-file.ts';
import { LETTERS } from './words.en.ts';
import css from '../file.module.css';

type FileDocument = Pick<LoanFileReply['documents'][number], 'uuid' | 'title' | 'type' | 'current'>;

/** Adds the current documents to the chosen ones, or removes them. Replaced documents are chosen one by one. */
export function chooseCurrent(
  documents: readonly Pick<FileDocument, 'uuid' | 'current'>[],
  chosen: readonly string[],
  isChosen: boolean,
): string[] {
  const current = documents.filter((one) => one.current).map(({ uuid }) => uuid);
  const others = chosen.filter((uuid) => !current.includes(uuid));
  return isChosen ? [...others, ...current] : others;
}

/** The checkboxes of the documents to mail, below one that selects all current ones. */
export function DocumentChoice({
  at: { id, name, error },
  documents,
  chosenBefore,
}: {
  at: ControlProps;
  documents: readonly FileDocument[];
  chosenBefore: readonly string[];
}): ReactNode {
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    documents.map(({ uuid }) => uuid).filter((uuid) => chosenBefore.includes(uuid)),
  );
  const current = documents.filter((one) => one.current);
  const [first] = documents;
  const firstId = current.length > 0 ? `${id}-${first?.uuid}` : id;
  return (
    <Fieldset name={name} id={id} label={LETTERS.documents} error={error}>
      {documents.length === 0 && (
        <p id={id} tabIndex={-1}>
          {LETTERS.nothingToMail}
        </p>
      )}
      {current.length > 0 && (
        <Checkbox
          name="all"
          id={id}
          label={current.length === documents.length ? LETTERS.selectAll : LETTERS.selectCurrent}
          checked={current.every(({ uuid }) => chosen.includes(uuid))}
          onChange={({ currentTarget }) => setChosen(chooseCurrent(documents, chosen, currentTarget.checked))}
        />
      )}
      <div className={css.reasons}>
        {documents.map((document, index) => (
          <Checkbox
            key={document.uuid}
            name={name}
            id={index === 0 ? firstId : `${id}-${document.uuid}`}
            value={document.uuid}
            label={staffDocumentName(document)}
            checked={chosen.includes(document.uuid)}
            onChange={({ currentTarget }) =>
              setChosen(
                currentTarget.checked ? [...chosen, document.uuid] : chosen.filter((one) => one !== document.uuid),
              )
            }
          />
        ))}
      </div>
    </Fieldset>
  );
}
