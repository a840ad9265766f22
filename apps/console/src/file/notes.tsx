import { addNote } from '@lintel/contract';
import { Checkbox, Panel, TextArea } from '@lintel/ui';
import type { ReactNode } from 'react';
import { api } from '../platform/api.ts';
import { useMay } from '../platform/me.ts';
import { formatDateTime } from '../platform/times.ts';
import { FileForm } from './file-form.tsx';
import { formatPhoneCall, LogPhoneCall } from './phone-calls/log-phone-call.tsx';
import { PHONE_CALLS } from './phone-calls/words.en.ts';
import { useFile } from './use-file.ts';
import { FILE } from './words.en.ts';
import css from './file.module.css';

/** The notes and phone calls of a file, and the forms to add one. */
export function Notes(): ReactNode {
  const {
    file: { notes },
  } = useFile();
  const may = useMay();
  return (
    <Panel title={FILE.notes} id="notes">
      {notes.length === 0 ? (
        <p className={css.muted}>{FILE.noNotes}</p>
      ) : (
        <ul className={css.notes}>
          {notes.map(({ noteUuid, text, call, by, at, visibleToBorrower, mailedAt }) => (
            <li key={noteUuid}>
              {call && (
                <p>
                  <b>{formatPhoneCall(call)}</b>
                </p>
              )}
              {text && <p>{text}</p>}
              <p className={css.small}>
                {call && (
                  <>
                    {PHONE_CALLS.took(formatDateTime(call.calledAt))}
                    <br />
                  </>
                )}
                {FILE.by(by.name, formatDateTime(at))}
                {visibleToBorrower && (
                  <>
                    <br />
                    {mailedAt ? FILE.mailed(formatDateTime(mailedAt)) : FILE.beingMailed}
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {may('file') && (
        <FileForm
          name="note"
          submit={FILE.addNote}
          quiet
          done={FILE.noteAdded}
          check={(typed) => (typed.text('text') ? [] : [{ field: 'text', message: FILE.noteMissing }])}
          send={(typed, on) =>
            api(addNote, { ...on, body: { text: typed.text('text'), visibleToBorrower: typed.text('visible') !== '' } })
          }
        >
          {(at) => {
            const { name, id, defaultValue } = at('visible');
            return (
              <>
                <TextArea {...at('text')} label={FILE.note} rows={3} maxLength={2000} />
                <Checkbox
                  name={name}
                  id={id}
                  defaultChecked={defaultValue !== undefined}
                  label={FILE.visible}
                  hint={FILE.visibleHint}
                />
              </>
            );
          }}
        </FileForm>
      )}
      {may('file') && <LogPhoneCall />}
    </Panel>
  );
}
