import { messageOf, type ErrorName } from '@lintel/contract';
import type { SubmitEvent, SyntheticEvent } from 'react';
import { formValues, stillWrong } from '../platform/form-values.ts';
import { useStatus } from '../platform/later/use-status.ts';
import { useReleaseHold } from '../platform/release-hold.ts';
import { useScreenTitle } from '../platform/screen-title.tsx';
import type { Fault } from './refusal.ts';
import { useSend, type Pressed, type Sending } from './use-send.ts';

export type { Fault } from './refusal.ts';
export type { Typed } from './use-send.ts';

interface Options extends Pressed {
  uuid: string;
  /** The question, for the page's title. */
  title: string;
  /** The field that a named refusal is about. */
  fieldOf?: Partial<Record<ErrorName, string>>;
  /** Somebody changed it in another window: draws the latest. */
  onStale?: (version: number, sentence: string) => void;
}

export interface Press extends Pick<Sending, 'faults' | 'at' | 'attempt' | 'busy' | 'trouble' | 'find'> {
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
export function usePress({ uuid, title, check, send, fieldOf, onStale }: Options): Press {
  const status = useStatus(uuid);
  const { faults, at, attempt, busy, trouble, find, keep, press } = useSend({
    ...(fieldOf && { fieldOf }),
    meant(error) {
      if (error.name === 'not-at-this-step') status.again();
      const version =
        error.name === 'stale-version' ? (error.data as { version?: unknown } | undefined)?.version : undefined;
      if (!onStale || typeof version !== 'number') return false;
      onStale(version, messageOf(error));
      return true;
    },
  });
  useReleaseHold('step');
  useScreenTitle(title, faults.length > 0);
  return {
    faults,
    at,
    attempt,
    busy,
    trouble,
    find,
    form: {
      method: 'dialog',
      noValidate: true,
      'aria-busy': busy || undefined,
      'data-step': 'application',
      onSubmit: (event) => {
        event.preventDefault();
        press(event.currentTarget, { check, send });
      },
      onInput: ({ currentTarget }) => {
        if (faults.length > 0) keep(stillShown(faults, check(formValues(currentTarget), currentTarget)));
      },
    },
  };
}

/** Mended errors vanish at once, new ones wait for the next press. */
function stillShown(shown: readonly Fault[], found: readonly Fault[]): readonly Fault[] {
  const asFields = (faults: readonly Fault[]) => faults.map(({ id, message }) => ({ field: id, message }));
  return stillWrong(asFields(shown), asFields(found)).map(({ field, message }) => ({ id: field, message }));
}
