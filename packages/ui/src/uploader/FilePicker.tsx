import { Camera, Upload } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { classNames } from '../class-names.ts';
import { describedBy, ErrorMessage } from '../fields/Field.tsx';
import fields from '../fields/fields.module.css';
import styles from './uploader.module.css';

export interface FilePickerProps {
  name: string;
  label: ReactNode;
  hint: ReactNode;
  error?: string;
  /** Media types that the browser offers, separated by commas. */
  accept: string;
  words: { drop: string; choose: string; photo: string };
  /** False: the maximum number of files was reached. */
  open?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A field for files: a drop zone, and two buttons for keyboard and touch that choose files or take a photo. */
export function FilePicker({ name, label, hint, error, accept, words, open = true, onFiles }: FilePickerProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // Choosing the same file again must count as a change.
    currentTarget.value = '';
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (open) onFiles([...event.dataTransfer.files]);
  };
  return (
    <fieldset
      className={classNames(fields.field, error !== undefined && fields.bad)}
      aria-describedby={describedBy({ name, label, hint, ...(error === undefined ? {} : { error }) })}
    >
      <legend className={fields.label}>{label}</legend>
      <p id={`${name}-hint`} className={fields.hint}>
        {hint}
      </p>
      {error !== undefined && <ErrorMessage id={`${name}-error`}>{error}</ErrorMessage>}
      {open && (
        <div
          className={classNames(styles.zone, over && styles.over)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={dropped}
        >
          <p aria-hidden="true">{words.drop}</p>
          <div>
            <Button id={name} icon={<Upload />} onClick={() => chooser.current?.click()}>
              {words.choose}
            </Button>
            <Button icon={<Camera />} onClick={() => camera.current?.click()}>
              {words.photo}
            </Button>
          </div>
          <input ref={chooser} type="file" multiple hidden accept={accept} onChange={chosen} data-picks="files" />
          <input
            ref={camera}
            type="file"
            hidden
            accept="image/*"
            capture="environment"
            onChange={chosen}
            data-picks="photo"
          />
        </div>
      )}
    </fieldset>
  );
}
