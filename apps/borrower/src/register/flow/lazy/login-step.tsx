import { previousRegistrationStep, registrationProgress, type RegistrationStep } from '@lintel/domain';
import { BackLink, PageHeading, StepProgress, Columns } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ExternalLoginForm } from '../../../external-login/login-form.tsx';
import { EXTERNAL } from '../../../external-login/words.en.ts';
import { useReleaseHold } from '../../../platform/release-hold.ts';
import { useScreenTitle } from '../../../platform/screen-title.tsx';
import { useVisitor } from '../account-contact.ts';
import { useDraft } from '../draft.tsx';
import { useStepPath } from '../flow.tsx';
import { WhatToExpect } from '../step.tsx';
import { FLOW } from '../words.en.ts';
import css from '../step.module.css';

/** The login at the lender's identity provider, in place of a registration step; returns to the step after it. */
export function LoginStep({ step }: { step: RegistrationStep }): ReactNode {
  const { draft } = useDraft();
  const visitor = useVisitor();
  const getStepPath = useStepPath();
  useReleaseHold('step');
  useScreenTitle(EXTERNAL.step.title);
  if (!draft.index?.street1?.trim()) return <Navigate to={getStepPath('index')} replace />;
  const { steps } = registrationProgress(draft, step, visitor);
  const before = previousRegistrationStep(draft, step, visitor);
  return (
    <Columns rail={<WhatToExpect />} railOnPhones={false}>
      <StepProgress
        label={FLOW.progress}
        steps={steps}
        current={steps.length}
        position={FLOW.step(steps.length, steps.length)}
        stateWords={{ done: FLOW.done, now: FLOW.now }}
      />
      <div className={css.form}>
        {before && (
          <div className={css.back}>
            <BackLink to={getStepPath(before)}>{FLOW.back}</BackLink>
          </div>
        )}
        <ExternalLoginForm to={getStepPath(step)}>
          <PageHeading title={EXTERNAL.step.title}>{EXTERNAL.step.lead}</PageHeading>
        </ExternalLoginForm>
      </div>
    </Columns>
  );
}
