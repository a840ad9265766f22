import { mailBorrower } from '../borrower-mail/mail-borrower.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { markReturned, type LetterRow } from '../document-store/letters.ts';
import { CAME_BACK } from './words.ts';

/**
 * Notes that the post brought a letter back, and asks the borrower by mail for the right address; answers whether it was on its way. No fact: that it
 * was posted stays true. The desk gets its task from the row (`desk/alarms.ts`).
 *
 * @param also written in the same transaction
 */
export async function letterCameBack(
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
      CAME_BACK,
      `letter:${letter.uuid}:back`,
    );
  return wasOnItsWay;
}
