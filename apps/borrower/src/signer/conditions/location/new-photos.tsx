import type { ReactNode } from 'react';
import { NamedCondition } from '../../../application/conditions/condition-screen.tsx';
import { PhotosForCondition } from '../../../application/conditions/identity/photos-for-condition.tsx';
import { ForConditions } from '../../require-signer.tsx';

/** A signer's condition that new photos of their ID answer. */
export function NewPhotos(): ReactNode {
  return (
    <ForConditions>
      {({ uuid, signer }) => (
        <NamedCondition uuid={uuid} version={signer.version} place="identity">
          {(view) => <PhotosForCondition {...view} />}
        </NamedCondition>
      )}
    </ForConditions>
  );
}
