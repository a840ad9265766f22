import type { FieldMessage } from '@lintel/domain';
import { startTransition, useState } from 'react';

/** Errors to show after a submit: the form wasn't sent, or was refused. */
export interface SubmitError {
  /** Shown in the summary, which takes the focus, and at the fields. */
  errors?: readonly FieldMessage[];
  /** Belongs to no field. */
  formError?: string | undefined;
}

interface State {
  busy: boolean;
  errors: readonly FieldMessage[];
  formError?: string | undefined;
  /** Counts the displays, so that the same errors take the focus again. */
  attempt: number;
}

export interface SubmitState extends State {
  /** Shows the errors; `{}` clears them. */
  show: (error: SubmitError) => void;
  /** Keeps only the errors that still exist, without announcing it: the others were corrected. */
  keepErrors: (errors: readonly FieldMessage[]) => void;
  /** Runs once at a time, and shows what `explain` returns for a failure; undefined shows nothing. */
  run: (
    work: () => Promise<unknown>,
    explain: (error: unknown) => SubmitError | undefined | Promise<SubmitError | undefined>,
  ) => Promise<void>;
}

/** The state of one submit button and its form. It imports no call, because the first page loads it. */
export function useSubmitState(initial: readonly FieldMessage[] = []): SubmitState {
  const [state, setState] = useState<State>({ busy: false, errors: initial, attempt: 0 });
  const set = (change: Partial<State>) => setState((before) => ({ ...before, ...change }));
  function show({ errors = [], formError }: SubmitError): void {
    setState(({ busy, attempt }) => ({ busy, errors, formError, attempt: attempt + 1 }));
  }
  return {
    ...state,
    show,
    keepErrors: (errors) => set({ errors }),
    async run(work, explain) {
      if (state.busy) return;
      set({ busy: true, formError: undefined });
      try {
        await work();
      } catch (error) {
        const shown = await explain(error);
        if (shown) show(shown);
      } finally {
        // In the transition of the navigation that the submit caused: the button stays busy until the next screen is
        // shown.
        startTransition(() => set({ busy: false }));
      }
    },
  };
}
