import type { Document } from '@lintel/contract';
import type { FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import { UPLOAD } from './copy.ts';

/** The field of a form that holds its proof. */
export const PROOF = 'proof';
/** What it holds while a file is on its way. */
export const ON_ITS_WAY = 'on its way';

/** Ids of the files that may go with the form. */
export const proofIds = (typed: FormValues): string[] => (typed[PROOF] ?? '').split(' ').filter((id) => id !== '');

/** What keeps the form from being sent: a file on its way, or fewer of them than it needs. */
export function proofErrors(typed: FormValues, least = 0): readonly FieldMessage[] {
  if (typed[PROOF] === ON_ITS_WAY) return [{ field: PROOF, message: UPLOAD.wait }];
  const missing = least - proofIds(typed).length;
  return missing > 0 ? [{ field: PROOF, message: UPLOAD.more(missing) }] : [];
}

/** Added and not sent with a step yet. Papers that we made have a set, or a line that says what they are about; nobody sends those. */
export const isUnsent = ({
  set,
  plainLine,
  submittedAt,
  state,
}: Pick<Document, 'set' | 'plainLine' | 'submittedAt' | 'state'>): boolean =>
  !set && !plainLine && !submittedAt && state !== 'REFUSED';
