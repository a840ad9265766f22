import { ApiError } from '@lintel/contract';
import { useSubmit } from '@lintel/web';
import { useState } from 'react';
import { reportFault } from '../platform/later/report-fault.ts';
import { useStatus } from '../platform/later/use-status.ts';
import { sentenceOf } from './refusal.ts';

/** A press that writes: busy while it runs, its failure as a sentence. A step that is over is left by its status, so nothing is said. */
export function useAct(uuid: string): {
  busy: boolean;
  said: string | undefined;
  say: (sentence: string | undefined) => void;
  run: (work: () => Promise<void>, meant?: (error: ApiError) => Promise<boolean> | boolean) => Promise<void>;
} {
  const [busy, submit] = useSubmit();
  const [said, say] = useState<string>();
  const status = useStatus(uuid);
  return {
    busy,
    said,
    say,
    async run(work, meant) {
      if (busy) return;
      say(undefined);
      await submit(work, async (error) => {
        if (error instanceof ApiError && (await meant?.(error))) return;
        reportFault('product', error);
        if (error instanceof ApiError && error.name === 'not-at-this-step') status.again();
        else say(sentenceOf(error));
      });
    },
  };
}
