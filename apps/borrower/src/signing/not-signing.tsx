import { Button } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { SIGN } from './copy.ts';
import type { Signing } from './ways.ts';

/** Hardly anybody declines: the question is no part of a step's weight. */
const DeclineDialog = lazy(async () => ({ default: (await import('./decline.tsx')).DeclineDialog }));

/** "I don't want to sign", in reach on every page of the signing, and the question behind it. */
export function NotSigning({ signing, hasSigned }: { signing: Signing; hasSigned: boolean }): ReactNode {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button kind="link" onClick={() => setAsked(true)}>
        {SIGN.refuse}
      </Button>
      {asked && (
        <Suspense>
          <DeclineDialog signing={signing} hasSigned={hasSigned} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}
