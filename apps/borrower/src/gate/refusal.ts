import { ApiError, isClientFault, messageOf, type ErrorName } from '@lintel/contract';
import { GATE } from './copy.ts';

/** What is wrong at a control, by its id. */
export interface Fault {
  id: string;
  message: string;
}

export interface Told {
  faults: readonly Fault[];
  /** What to say when no field is at fault; undefined when the connection gave no answer. */
  sentence: string | undefined;
  /** The server answered, so the same press must not be sent again under its key. */
  isAnswered: boolean;
}

/** A failure in one sentence: without an answer it is our own program's fault or the connection's, and no address of a call is shown to anyone. */
export function sentenceOf(error: unknown): string {
  if (isClientFault(error)) return GATE.broken;
  return error instanceof ApiError && error.httpStatus > 0 ? messageOf(error) : GATE.notSent;
}

const lastPart = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/**
 * What to show of a refused write: at the fields it names, as far as the form has them; at the field that the name of the refusal is about; else in
 * one sentence.
 */
export function refusalOf(
  error: unknown,
  fieldOf: Partial<Record<ErrorName, string>>,
  fields: ReadonlySet<string>,
): Told {
  if (!(error instanceof ApiError) || error.httpStatus === 0)
    return { faults: [], sentence: isClientFault(error) ? GATE.broken : undefined, isAnswered: false };
  const isAnswered = error.name !== 'request-in-progress';
  const named = error.errors.flatMap(({ field, message }) =>
    field !== undefined && fields.has(lastPart(field)) ? [{ id: lastPart(field), message }] : [],
  );
  if (named.length > 0) return { faults: named, sentence: undefined, isAnswered };
  const about = fieldOf[error.name as ErrorName];
  const sentence = messageOf(error);
  return {
    faults: about !== undefined && fields.has(about) ? [{ id: about, message: sentence }] : [],
    sentence,
    isAnswered,
  };
}
