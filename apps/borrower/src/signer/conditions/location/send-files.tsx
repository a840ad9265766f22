import type { ReactNode } from 'react';
import { NamedCondition } from '../../../application/conditions/condition-screen.tsx';
import { Answer } from '../../../application/conditions/upload-document/upload-document-screen.tsx';
import { ForConditions } from '../../require-signer.tsx';

/** A signer's condition that files answer. */
export function SendFiles(): ReactNode {
  return (
    <ForConditions>
      {({ uuid, signer }) => (
        <NamedCondition uuid={uuid} version={signer.version} place="upload-document">
          {(view) => <Answer {...view} />}
        </NamedCondition>
      )}
    </ForConditions>
  );
}
