import type { confirmNonRescission, readRescission, ReplyOf, rescind } from '@lintel/contract';

export type Right = NonNullable<ReplyOf<typeof readRescission>>;
export type Cancelled = NonNullable<ReplyOf<typeof rescind>>;
export type Confirmed = NonNullable<ReplyOf<typeof confirmNonRescission>>;

/** The right to cancel of one owner, as its parts know it: a further owner has the same right on a page of their own. */
export interface Owner {
  /** Of the application. */
  uuid: string;
  right: Right;
  /** Reads it again. */
  reload: () => Promise<unknown>;
  /** The loan is cancelled: goes where that leads. */
  goOn: (reply: Cancelled) => void;
}
