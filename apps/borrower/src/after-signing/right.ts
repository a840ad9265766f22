import type { readRescission, ReplyOf } from '@lintel/contract';

export type Right = NonNullable<ReplyOf<typeof readRescission>>;

/** The right to cancel of one owner, as its parts know it: a further owner has the same right on a page of their own. */
export interface Owner {
  /** Of the application. */
  uuid: string;
  right: Right;
  /** Reads it again. */
  reload: () => Promise<unknown>;
}
