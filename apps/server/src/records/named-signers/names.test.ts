import { BORROWER } from '@lintel/domain';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { askedToSign } from '../../../test/co-owner.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { byWorker } from '../../../test/loans.ts';
import { readApplication } from '../../loan-file/applications.ts';
import { loanNow } from '../../loan-file/clock.ts';
import { record } from '../../loan-file/record.ts';
import { keepPeople } from '../title-people/people.ts';
import { loadPersonNames, unsignedWords } from './names.ts';

onOneDatabase('the names of those who sign', (open) => {
  test('are of the note without somebody who signs the deed alone; whoever nobody named is called as the land records do, in the way people write', async () => {
    const server = await testApp(await open());
    const { context } = server;
    const who = await askedToSign(server);
    let owner = '';
    await record(
      context,
      who.uuid,
      async ({ trx }) => {
        const said = { relation: 'CO_OWNER', reason: 'every owner of the home must sign the deed' } as const;
        const [, ada] = await keepPeople(
          context.vault,
          trx,
          who.uuid,
          [
            { name: 'Ben Cole', ...said },
            { name: 'LOVELACE, ADA M.', ...said },
          ],
          await loanNow(context, trx),
        );
        if (ada === undefined) throw new Error('nobody on title');
        owner = ada.person;
        return [];
      },
      byWorker,
    );
    // She owns and borrows nothing. The title that names her is not under test.
    const { projection } = (await readApplication(context.db, who.uuid))!;
    const signers = {
      ...projection.signers,
      [owner]: { ...projection.signers[who.person]!, role: 'CO_DEEDER' as const },
    };
    await context.db
      .updateTable('application')
      .set({ projection: JSON.stringify({ ...projection, signers }) as never })
      .where('uuid', '=', who.uuid)
      .execute();

    const said = (gate: Parameters<typeof unsignedWords>[0]) => unsignedWords(gate)(context, context.db, who.uuid);
    expect([await said('note-others'), await said('deed-others'), await said('deed-manual-others')]).toEqual([
      { names: 'Ben' },
      { names: 'Ada and Ben' },
      { names: 'Ada and Ben' },
    ]);
    const nameOf = await loadPersonNames(context, context.db, who.uuid);
    expect([BORROWER, who.person, owner, 'nobody'].map(nameOf)).toEqual([
      { firstName: 'Ana', name: 'Ana Reyes' },
      { firstName: 'Ben', name: 'Ben Cole' },
      { firstName: 'Ada', name: 'Ada Lovelace' },
      { firstName: 'another owner', name: '' },
    ]);
  });
});
