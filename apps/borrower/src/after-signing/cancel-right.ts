import type { readRescission, Reply } from '@lintel/contract';

/** The server's record of the right: its deadline, the notice and what each owner has done. */
export type CancelRight = NonNullable<Reply<typeof readRescission>>;

/** Whether no one else can cancel. */
export const isSoleOwner = ({ owners }: CancelRight): boolean => owners.length === 1;

/**
 * The right to cancel as the components of this folder take it. The borrower and every additional owner have it, each
 * on their own page.
 */
export interface OwnerRight {
  /** The application's id. */
  uuid: string;
  right: CancelRight;
  /** Refetches the right to cancel. */
  reload: () => Promise<unknown>;
}
