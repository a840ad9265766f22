import { readStepDraft, saveStepDraft } from '@lintel/contract';
import { callKey } from '@lintel/web';
import { useCallback, useEffect, useRef } from 'react';
import { api } from '../../platform/lazy/api.ts';
import { queryClient } from '../../platform/lazy/query-client.ts';

/** Milliseconds after the last change before the draft is saved. */
const PAUSE = 800;

export type DraftValues = Readonly<Record<string, string>>;

/** Returns the text values of a draft, as typed on an earlier visit. */
export function getSavedText(values: Readonly<Record<string, unknown>> | undefined): DraftValues {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * Saves a step's typed values on the server, never its secrets, and ignores failures. Leaving before the pause ends
 * loses nothing, and returning without a reload shows what was typed. Call `done` after the step itself is sent.
 */
export function useStepDraft(
  uuid: string,
  step: string,
  never: readonly string[],
): { keep: (typed: DraftValues) => void; done: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = useRef<{ values: DraftValues; isSent: boolean }>(undefined);
  const send = useCallback(() => {
    clearTimeout(timer.current);
    if (!open.current || open.current.isSent) return;
    open.current.isSent = true;
    void api(saveStepDraft, { params: { uuid, step }, body: { values: open.current.values } }).catch(() => undefined);
  }, [uuid, step]);
  useEffect(
    () => () => {
      send();
      if (open.current)
        queryClient.setQueriesData(
          { queryKey: callKey(readStepDraft, { params: { uuid, step } }) },
          { values: open.current.values, savedAt: new Date().toISOString() },
        );
    },
    [send, uuid, step],
  );
  return {
    keep(typed) {
      clearTimeout(timer.current);
      open.current = {
        values: Object.fromEntries(Object.entries(typed).filter(([name]) => !never.includes(name))),
        isSent: false,
      };
      timer.current = setTimeout(send, PAUSE);
    },
    done() {
      clearTimeout(timer.current);
      open.current = undefined;
    },
  };
}
