import { Actions, Button, useToast } from '@lintel/ui';
import type { ReactNode } from 'react';
import { SETUP } from './words.en.ts';

/** Ways to save recovery codes that are shown only once: the clipboard, or a file. */
export function SaveCodes({ codes }: { codes: readonly string[] }): ReactNode {
  const toast = useToast();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(
        () => SETUP.copied,
        () => SETUP.notCopied,
      )
      .then((said) => toast({ id: crypto.randomUUID(), text: said }));
  return (
    <Actions>
      <Button size="s" onClick={() => void copy()}>
        {SETUP.copy}
      </Button>
      <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={SETUP.file}>
        {SETUP.save}
      </a>
    </Actions>
  );
}
