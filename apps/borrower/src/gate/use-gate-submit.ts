import type { ApiError } from '@lintel/contract';
import type { Submit, SubmitOptions } from '@lintel/web';
import { useStatus } from '../platform/later/use-status.ts';
import { useSubmit } from '../platform/later/use-submit.ts';

/** What a button of a gate does. A step that is over is left by its status, so nothing is shown of it. */
export function useGateSubmit(uuid: string, { onApiError, ...options }: SubmitOptions = {}): Submit {
  const status = useStatus(uuid);
  return useSubmit({
    ...options,
    async onApiError(error: ApiError) {
      if (await onApiError?.(error)) return true;
      if (error.name !== 'not-at-this-step') return false;
      status.again();
      return true;
    },
  });
}
