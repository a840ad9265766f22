import { Button } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Signing } from './signing.ts';
import { SIGN } from './words.en.ts';

/** A separate chunk, because few signers decline. */
const DeclineDialog = lazy(async () => ({ default: (await import('./decline.tsx')).DeclineDialog }));

/** The button to decline signing, available on every signing page, and its dialog. */
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
