import { useEffect, useRef } from 'react';
import { saveStepDraft } from '@lintel/contract';
import { api } from '../../platform/later/api.ts';

/** So long after the last change the draft is kept (calls AP-7). */
const PAUSE = 800;

export type Kept = Readonly<Record<string, string>>;

/** What an earlier visit typed, as far as it is text. */
export function keptText(values: Readonly<Record<string, unknown>> | undefined): Kept {
  return Object.fromEntries(Object.entries(values ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Keeps what is typed at a step on the server, never a secret of it; a draft that cannot be kept disturbs nobody. */
export function useStepDraft(uuid: string, step: string, never: readonly string[]): { keep: (typed: Kept) => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    keep(typed) {
      clearTimeout(timer.current);
      const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !never.includes(name)));
      timer.current = setTimeout(() => { void api(saveStepDraft, { params: { uuid, step }, body: { values } }).catch(() => undefined); }, PAUSE);
    },
  };
}
