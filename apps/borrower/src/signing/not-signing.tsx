import { Button } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Signing } from './ways.ts';
import { SIGN } from './words.en.ts';

/** Few signers decline, so the dialog isn't part of a step's chunk. */
const DeclineDialog = lazy(async () => ({ default: (await import('./decline.tsx')).DeclineDialog }));

/** "I don't want to sign", available on every signing page, and its dialog. */
export function NotSigning({ signing, hasSigned }: { signing: Signing; hasSigned: boolean }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="link" onClick={() => setIsOpen(true)}>
        {SIGN.refuse}
      </Button>
      {isOpen && (
        <Suspense>
          <DeclineDialog signing={signing} hasSigned={hasSigned} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
