import type { ReactNode } from 'react';
import { NamedCondition } from '../../../application/conditions/condition-screen.tsx';
import { PhotosForCondition } from '../../../application/conditions/identity/photos-for-condition.tsx';
import { ForConditions } from '../../require-signer.tsx';

/** A condition that an additional signer answers with new photos of their ID. */
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
