import { useState } from 'react';
import { ApiError, type ErrorName } from '@lintel/contract';
import { GATE } from '../application/gate/copy.ts';
import { refusalOf, type Fault } from '../application/gate/refusal.ts';
import { usePressKey } from '../platform/later/key.ts';
import { reportError } from '../platform/telemetry.ts';

export interface Sending {
  busy: boolean;
  faults: readonly Fault[];
  /** Counts the presses, so that the same errors take the focus again. */
  attempt: number;
  /** A refusal that is about no field. */
  trouble: string | undefined;
  at: (field: string) => string | undefined;
  /** What the page itself finds wrong; none clears it. */
  find: (faults: readonly Fault[]) => void;
  /** Those that are left once others were mended: they vanish without a word. */
  keep: (faults: readonly Fault[]) => void;
  /** Sends once while it runs, `sent` under one key until an answer came. */
  run: (sent: unknown, act: (idempotencyKey: string) => Promise<void>) => Promise<void>;
}

interface Options {
  /** The field that a named refusal is about. */
  fieldOf?: Partial<Record<ErrorName, string>>;
  /** Takes a refusal that the page answers in its own way. */
  meant?: (error: ApiError) => boolean;
}

/** A press of the signing: it knows no step of the borrower's, since an additional signer presses too. */
export function useSend({ fieldOf = {}, meant }: Options = {}): Sending {
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const key = usePressKey();

  function find(found: readonly Fault[]): void {
    setFaults(found);
    setTrouble(undefined);
    setAttempt((count) => count + 1);
  }

  function refused(error: unknown): void {
    reportError('signing', error instanceof ApiError ? error.name : error);
    const { faults: told, sentence, isAnswered } = refusalOf(error, fieldOf, new Set(Object.values(fieldOf)));
    // An answered press is over: the next one is another. Without an answer the same key goes on.
    if (isAnswered) key.done();
    if (error instanceof ApiError && meant?.(error)) return;
    find(told);
    setTrouble(told.length > 0 ? undefined : sentence ?? GATE.notSent);
  }

  return {
    busy, faults, attempt, trouble, find, keep: setFaults,
    at: (field) => faults.find(({ id }) => id === field)?.message,
    async run(sent, act) {
      if (busy) return;
      find([]);
      setBusy(true);
      try {
        await act(key.of(sent));
        key.done();
      } catch (error) {
        refused(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
