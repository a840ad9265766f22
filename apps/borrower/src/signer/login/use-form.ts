import type { ErrorName } from '@lintel/contract';
import type { SubmitEvent } from 'react';
import { useSend, type Pressed } from '../../gate/use-send.ts';

interface Options extends Pressed {
  /** The field that a named refusal is about. */
  fieldOf?: Partial<Record<ErrorName, string>>;
}

/** A form before anybody is signed in: the browser never posts it, and what is typed stays whatever the answer. */
export function useForm({ check, send, fieldOf = {} }: Options) {
  const { faults, trouble, attempt, busy, at, press } = useSend({ fieldOf });
  return {
    faults,
    trouble,
    attempt,
    busy,
    at,
    form: {
      method: 'dialog' as const,
      noValidate: true,
      'aria-busy': busy || undefined,
      'data-step': 'signer',
      'data-hold': 'stay',
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        press(event.currentTarget, { check, send });
      },
    },
  };
}
