import type { Call } from '@lintel/contract';
import type { LoanFile, Locale } from '@lintel/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { OpenedLoan } from './access.ts';
import type { Caller } from './caller.ts';
import type { RecordMeta } from './record-meta.ts';

type CallerOf<C extends Call> = C['auth'] extends 'anonymous'
  ? null
  : C['auth'] extends 'optional'
    ? Caller | null
    : Caller;
type LoanOf<C extends Call> = C['path'] extends `${string}{uuid}${string}` ? OpenedLoan : undefined;

/** The values that a call's handler receives besides the parsed request: the caller, the loan in the path and so on. */
export interface CallContext<C extends Call> {
  readonly context: Context;
  readonly caller: CallerOf<C>;
  /** The caller's lender, or without a caller the one whose public data is requested. */
  readonly organisation: string;
  /**
   * The loan in the path, with the caller's view of it, as read before the call. `record` reads it again under the
   * lock.
   */
  readonly loan: LoanOf<C>;
  /** The language that the caller reads. */
  readonly locale: Locale;
  readonly requestId: string;
  readonly idempotencyKey: string | undefined;
  /** Builds the metadata of a record: the actor, the screen's version, and the slices that this call writes. */
  readonly by: (...slices: (keyof LoanFile)[]) => RecordMeta;
  readonly request: FastifyRequest;
  /** For headers and cookies. The handler returns the answer itself. */
  readonly reply: FastifyReply;
}
