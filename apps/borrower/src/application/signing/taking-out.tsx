import type { readSigners, ReplyOf } from '@lintel/contract';
import { Button } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { TAKE_OUT } from './copy.ts';
import type { Props } from './take-out.tsx';

type Signer = NonNullable<ReplyOf<typeof readSigners>>['signers'][number];
export type Named = Pick<Signer, 'signerUuid' | 'firstName' | 'lastName' | 'removableBy' | 'state'>;

// Hardly anybody is taken out: the question is no part of a step's weight.
const TakeOut = lazy(async () => ({ default: (await import('./take-out.tsx')).TakeOut }));

/** Whether the borrower may still take somebody out alone: until they opened the invitation. */
export const isRemovable = ({ removableBy, state }: Named): boolean => removableBy === 'YOU' && state === 'INVITED';

/** A "Remove" button for each signer who has not opened the invitation, and the question behind it. The dialog is outside every form. */
export function useTakingOut({ uuid, onTaken, onLate }: Pick<Props, 'uuid' | 'onTaken' | 'onLate'>): {
  button: (signer: Named | undefined) => ReactNode;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Named>();
  return {
    button: (signer) =>
      signer &&
      isRemovable(signer) && (
        <div>
          <Button kind="link" onClick={() => setAsked(signer)}>
            {TAKE_OUT.whom(`${signer.firstName} ${signer.lastName}`)}
          </Button>
        </div>
      ),
    dialog: asked && (
      <Suspense>
        <TakeOut uuid={uuid} signer={asked} onClose={() => setAsked(undefined)} onTaken={onTaken} onLate={onLate} />
      </Suspense>
    ),
  };
}
