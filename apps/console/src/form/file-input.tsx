import { UPLOAD_MEDIA_TYPES } from '@lintel/domain';
import { TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { ControlProps } from './console-form.tsx';
import { FORM } from './words.en.ts';
import css from './file-input.module.css';

/** The browser's own file control, for one file. Browsers don't let a page restore an earlier choice. */
export function FileInput({
  at: { name, id, error },
  label,
  hint = FORM.fileHint,
  accept = UPLOAD_MEDIA_TYPES,
}: {
  at: ControlProps;
  label: string;
  hint?: string;
  accept?: readonly string[];
}): ReactNode {
  return (
    <div className={css.file}>
      <TextInput name={name} id={id} error={error} type="file" accept={accept.join(',')} label={label} hint={hint} />
    </div>
  );
}
