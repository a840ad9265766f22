import { randomUUID } from 'node:crypto';
import { matchSigners, type MustSign } from '@lintel/domain';
import { sealContext, type Executor, type Vault } from '../../kernel/db/index.ts';

/** A person whom the title requires to sign, with their ID in the file. */
export interface TitlePerson extends MustSign {
  readonly person: string;
}

const personSealContext = (person: string): string => sealContext('title_person', person);

/** Returns everyone whom a search of this loan ever named, in order of appearance. */
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
    ...vault.open<{ name: string | null }>(personSealContext(row.person), row),
  }));
}

/**
 * Saves the people that a search names. A person named by an earlier search keeps their ID, so that no one is asked to
 * sign twice.
 */
export async function saveTitlePeople(
  vault: Vault,
  trx: Executor,
  uuid: string,
  named: readonly MustSign[],
  at: Date,
): Promise<TitlePerson[]> {
  const known = matchSigners(named, await peopleOnTitle(vault, trx, uuid));
  const people: TitlePerson[] = [];
  for (const [index, { name, relation, reason }] of named.entries()) {
    const person = known[index]?.person ?? randomUUID();
    const row = { relation, reason, ...vault.seal(personSealContext(person), { name }) };
    await trx
      .insertInto('title_person')
      .values({ person, application_uuid: uuid, created_at: at, ...row })
      .onConflict((conflict) => conflict.column('person').doUpdateSet(row))
      .execute();
    people.push({ person, name, relation, reason });
  }
  return people;
}
