import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ConditionList } from '../../application/conditions/conditions-screen.tsx';
import { getConditionPath, useConditions } from '../../application/conditions/use-conditions.ts';
import { urls } from '../../platform/urls.ts';
import { ForConditions } from '../require-signer.tsx';

/** An additional signer's conditions: the list, or the only open one right away. */
export function SignerConditionsScreen(): ReactNode {
  return <ForConditions>{({ uuid }) => <ListOrOnly uuid={uuid} />}</ForConditions>;
}

function ListOrOnly({ uuid }: { uuid: string }): ReactNode {
  const [only, ...others] = (useConditions(uuid).data ?? []).filter(({ state }) => state === 'OPEN');
  return only && others.length === 0 ? (
    <Navigate to={getConditionPath(urls.signer, only)} replace />
  ) : (
    <ConditionList uuid={uuid} />
  );
}
