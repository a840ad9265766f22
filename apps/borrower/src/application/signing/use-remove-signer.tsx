import type { readSigners, Reply } from '@lintel/contract';
import { Button } from '@lintel/ui';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Props } from './remove-signer-dialog.tsx';
import { TAKE_OUT } from './words.en.ts';

type Signer = NonNullable<Reply<typeof readSigners>>['signers'][number];
export type RemovableSigner = Pick<Signer, 'signerUuid' | 'firstName' | 'lastName' | 'removableBy' | 'state'>;

// Signers are rarely removed, so the dialog isn't part of a step's chunk.
const RemoveSignerDialog = lazy(async () => ({
  default: (await import('./remove-signer-dialog.tsx')).RemoveSignerDialog,
}));

/** Returns whether the borrower can remove a signer without our help: only until the signer opens the invitation. */
export const isRemovable = ({ removableBy, state }: RemovableSigner): boolean =>
  removableBy === 'YOU' && state === 'INVITED';

/**
 * Provides a "Remove" button for each signer who hasn't opened the invitation, and its dialog. Render the dialog
 * outside every form.
 */
export function useRemoveSigner({ uuid, onRemoved, onTooLate }: Pick<Props, 'uuid' | 'onRemoved' | 'onTooLate'>): {
  button: (signer: RemovableSigner | undefined) => ReactNode;
  dialog: ReactNode;
} {
  const [signerToRemove, setSignerToRemove] = useState<RemovableSigner>();
  return {
    button: (signer) =>
      signer &&
      isRemovable(signer) && (
        <div>
          <Button kind="link" onClick={() => setSignerToRemove(signer)}>
            {TAKE_OUT.whom(`${signer.firstName} ${signer.lastName}`)}
          </Button>
        </div>
      ),
    dialog: signerToRemove && (
      <Suspense>
        <RemoveSignerDialog
          uuid={uuid}
          signer={signerToRemove}
          onClose={() => setSignerToRemove(undefined)}
          onRemoved={onRemoved}
          onTooLate={onTooLate}
        />
      </Suspense>
    ),
  };
}
