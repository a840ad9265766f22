import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { mailBorrower } from '../../records/borrower-mail/index.ts';
import { markReturned, type LetterRow } from '../../records/document-store/index.ts';
import { CAME_BACK } from './words.ts';

/**
 * Marks a letter as returned by the mail carrier and emails the borrower for the right address. Returns false when the
 * letter wasn't in the mail. Records no fact, because it's still true that the letter was mailed. The row creates a
 * task for staff (`staff-tasks.ts`).
 *
 * @param also written in the same transaction
 */
export async function recordReturnedLetter(
  context: Context,
  letter: LetterRow,
  at: Date,
  also: (trx: Executor) => Promise<void> = async () => {},
): Promise<boolean> {
  const wasOnItsWay = await context.db.transaction().execute(async (trx) => {
    const isReturned = await markReturned(trx, letter.uuid, at);
    if (isReturned) await also(trx);
    return isReturned;
  });
  if (wasOnItsWay || letter.state === 'BACK')
    await mailBorrower(
      context,
      { uuid: letter.application_uuid, organisation: letter.organisation },
      () => CAME_BACK,
      `letter:${letter.uuid}:back`,
    );
  return wasOnItsWay;
}
