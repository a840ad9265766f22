import { mailBorrower, type BorrowerMail } from '../application/mail-borrower.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import type { LetterRow } from './letters.ts';

const CAME_BACK: BorrowerMail = {
  template: 'letter.back',
  subject: 'A letter to you came back',
  sentences: [
    'a letter that we sent you came back. Please look at the mailing address in your application and tell us the right one: sign in where you applied, or answer this mail.\n',
    'We send the papers again as soon as we have it.',
  ],
};

/**
 * Notes that the post brought a letter back, and asks the borrower by mail for the right address; answers whether it was on its way. No fact: that it
 * was posted stays true. The desk gets its task from the row (`desk/alarms.ts`).
 *
 * @param also written in the same transaction
 */
export async function letterCameBack(context: Context, letter: LetterRow, at: Date, also: (trx: Executor) => Promise<void> = async () => {}): Promise<boolean> {
  const wasOnItsWay = await context.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx.updateTable('letter').set({ state: 'BACK', back_at: at }).where('uuid', '=', letter.uuid).where('state', '=', 'POSTED').executeTakeFirst();
    if (numUpdatedRows > 0n) await also(trx);
    return numUpdatedRows > 0n;
  });
  if (wasOnItsWay || letter.state === 'BACK') await mailBorrower(context, { uuid: letter.application_uuid, organisation: letter.organisation }, CAME_BACK, `letter:${letter.uuid}:back`);
  return wasOnItsWay;
}
