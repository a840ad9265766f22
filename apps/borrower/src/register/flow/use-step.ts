import {
  nextRegistrationStep,
  withStepValues,
  type FieldMessage,
  type RegistrationDraft,
  type RegistrationStep,
} from '@lintel/domain';
import { formValues, draftValues, messagesByField, remainingErrors, useSubmitState } from '@lintel/web';
import { use, useEffect, useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';
import { useReleaseHold } from '../../platform/release-hold.ts';
import { reportError } from '../../platform/report-error.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { useLoadAccountContact, useVisitor } from './account-contact.ts';
import { useDraft } from './draft.tsx';
import { FlowContext, useStepPath } from './flow.tsx';
import { useStepRuleInputs } from './use-step-rule-inputs.ts';
import { FLOW } from './words.en.ts';
import { loadStepModule } from './work.ts';

const AUTOSAVE_MS = 800;

/** The state of a registration step's form. */
export interface StepState {
  step: RegistrationStep;
  /** The initial values by field name. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  messages: readonly FieldMessage[];
  attempt: number;
  busy: boolean;
  /** The server didn't accept the values; nothing typed is lost. */
  formError: string | undefined;
  form: {
    method: 'post';
    action: string;
    noValidate: true;
    'data-step': RegistrationStep;
    onSubmit(event: SubmitEvent<HTMLFormElement>): void;
    onInput(event: SyntheticEvent<HTMLFormElement>): void;
  };
}

interface Options {
  step: RegistrationStep;
  /** The question, for the page title. */
  title: string;
  /** Runs on the values whenever one changes. */
  watch?: (values: Record<string, string>) => void;
  /** Completes the typed values before they are checked. */
  complete?: (values: Record<string, string>) => Promise<Record<string, string>>;
  /** Runs on valid values before they are saved; false stays on the step because a dialog has opened. */
  canContinue?: (values: Record<string, string>) => Promise<boolean>;
  /** Runs in place of opening the next step: the last step creates the application. */
  submit?: (values: Record<string, string>, draft: RegistrationDraft) => Promise<void>;
}

/**
 * Runs one registration step: loads values from the draft, checks them with the domain's schema on submit, saves the
 * draft and opens the next step. Errors appear after a submit and disappear as soon as they are fixed. Inputs are
 * uncontrolled, so hydration doesn't touch typed values.
 */
export function useStep({ step, title, watch, complete, canContinue, submit }: Options): StepState {
  const { draft, keep, posted } = useDraft();
  const refused = posted?.step === step ? posted : undefined;
  const [values] = useState<Record<string, string>>(() => ({ ...(refused?.typed ?? draft[step]) }));
  const { busy, errors: messages, formError, attempt, show, keepErrors, run } = useSubmitState(refused?.messages);
  const autosave = useRef<ReturnType<typeof setTimeout>>(undefined);
  const inputs = useStepRuleInputs();
  const visitor = useVisitor();
  const navigate = useNavigate();
  const getStepPath = useStepPath();
  const { prefetch } = use(FlowContext);
  useLoadAccountContact(attempt > 0);
  useReleaseHold('step');
  useScreenTitle(title, messages.length > 0);
  useEffect(() => () => clearTimeout(autosave.current), []);

  const wrong = async (typed: Record<string, string>) => (await loadStepModule()).check(step, typed, inputs, visitor);
  const draftWith = (typed: Record<string, string>) => withStepValues(draft, step, draftValues(typed));

  async function press(form: HTMLFormElement) {
    if (busy) return;
    clearTimeout(autosave.current);
    await run(
      async () => {
        const typed = await (complete?.(formValues(form)) ?? formValues(form));
        const found = await wrong(typed);
        show({ errors: found });
        const next = draftWith(typed);
        if (found.length > 0 || (canContinue && !(await canContinue(typed)))) {
          // Invalid values are saved too, as typed.
          keep(next).catch((error: unknown) => reportError('draft', error));
          return;
        }
        await keep(next);
        const following = nextRegistrationStep(next, step, visitor);
        if (submit) await submit(typed, next);
        else if (following) {
          // Loads the chunk first, so the URL and the screen change together.
          await prefetch(following);
          await navigate(getStepPath(following));
        }
      },
      (error) => {
        reportError(`register ${step}`, error);
        return { formError: FLOW.notSaved };
      },
    );
  }

  function change(form: HTMLFormElement) {
    const typed = formValues(form);
    const next = draftWith(typed);
    watch?.(typed);
    if (messages.length > 0) void wrong(typed).then((found) => keepErrors(remainingErrors(messages, found)));
    void prefetch(nextRegistrationStep(next, step, visitor));
    clearTimeout(autosave.current);
    autosave.current = setTimeout(() => {
      keep(next).catch((error: unknown) => reportError('draft', error));
    }, AUTOSAVE_MS);
  }

  return {
    step,
    values,
    messages,
    attempt,
    busy,
    formError,
    errors: messagesByField(messages),
    form: {
      method: 'post',
      action: getStepPath(step),
      noValidate: true,
      'data-step': step,
      onSubmit: (event) => {
        event.preventDefault();
        void press(event.currentTarget);
      },
      onInput: (event) => change(event.currentTarget),
    },
  };
}
