import { Button, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { SOCIAL } from './words.en.ts';
import css from './social.module.css';

/** A text input masked until shown, because browsers offer to save a password input. */
export function SsnField({ error }: { error: string | undefined }): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <div className={shown ? css.ssn : css.hidden}>
      <TextInput
        name="ssn"
        label={SOCIAL.ssn}
        hint={SOCIAL.why}
        width="short"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        error={error}
      />
      <Button kind="link" onClick={() => setShown(!shown)}>
        {shown ? SOCIAL.hide : SOCIAL.show}
      </Button>
    </div>
  );
}
