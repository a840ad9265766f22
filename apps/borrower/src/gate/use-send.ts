import { ApiError, isClientFault, type ErrorName } from '@lintel/contract';
import { useSubmit } from '@lintel/web';
import { startTransition, useState } from 'react';
import { formValues } from '../platform/form-values.ts';
import { usePressKey } from '../platform/later/key.ts';
import { reportFault } from '../platform/later/report-fault.ts';
import { reportError } from '../platform/telemetry.ts';
import { GATE } from './copy.ts';
import { refusalOf, type Fault } from './refusal.ts';

/** What a form holds, by the names of its fields. */
export type Typed = Readonly<Record<string, string>>;

export interface Sending {
  busy: boolean;
  faults: readonly Fault[];
  /** Counts the presses, so that the same errors take the focus again. */
  attempt: number;
  /** A refusal that is about no field. */
  trouble: string | undefined;
  /** What is wrong at a field. */
  at: (field: string) => string | undefined;
  /** What the page itself finds wrong; none clears it. */
  find: (faults: readonly Fault[]) => void;
  /** Those that are left once others were mended: they vanish without a word. */
  keep: (faults: readonly Fault[]) => void;
  /** Sends once while it runs, `sent` under one key until an answer came. `fields`: those at which a refusal can be shown, else the named ones alone. */
  run: (sent: unknown, act: (idempotencyKey: string) => Promise<void>, fields?: ReadonlySet<string>) => Promise<void>;
  /** The same with what a form holds, once nothing is wrong with it. */
  press: (form: HTMLFormElement, how: Pressed) => void;
}

export interface Pressed {
  check: (typed: Typed, form: HTMLFormElement) => readonly Fault[];
  /** Sends what was typed, under the key of this press. */
  send: (typed: Typed, idempotencyKey: string, form: HTMLFormElement) => Promise<void>;
}

interface Options {
  /** The field that a named refusal is about. */
  fieldOf?: Partial<Record<ErrorName, string>>;
  /** Takes a refusal that the page answers in its own way. */
  meant?: (error: ApiError) => boolean;
}

/** Any press that writes, whoever presses: it knows no step and no login. What the server refuses stands where it belongs, and nothing that was typed is lost. */
export function useSend({ fieldOf = {}, meant }: Options = {}): Sending {
  // With the navigation that the press led to: the button stays busy until the next screen is here.
  const [busy, submit] = useSubmit(startTransition);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const key = usePressKey();

  function find(found: readonly Fault[]): void {
    setFaults(found);
    setTrouble(undefined);
    setAttempt((count) => count + 1);
  }

  function refused(error: unknown, fields: ReadonlySet<string>): void {
    if (isClientFault(error)) reportFault('press', error);
    else reportError('press', error instanceof ApiError ? error.name : error);
    const { faults: told, sentence, isAnswered } = refusalOf(error, fieldOf, fields);
    // An answered press is over: the next one is another. Without an answer the same key goes on.
    if (isAnswered) key.done();
    if (error instanceof ApiError && meant?.(error)) return;
    find(told);
    setTrouble(told.length > 0 ? undefined : (sentence ?? GATE.notSent));
  }

  async function run(
    sent: unknown,
    act: (idempotencyKey: string) => Promise<void>,
    fields: ReadonlySet<string> = new Set(Object.values(fieldOf)),
  ): Promise<void> {
    if (busy) return;
    find([]);
    await submit(
      async () => {
        await act(key.of(sent));
        key.done();
      },
      (error) => {
        refused(error, fields);
      },
    );
  }

  return {
    busy,
    faults,
    attempt,
    trouble,
    find,
    run,
    keep: setFaults,
    at: (field) => faults.find(({ id }) => id === field)?.message,
    press(form, { check, send }) {
      if (busy) return;
      const typed = formValues(form);
      const found = check(typed, form);
      if (found.length > 0) find(found);
      else
        void run(
          typed,
          (idempotencyKey) => send(typed, idempotencyKey, form),
          new Set([...form.elements].map((element) => element.getAttribute('name') ?? '')),
        );
    },
  };
}
