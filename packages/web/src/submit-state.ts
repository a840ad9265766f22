import type { FieldMessage } from '@lintel/domain';
import { startTransition, useState } from 'react';

/** What a page shows of a form that was not sent, or not taken. */
export interface SubmitError {
  /** Shown in the summary, which takes the focus, and at the fields. */
  errors?: readonly FieldMessage[];
  /** About no field. */
  formError?: string | undefined;
}

interface State {
  busy: boolean;
  errors: readonly FieldMessage[];
  formError?: string | undefined;
  /** Counts what was shown, so that the same errors take the focus again. */
  attempt: number;
}

export interface SubmitState extends State {
  /** Shows what is wrong; `{}` clears it. */
  show: (error: SubmitError) => void;
  /** Leaves only the errors that are still found, in silence: the others were corrected. */
  keepErrors: (errors: readonly FieldMessage[]) => void;
  /** Runs once at a time, and shows what `explain` makes of a failure; undefined shows nothing. */
  run: (
    work: () => Promise<unknown>,
    explain: (error: unknown) => SubmitError | undefined | Promise<SubmitError | undefined>,
  ) => Promise<void>;
}

/** The state of one submit button and its form. It knows no call: the first page carries it. */
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
        // With the navigation that the submit led to: the button stays busy until the next screen is here.
        startTransition(() => set({ busy: false }));
      }
    },
  };
}
