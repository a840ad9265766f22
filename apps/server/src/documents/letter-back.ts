import { brandOf } from '@lintel/brands';
import { readAnswers } from '../application/answers.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { patiently } from '../vendors/patiently.ts';
import type { LetterRow } from './letters.ts';

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
  if (wasOnItsWay || letter.state === 'BACK') await tell(context, letter);
  return wasOnItsWay;
}

async function tell({ db, vault, vendors }: Context, { uuid, application_uuid: applicationUuid, organisation }: LetterRow): Promise<void> {
  const { applicant } = await readAnswers(vault, db, applicationUuid);
  const lender = brandOf(organisation)?.name.display ?? '';
  const text = [
    `Hello ${applicant.name.firstName},`,
    'a letter that we sent you came back. Please look at the mailing address in your application and tell us the right one: sign in where you applied, or answer this mail.',
    'We send the papers again as soon as we have it.',
    lender,
  ].join('\n\n');
  const mail = { to: applicant.email, subject: 'A letter to you came back', text, template: 'letter.back', organisation, applicationUuid };
  await patiently(() => vendors.mail.send(mail, `letter:${uuid}:back`));
}
