import type { ReactNode } from 'react';
import { ConditionScreen } from '../condition-screen.tsx';
import { PhotosForCondition } from './photos-for-condition.tsx';

/** A condition that new photos of the borrower's ID answer. */
export function ConditionIdentityScreen(): ReactNode {
  return <ConditionScreen place="identity">{(view) => <PhotosForCondition {...view} />}</ConditionScreen>;
}
