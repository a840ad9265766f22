import { useState, type SubmitEvent, type SyntheticEvent } from 'react';
import { ApiError, messageOf, type ErrorName } from '@lintel/contract';
import { usePressKey } from '../../platform/later/key.ts';
import { useStatus } from '../../platform/later/use-status.ts';
import { useReleaseHold } from '../../platform/release-hold.ts';
import { useScreenTitle } from '../../platform/screen-title.tsx';
import { reportError } from '../../platform/telemetry.ts';
import { formValues, stillWrong } from '../../register/flow/form-values.ts';
import { GATE } from './copy.ts';
import { refusalOf, type Fault } from './refusal.ts';

export type { Fault } from './refusal.ts';
export type Typed = Readonly<Record<string, string>>;

interface Options {
  uuid: string;
  /** The question, for the page's title. */
  title: string;
  check: (typed: Typed, form: HTMLFormElement) => readonly Fault[];
  /** Sends what was typed, under the key of this press. */
  send: (typed: Typed, key: string, form: HTMLFormElement) => Promise<void>;
  /** The field that a named refusal is about. */
  fieldOf?: Partial<Record<ErrorName, string>>;
  /** Somebody changed it in another window: draws the latest. */
  onStale?: (version: number, sentence: string) => void;
}

export interface Press {
  faults: readonly Fault[];
  /** What is wrong at a field. */
  at: (field: string) => string | undefined;
  /** Counts the presses, so that the same errors take the focus again. */
  attempt: number;
  busy: boolean;
  /** A refusal that is about no field. */
  trouble: string | undefined;
  form: {
    method: 'dialog';
    noValidate: true;
    'aria-busy': true | undefined;
    'data-step': string;
    onSubmit(event: SubmitEvent<HTMLFormElement>): void;
    onInput(event: SyntheticEvent<HTMLFormElement>): void;
  };
}

/**
 * The press of a form at a gate: checked, sent once, and what the server refuses shown in place with all that was typed still there.
 * Inputs are uncontrolled. The form's method keeps the browser from ever posting it: what is typed here must not travel in an address.
 */
export function usePress({ uuid, title, check, send, fieldOf = {}, onStale }: Options): Press {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const status = useStatus(uuid);
  const key = usePressKey();
  useReleaseHold('step');
  useScreenTitle(title, faults.length > 0);

  function refused(error: unknown, form: HTMLFormElement) {
    reportError('application', error instanceof ApiError ? error.name : error);
    const { faults: told, sentence, isAnswered } = refusalOf(error, fieldOf, new Set([...form.elements].map((element) => element.getAttribute('name') ?? '')));
    // An answered press is over: the next one is another. Without an answer the same key goes on.
    if (isAnswered) key.done();
    if (error instanceof ApiError && error.name === 'not-at-this-step') status.again();
    const version = error instanceof ApiError && error.name === 'stale-version' ? (error.data as { version?: unknown } | undefined)?.version : undefined;
    if (onStale && typeof version === 'number') return onStale(version, messageOf(error));
    setFaults(told);
    setTrouble(told.length > 0 ? undefined : sentence ?? GATE.notSent);
    setAttempt((count) => count + 1);
  }

  async function press(form: HTMLFormElement) {
    if (busy) return;
    const typed = formValues(form);
    const found = check(typed, form);
    setFaults(found);
    setTrouble(undefined);
    setAttempt((count) => count + 1);
    if (found.length > 0) return;
    setBusy(true);
    try {
      await send(typed, key.of(typed), form);
      key.done();
    } catch (error) {
      refused(error, form);
    } finally {
      setBusy(false);
    }
  }

  return {
    faults, attempt, busy, trouble,
    at: (field) => faults.find(({ id }) => id === field)?.message,
    form: {
      method: 'dialog', noValidate: true, 'aria-busy': busy || undefined, 'data-step': 'application',
      onSubmit: (event) => { event.preventDefault(); void press(event.currentTarget); },
      onInput: ({ currentTarget }) => {
        if (faults.length > 0) setFaults((shown) => stillShown(shown, check(formValues(currentTarget), currentTarget)));
      },
    },
  };
}

/** Mended errors vanish at once, new ones wait for the next press. */
function stillShown(shown: readonly Fault[], found: readonly Fault[]): readonly Fault[] {
  const asFields = (faults: readonly Fault[]) => faults.map(({ id, message }) => ({ field: id, message }));
  return stillWrong(asFields(shown), asFields(found)).map(({ field, message }) => ({ id: field, message }));
}
