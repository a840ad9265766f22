import type { LoanFile } from '@lintel/domain';
import type { IdempotentRequest } from './idempotency.ts';

/** The cause of a record: a person, a job, a clock or the server. */
export type Actor = {
  readonly kind: 'borrower' | 'signer' | 'staff' | 'worker' | 'clock' | 'server';
  readonly id: string;
};

/** A part of the loan file that a call may write. */
export type Slice = keyof LoanFile;

/** The metadata of a write to a loan file: the actor, the request and the version of the caller's screen. */
export interface RecordMeta {
  readonly actor: Actor;
  readonly requestId: string;
  /** The version that the screen was drawn from, and the slices that this call writes. */
  readonly ifMatch?: { readonly version: number; readonly slice: Slice | readonly Slice[] };
  /** The idempotent request behind it, marked as done in the same transaction. */
  readonly idempotentRequest?: IdempotentRequest;
}
