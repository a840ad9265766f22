import { Button, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { DETAILS } from './words.en.ts';
import css from './contact.module.css';

/** Masked until shown, but not a password input, which browsers offer to save. */
export function SsnField({ error }: { error: string | undefined }): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <div className={shown ? css.ssn : css.hidden}>
      <TextInput
        name="ssn"
        label={DETAILS.ssn}
        hint={DETAILS.why}
        width="short"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        {...(error !== undefined && { error })}
      />
      <Button kind="link" onClick={() => setShown(!shown)}>
        {shown ? DETAILS.hide : DETAILS.show}
      </Button>
    </div>
  );
}
