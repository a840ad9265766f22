import { isStepComplete, resumeRegistrationStep, type RegistrationDraft } from '@lintel/domain';
import { Actions, Link, PageHeading, Panel, SavedLine, Text } from '@lintel/ui';
import type { ReactNode } from 'react';
import { urls } from '../../platform/urls.ts';
import { stepContext } from '../../register/flow/lazy/step-context.ts';
import { useStepRuleInputs } from '../../register/flow/use-step-rule-inputs.ts';
import { DASHBOARD } from './words.en.ts';

interface Props {
  /** The answers that are saved on the server. */
  draft: RegistrationDraft | undefined;
  title: string;
  /** Whether they've never had an application. */
  isFirst: boolean;
}

/**
 * Shown without an open application. Links to the step where a failed one resumes, or to the first step of a first one.
 * Someone with earlier applications and no failed draft sees only the title. A separate chunk, because it needs the
 * rules of every registration step.
 */
export function NoOpenApplication({ draft, title, isFirst }: Props): ReactNode {
  const context = stepContext(useStepRuleInputs(), { loggedIn: true });
  // A draft whose contact step is finished, or not needed, was submitted and failed. Any other was only begun.
  const hasFailed = draft && (draft['set-password'] !== undefined || isStepComplete(draft, 'phone-and-email', context));
  return (
    <>
      {isFirst && !hasFailed ? <FirstApplication /> : <PageHeading title={title} />}
      {hasFailed && (
        <Panel raised title={DASHBOARD.draft.title}>
          <Text>{DASHBOARD.draft.text}</Text>
          <div>
            <Link kind="primary" to={urls.step(resumeRegistrationStep(draft, context))}>
              {DASHBOARD.draft.again}
            </Link>
          </div>
        </Panel>
      )}
    </>
  );
}

function FirstApplication(): ReactNode {
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
