import { resumeRegistrationStep, type RegistrationDraft } from '@lintel/domain';
import { Actions, Link, PageHeading, Panel, SavedLine, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { urls } from '../../platform/urls.ts';
import { stepContext } from '../../register/flow/lazy/step-context.ts';
import { useStepFacts } from '../../register/flow/use-facts.ts';
import { DASHBOARD } from './words.en.ts';

/** A creation that failed: its answers are saved. */
export function FailedDraft({ draft }: { draft: RegistrationDraft }): ReactNode {
  const context = stepContext(useStepFacts(), { signedIn: true });
  return (
    <Panel raised title={DASHBOARD.draft.title}>
      <Text>{DASHBOARD.draft.text}</Text>
      <div>
        <Link kind="primary" to={urls.step(resumeRegistrationStep(draft, context))}>
          {DASHBOARD.draft.again}
        </Link>
      </div>
    </Panel>
  );
}

export function NoApplications(): ReactNode {
  return (
    <>
      <PageHeading title={DASHBOARD.empty.title}>{DASHBOARD.empty.lead}</PageHeading>
      <Actions>
        <Link kind="primary" to={urls.step('index')}>
          {DASHBOARD.empty.start}
        </Link>
        <SavedLine kind="safe">{DASHBOARD.empty.promise}</SavedLine>
      </Actions>
    </>
  );
}
