import { Button, useToast } from '@lintel/ui';
import type { ReactNode } from 'react';
import { COPY } from './words.en.ts';

/** Copies a text and confirms it; without access to the clipboard, shows the text itself to copy by hand. */
export function CopyButton({ label, text }: { label: string; text: string }): ReactNode {
  const toast = useToast();
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => toast({ id: 'copied', text: COPY.copied }),
      () => toast({ id: 'copied', text: COPY.notCopied(text), stays: true }),
    );
  return (
    <Button size="s" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
