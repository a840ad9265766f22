import { getErrorMessage, type ApiError } from '@lintel/contract';
import {
  formValues,
  remainingErrors,
  type FormProps,
  type FormSubmit,
  type FormValues,
  type Submit,
  type SubmitOptions,
} from '@lintel/web';
import type { SyntheticEvent } from 'react';
import { useStatus } from '../platform/lazy/use-status.ts';
import { useSubmit } from '../platform/lazy/use-submit.ts';
import { useReleaseHold } from '../platform/release-hold.ts';
import { useScreenTitle } from '../platform/screen-title.tsx';

interface Options extends FormSubmit, Pick<SubmitOptions, 'errorFields'> {
  uuid: string;
  /** The screen's question, for the page title. */
  title: string;
  /**
   * Called in place of showing an error when another window changed the application (`stale-version`), with the latest
   * version and the error's sentence. The screen then renders that version.
   */
  onStale?: (version: number, sentence: string) => void;
  /** Called with the values at every change. */
  onValues?: (values: FormValues) => void;
}

/** The state of a gate's form, and the props of its form element. */
export interface GateFormState extends Pick<
  Submit,
  'errors' | 'errorAt' | 'attempt' | 'busy' | 'formError' | 'show' | 'formProps'
> {
  props: FormProps & {
    'data-step': string;
    onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  };
}

/**
 * Runs the form of a gate's screen: checks and submits it, maps errors to fields, and refetches the status if the
 * application has left this step (`not-at-this-step`). Corrected errors disappear right away; new ones wait for the
 * next submit.
 */
export function useGateForm({ uuid, title, check, send, errorFields = {}, onStale, onValues }: Options): GateFormState {
  const status = useStatus(uuid);
  const submit = useSubmit({
    errorFields,
    onApiError(error) {
      if (error.name === 'not-at-this-step') status.again();
      const version =
        error.name === 'stale-version' ? (error.data as { version?: unknown } | undefined)?.version : undefined;
      if (!onStale || typeof version !== 'number') return false;
      onStale(version, getErrorMessage(error));
      return true;
    },
  });
  const { errors } = submit;
  useReleaseHold('step');
  useScreenTitle(title, errors.length > 0);
  return {
    ...submit,
    props: {
      ...submit.formProps({ check, send }),
      'data-step': 'application',
      onInput({ currentTarget }) {
        const values = formValues(currentTarget);
        onValues?.(values);
        if (errors.length > 0) submit.keepErrors(remainingErrors(errors, check?.(values, currentTarget) ?? []));
      },
    },
  };
}

/**
 * Like `useSubmit`, for a button of a gate's screen. If the application has left this step (`not-at-this-step`), no
 * error is shown, because the refetched status leads to the next screen.
 */
export function useGateSubmit(uuid: string, { onApiError, ...options }: SubmitOptions = {}): Submit {
  const status = useStatus(uuid);
  return useSubmit({
    ...options,
    async onApiError(error: ApiError) {
      if (await onApiError?.(error)) return true;
      if (error.name !== 'not-at-this-step') return false;
      status.again();
      return true;
    },
  });
}
