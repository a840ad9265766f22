import { ApiError, readNotarySlots } from '@lintel/contract';
import { queryClient } from '../platform/later/query-client.ts';

/** What says that the times on the page are no longer the free ones. */
const MOVED: readonly string[] = ['slot-taken', 'too-early', 'not-found', 'choice-unknown'];

/** A refusal that is about the times: they are asked for again, and the refusal stands beside the new ones. */
export async function lookAtTimesAgain(error: unknown): Promise<void> {
  if (error instanceof ApiError && MOVED.includes(error.name))
    await queryClient.invalidateQueries({ queryKey: [readNotarySlots.id] });
}
