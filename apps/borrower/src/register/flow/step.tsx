import {
  currentLocale,
  admittedRegistrationStep,
  previousRegistrationStep,
  redesignRedirect,
  registrationProgress,
} from '@lintel/domain';
import {
  Calendar,
  Clock,
  Lock,
  ShieldCheck,
  BackLink,
  Actions,
  Columns,
  ErrorSummary,
  Notice,
  PageHeading,
  Panel,
  SavedLine,
  StepProgress,
  SubmitButton,
  Text,
  TickList,
} from '@lintel/ui';
import { firstErrorPerField } from '@lintel/web';
import { use, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useFlag } from '../../platform/page-data.tsx';
import { BASE } from '../../platform/urls.ts';
import { PROTECTION } from '../../platform/words.en.ts';
import { useVisitor } from './account-contact.ts';
import { useDraft } from './draft.tsx';
import { FlowContext, useStepPath } from './flow.tsx';
import type { StepState } from './use-step.ts';
import { EXPECT, FLOW } from './words.en.ts';
import css from './step.module.css';

export interface StepProps {
  state: StepState;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** Shown next to the button until something is saved; always on the last step, because submitting agrees to it. */
  promise?: string;
  /** A field's name in the summary when its message doesn't include it. */
  names?: Readonly<Record<string, string>>;
  submit?: string;
  /** Replaces "What to expect". */
  rail?: ReactNode;
  /** A message from the previous screen, above the heading. */
  notice?: ReactNode;
  /** Shown below the form's buttons. */
  below?: ReactNode;
  /** The browser must never submit the form by itself, because it contains a password. */
  held?: boolean;
  /** The typed values can't be submitted, as a message says. */
  blocked?: boolean;
}

/** A message of one word, as "Required", doesn't name its field. */
const isOneWord = (message: string): boolean => !message.includes(' ');

const clock = (at: Date) =>
  at
    .toLocaleTimeString(currentLocale(), { hour: 'numeric', minute: '2-digit' })
    .replace('AM', 'am')
    .replace('PM', 'pm');

/** The layout of every registration step: progress, back link, errors, heading, fields and the button to continue. */
export function Step({
  state,
  title,
  lead,
  children,
  promise,
  names = {},
  submit,
  rail,
  notice,
  below,
  held = false,
  blocked,
}: StepProps): ReactNode {
  const { draft, savedAt } = useDraft();
  const visitor = useVisitor();
  const getStepPath = useStepPath();
  const { search } = useLocation();
  const { page } = use(FlowContext);
  const redesign = useFlag('fe-heloc-redesign-2025', true);
  const older = page === 'register-v2' ? redesignRedirect(redesign, search) : undefined;
  if (older !== undefined) return <Navigate to={`${BASE}/${older}`} replace />;
  const admitted = admittedRegistrationStep(draft, state.step, visitor);
  if (admitted !== state.step) return <Navigate to={getStepPath(admitted)} replace />;
  const { index, steps } = registrationProgress(draft, state.step, visitor);
  const before = previousRegistrationStep(draft, state.step, visitor);
  const saved = savedAt && !held ? FLOW.saved(clock(savedAt)) : undefined;
  return (
    <Columns rail={rail ?? <WhatToExpect />} railOnPhones={false}>
      <StepProgress
        label={FLOW.progress}
        steps={steps}
        current={index}
        position={FLOW.step(Math.min(index + 1, steps.length), steps.length)}
        stateWords={{ done: FLOW.done, now: FLOW.now }}
      />
      <form
        {...state.form}
        {...(held && { method: 'dialog', 'data-hold': 'stay' })}
        className={before ? css.form : css.first}
        aria-busy={state.busy || undefined}
      >
        {before && (
          <div className={css.back}>
            <BackLink to={getStepPath(before)}>{FLOW.back}</BackLink>
          </div>
        )}
        <ErrorSummary
          title={FLOW.problem}
          attempt={state.attempt}
          errors={firstErrorPerField(state.messages).map(({ field, message }) => ({
            field,
            message: isOneWord(message) && names[field] ? `${names[field]}: ${message}` : message,
          }))}
        />
        {notice}
        <PageHeading title={title}>{lead}</PageHeading>
        {children}
        {held && (
          <p hidden data-hold-late="" role="alert">
            {FLOW.late}
          </p>
        )}
        {state.formError !== undefined && (
          <Notice tone="danger" live>
            {state.formError}
          </Notice>
        )}
        <Actions>
          <SubmitButton busy={state.busy} disabled={blocked}>
            {submit ?? FLOW.continue}
          </SubmitButton>
          {saved ? <SavedLine>{saved}</SavedLine> : promise && <SavedLine kind="safe">{promise}</SavedLine>}
        </Actions>
        {below}
      </form>
    </Columns>
  );
}

const ICONS = { clock: <Clock />, shield: <ShieldCheck />, calendar: <Calendar /> };

/** The side column of the registration: how long the steps take, the soft credit check, and how soon funds can come. */
export function WhatToExpect(): ReactNode {
  return (
    <div className={css.rail}>
      <Panel title={EXPECT.title}>
        <TickList items={EXPECT.rows.map(({ icon, title, text }) => ({ icon: ICONS[icon], title, text }))} />
      </Panel>
      <div className={css.protection}>
        <Lock />
        <Text size="s" tone="muted">
          {PROTECTION.data}
        </Text>
      </div>
    </div>
  );
}
