import type { Document } from '@lintel/contract';
import type { FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import { UPLOAD } from './words.en.ts';

/** The usual name of the form field with the ids of the uploaded files. */
export const PROOF = 'proof';
/** The field's value while a file is uploading. */
export const ON_ITS_WAY = 'on its way';

/** Returns the ids of the files to send with the form. */
export const proofIds = (typed: FormValues): string[] => (typed[PROOF] ?? '').split(' ').filter((id) => id !== '');

/** Returns errors that stop the submit: a file is still uploading, or there are fewer than `least`. */
export function proofErrors(typed: FormValues, least = 0): readonly FieldMessage[] {
  if (typed[PROOF] === ON_ITS_WAY) return [{ field: PROOF, message: UPLOAD.wait }];
  const missing = least - proofIds(typed).length;
  return missing > 0 ? [{ field: PROOF, message: UPLOAD.more(missing) }] : [];
}

/**
 * Returns whether a document is uploaded but not yet sent with a step. Documents that we create have a set or a plain
 * line, and borrowers never send those.
 */
export const isUnsent = ({
  set,
  plainLine,
  submittedAt,
  state,
}: Pick<Document, 'set' | 'plainLine' | 'submittedAt' | 'state'>): boolean =>
  !set && !plainLine && !submittedAt && state !== 'REFUSED';
