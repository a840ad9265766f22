import type { Choice, PreviousSelection, Quote } from '@lintel/domain';

export type StoredChoice = Choice;

/** A choice that was confirmed, with what it came to then. */
export interface ConfirmedChoice {
  readonly selection: PreviousSelection;
  readonly quote: Quote;
}
