import { Text } from '@lintel/ui';
import { use, type ReactNode } from 'react';
import { ApplicationContext } from '../originators/context.ts';
import { useStatus } from '../platform/lazy/use-status.ts';
import { GATE } from './words.en.ts';

/** Names the step after the current one and its usual time. Empty outside the borrower's application pages. */
export function NextStep(): ReactNode {
  const application = use(ApplicationContext);
  return application === undefined ? null : <StepAfterCurrent uuid={application} />;
}

function StepAfterCurrent({ uuid }: { uuid: string }): ReactNode {
  const explain = useStatus(uuid).status?.explain;
  if (!explain?.next) return null;
  return <Text tone="muted">{GATE.after(explain.next, explain.nextUsualTime)}</Text>;
}
