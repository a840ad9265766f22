import { changeLetter } from '@lintel/contract';
import { TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { api } from '../../platform/api.ts';
import { lenderToday } from '../../platform/times.ts';
import { FileForm } from '../file-form.tsx';
import { LETTERS } from './words.en.ts';

const WORDS = {
  POSTED: { submit: LETTERS.sayPosted, label: LETTERS.postedOn, hint: undefined, done: LETTERS.postedDone },
  BACK: { submit: LETTERS.sayBack, label: LETTERS.backOn, hint: LETTERS.backHint, done: LETTERS.backDone },
} as const;

/** Records that staff mailed a letter, or that it was returned. */
export function ChangeLetter({ letterUuid, state }: { letterUuid: string; state: 'POSTED' | 'BACK' }): ReactNode {
  const { submit, label, hint, done } = WORDS[state];
  return (
    <FileForm
      name={`letter ${letterUuid} ${state}`}
      submit={submit}
      quiet
      done={done}
      check={(typed) => (typed.text('on') ? [] : [{ field: 'on', message: LETTERS.dayMissing }])}
      send={({ text }, { params }) =>
        api(changeLetter, { params: { ...params, letterUuid }, body: { state, on: text('on') } })
      }
    >
      {(at) => (
        <TextInput
          {...at('on')}
          defaultValue={at('on').defaultValue ?? lenderToday()}
          type="date"
          max={lenderToday()}
          label={label}
          {...(hint ? { hint } : {})}
          width="short"
        />
      )}
    </FileForm>
  );
}
