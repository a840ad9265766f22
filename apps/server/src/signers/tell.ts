import { deedSigners, gateOf, isOpen, noteSigners } from '@lintel/domain';
import type { WorkHandler } from '../context.ts';
import { lockApplication } from '../loan-file/applications.ts';
import { invite } from './invitations.ts';
import { signerOf } from './store.ts';

/** The borrower has signed: whoever still must is told that it is their turn, once for each time that the file comes to this. */
export const tellSigners: WorkHandler = ({ uuid, gate, attempt }, context) =>
  context.db.transaction().execute(async (trx) => {
    const loan = await lockApplication(trx, uuid);
    const file = loan?.projection;
    if (!loan?.active || !file || !isOpen(gateOf(gate), file)) return;
    const [all, done] = gate === 'note-others' ? [noteSigners(file), file.notes] : [deedSigners(file), file.deeds];
    for (const person of all.filter((one) => file.signers[one] && done[one] !== file.papers)) {
      const signer = await signerOf(context.vault, trx, person);
      const told = await trx.selectFrom('signer_turn').select('person').where('person', '=', person).where('gate', '=', gate).where('attempt', '=', attempt).executeTakeFirst();
      if (!signer || told) continue;
      await trx.insertInto('signer_turn').values({ person, gate, attempt }).execute();
      await invite(context, trx, person, 'TURN');
    }
  });
