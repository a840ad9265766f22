import type { ReactNode } from 'react';
import { NamedCondition } from '../../../application/conditions/condition-screen.tsx';
import { ConditionAnswerForm } from '../../../application/conditions/upload-document/upload-document-screen.tsx';
import { ForConditions } from '../../require-signer.tsx';

/** A condition that an additional signer answers with files. */
export function SendFiles(): ReactNode {
  return (
    <ForConditions>
      {({ uuid, signer }) => (
        <NamedCondition uuid={uuid} version={signer.version} place="upload-document">
          {(view) => <ConditionAnswerForm {...view} />}
        </NamedCondition>
      )}
    </ForConditions>
  );
}
