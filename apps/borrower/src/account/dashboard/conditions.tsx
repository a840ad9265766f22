import type { ReactNode } from 'react';
import { ConditionItem } from '../../application/conditions/groups.tsx';
import type { Condition } from '../../application/conditions/use-conditions.ts';

interface Props {
  uuid: string;
  conditions: readonly Condition[];
  /** The first one's button is the page's primary one. */
  hasPrimary: boolean;
}

/** Conditions as items of the dashboard's two lists, to do and with us. */
export function Conditions({ uuid, conditions, hasPrimary }: Props): ReactNode {
  return conditions.map((condition, index) => (
    <ConditionItem key={condition.uuid} uuid={uuid} condition={condition} isFirst={hasPrimary && index === 0} />
  ));
}
