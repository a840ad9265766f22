import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { mailBorrower } from '../../records/borrower-mail/index.ts';
import { markReturned, type LetterRow } from '../../records/document-store/index.ts';
import { LETTER_RETURNED_MAIL } from './words.ts';

/**
 * Marks a letter as returned by the mail carrier and emails the borrower for the right address. Returns false when the
 * letter wasn't in the mail. Records no fact, because it's still true that the letter was mailed. The row creates a
 * task for staff (`staff-tasks.ts`).
 *
 * @param alsoWrite runs in the same transaction
 */
export async function recordReturnedLetter(
  context: Context,
  letter: LetterRow,
  returnedAt: Date,
  alsoWrite: (trx: Executor) => Promise<void> = async () => {},
): Promise<boolean> {
  const wasInTheMail = await context.db.transaction().execute(async (trx) => {
    const isReturned = await markReturned(trx, letter.uuid, returnedAt);
    if (isReturned) await alsoWrite(trx);
    return isReturned;
  });
  if (wasInTheMail || letter.state === 'BACK')
    await mailBorrower(
      context,
      { uuid: letter.application_uuid, organisation: letter.organisation },
      () => LETTER_RETURNED_MAIL,
      `letter:${letter.uuid}:back`,
    );
  return wasInTheMail;
}
