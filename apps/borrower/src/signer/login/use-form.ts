import { useState, type SubmitEvent } from 'react';
import { refusalOf, type Fault } from '../../application/gate/refusal.ts';
import { GATE } from '../../application/gate/copy.ts';
import { reportError } from '../../platform/telemetry.ts';
import { formValues } from '../../register/flow/form-values.ts';

type Typed = Readonly<Record<string, string>>;

interface Options {
  check: (typed: Typed) => readonly Fault[];
  send: (typed: Typed) => Promise<void>;
  /** The field that a named refusal is about. */
  fieldOf?: Parameters<typeof refusalOf>[1];
}

/** A form before anybody is signed in: the browser never posts it, and what is typed stays whatever the answer. */
export function useForm({ check, send, fieldOf = {} }: Options) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [trouble, setTrouble] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  async function press(form: HTMLFormElement): Promise<void> {
    if (busy) return;
    const typed = formValues(form);
    const found = check(typed);
    setFaults(found);
    setTrouble(undefined);
    setAttempt((count) => count + 1);
    if (found.length > 0) return;
    setBusy(true);
    try {
      await send(typed);
    } catch (error) {
      reportError('signer', error);
      const told = refusalOf(error, fieldOf, new Set([...form.elements].map((element) => element.getAttribute('name') ?? '')));
      setFaults(told.faults);
      setTrouble(told.faults.length > 0 ? undefined : told.sentence ?? GATE.notSent);
      setAttempt((count) => count + 1);
    } finally {
      setBusy(false);
    }
  }
  return {
    faults, trouble, attempt, busy, at: (id: string) => faults.find((fault) => fault.id === id)?.message,
    form: {
      method: 'dialog' as const, noValidate: true, 'aria-busy': busy || undefined, 'data-step': 'signer', 'data-hold': 'stay',
      onSubmit(event: SubmitEvent<HTMLFormElement>) { event.preventDefault(); void press(event.currentTarget); },
    },
  };
}
