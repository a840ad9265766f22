import { Actions, Button, Dialog, Stack, Text } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { TWO_STEP } from './words.en.ts';
import css from './settings.module.css';

const WORDS = TWO_STEP.codes;

/** Shows the recovery codes, which no one can show again. Closes only when the person says that they have them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }): ReactNode {
  const [said, setSaid] = useState('');
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(WORDS.copied),
      () => setSaid(WORDS.notCopied),
    );
  return (
    <Dialog name="recovery-codes" open forced title={WORDS.title}>
      <Stack>
        <Text>{WORDS.lead}</Text>
        <ol className={css.codes} aria-label={WORDS.label} translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Actions>
          <Button size="s" onClick={() => void copy()}>
            {WORDS.copy}
          </Button>
          <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={WORDS.file}>
            {WORDS.save}
          </a>
        </Actions>
        <output>{said}</output>
        <Actions>
          <Button kind="primary" onClick={onDone}>
            {WORDS.done}
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  );
}
