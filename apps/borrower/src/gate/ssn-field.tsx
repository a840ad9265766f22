import { Button, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import css from './ssn-field.module.css';

interface SsnFieldProps {
  words: Readonly<Record<'ssn' | 'why' | 'show' | 'hide', string>>;
  error: string | undefined;
}

/** The field for a Social Security number. A masked text input, because browsers offer to save a password input. */
export function SsnField({ words, error }: SsnFieldProps): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <div className={shown ? css.ssn : css.masked}>
      <TextInput
        name="ssn"
        label={words.ssn}
        hint={words.why}
        width="short"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        error={error}
      />
      <Button kind="link" onClick={() => setShown(!shown)}>
        {shown ? words.hide : words.show}
      </Button>
    </div>
  );
}
