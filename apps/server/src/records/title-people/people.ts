import { randomUUID } from 'node:crypto';
import { matchSigners, type MustSign } from '@lintel/domain';
import { sealedPlace, type Executor, type Vault } from '../../kernel/db/index.ts';

/** Somebody whom the title asks to sign, under the id that the file knows them by. */
export interface TitlePerson extends MustSign {
  readonly person: string;
}

const place = (person: string): string => sealedPlace('title_person', person);

/** Everybody a search of this loan ever named, in the order in which they came. */
export async function peopleOnTitle(vault: Vault, trx: Executor, uuid: string): Promise<TitlePerson[]> {
  const rows = await trx
    .selectFrom('title_person')
    .selectAll()
    .where('application_uuid', '=', uuid)
    .orderBy('created_at')
    .orderBy('person')
    .execute();
  return rows.map((row) => ({
    person: row.person,
    relation: row.relation,
    reason: row.reason,
    ...vault.open<{ name: string | null }>(place(row.person), row),
  }));
}

/** Keeps whom a search names. Whoever an earlier one named keeps their id, so that nobody is asked to sign twice. */
export async function keepPeople(
  vault: Vault,
  trx: Executor,
  uuid: string,
  named: readonly MustSign[],
  at: Date,
): Promise<TitlePerson[]> {
  const known = matchSigners(named, await peopleOnTitle(vault, trx, uuid));
  const kept: TitlePerson[] = [];
  for (const [index, { name, relation, reason }] of named.entries()) {
    const person = known[index]?.person ?? randomUUID();
    const row = { relation, reason, ...vault.seal(place(person), { name }) };
    await trx
      .insertInto('title_person')
      .values({ person, application_uuid: uuid, created_at: at, ...row })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
      .execute();
    kept.push({ person, name, relation, reason });
  }
  return kept;
}
