import type { ReactNode } from 'react';
import { ConditionScreen } from '../condition-screen.tsx';
import { PhotosForCondition } from './photos-for-condition.tsx';

/** The page of a condition that the borrower answers with new photos of their ID. */
export function ConditionIdentityScreen(): ReactNode {
  return <ConditionScreen place="identity">{(view) => <PhotosForCondition {...view} />}</ConditionScreen>;
}
