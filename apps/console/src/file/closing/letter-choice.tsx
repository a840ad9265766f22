import { attorneyLetters } from '@lintel/domain';
import { Select } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { ControlProps } from '../../form/console-form.tsx';
import { FORM } from '../../form/words.en.ts';
import { staffDocumentName } from '../../platform/document-label.ts';
import { formatDay } from '../../platform/times.ts';
import { useFile } from '../use-file.ts';
import { CLOSING } from './words.en.ts';

/** Lets staff select the attorney's letter among documents added after those under review. Empty if none was added. */
export function LetterChoice({ at, documentUuids }: { at: ControlProps; documentUuids: readonly string[] }): ReactNode {
  const {
    file: { documents },
  } = useFile();
  const options = attorneyLetters(documents, documentUuids).map(({ uuid, title, type, createdAt }) => ({
    value: uuid,
    label: `${staffDocumentName({ title, type })}, ${formatDay(createdAt)}`,
  }));
  if (options.length === 0) return null;
  return (
    <Select
      {...at}
      label={CLOSING.document}
      hint={CLOSING.documentHint}
      placeholder={FORM.choose}
      options={options}
      optional={FORM.optional}
    />
  );
}
