import type { readRescission, Reply } from '@lintel/contract';

export type CancelRight = NonNullable<Reply<typeof readRescission>>;

/** One owner's right to cancel, as its parts need it; a further owner has the same right on their own page. */
export interface Owner {
  /** The application's id. */
  uuid: string;
  right: CancelRight;
  /** Refetches the right to cancel. */
  reload: () => Promise<unknown>;
}
