import { BORROWER } from '@lintel/domain';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { inviteSigner } from '../../../test/co-owner.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { WORKER_META } from '../../../test/loans.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { loanNow } from '../../loan-file/clock.ts';
import { record } from '../../loan-file/record.ts';
import { saveTitlePeople } from '../title-people/people.ts';
import { loadPersonNames, unsignedWords } from './names.ts';

onOneDatabase('the names of signers', (open) => {
  test('are on the note without deed-only signers, and come from the land records when not entered', async () => {
    const server = await createTestApp(await open());
    const { context } = server;
    const signer = await inviteSigner(server);
    let owner = '';
    await record(
      context,
      signer.uuid,
      async ({ trx }) => {
        const titleReason = {
          relation: 'CO_OWNER',
          reason: 'every owner of the home must sign the deed of trust',
        } as const;
        const [, ada] = await saveTitlePeople(
          context.vault,
          trx,
          signer.uuid,
          [
            { name: 'Ben Cole', ...titleReason },
            { name: 'LOVELACE, ADA M.', ...titleReason },
          ],
          await loanNow(context, trx),
        );
        if (ada === undefined) throw new Error('nobody on title');
        owner = ada.person;
        return [];
      },
      WORKER_META,
    );
    // She owns and borrows nothing. The title that names her is not under test.
    const { projection } = (await readApplication(context.db, signer.uuid))!;
    const signers = {
      ...projection.signers,
      [owner]: { ...projection.signers[signer.person]!, role: 'CO_DEEDER' as const },
    };
    await context.db
      .updateTable('application')
      .set({ projection: JSON.stringify({ ...projection, signers }) as never })
      .where('uuid', '=', signer.uuid)
      .execute();

    const getUnsignedWords = (gate: Parameters<typeof unsignedWords>[0]) =>
      unsignedWords(gate)(context, context.db, signer.uuid);
    expect([
      await getUnsignedWords('note-others'),
      await getUnsignedWords('deed-others'),
      await getUnsignedWords('deed-manual-others'),
    ]).toEqual([{ names: 'Ben' }, { names: 'Ada and Ben' }, { names: 'Ada and Ben' }]);
    const getPersonName = await loadPersonNames(context, context.db, signer.uuid);
    expect([BORROWER, signer.person, owner, 'nobody'].map(getPersonName)).toEqual([
      { firstName: 'Ana', name: 'Ana Reyes' },
      { firstName: 'Ben', name: 'Ben Cole' },
      { firstName: 'Ada', name: 'Ada Lovelace' },
      { firstName: 'another owner', name: '' },
    ]);
  });
});
