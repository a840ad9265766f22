import { BORROWER, formatName, owners, type LoanFile, type ScreenedPerson } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { loadSignerNames } from '../../records/named-signers/index.ts';
import { peopleOnTitle } from '../../records/title-people/index.ts';

/**
 * Returns the people of a file to screen against the lists: the borrower, each owner as on the title, each signer as
 * named. A person with two names, one on the title and one as a signer, is screened by both.
 */
export async function loadScreenedPeople(
  context: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
  file: LoanFile,
): Promise<ScreenedPerson[]> {
  const { vault } = context;
  const { applicant } = await readAnswers(vault, trx, uuid);
  const people: ScreenedPerson[] = [{ person: BORROWER, name: formatName(applicant.name), birthDate: applicant.dob }];
  const present = new Set(owners(file));
  for (const { person, name } of await peopleOnTitle(vault, trx, uuid))
    if (name !== null && present.has(person)) people.push({ person, name, birthDate: null });
  for (const { person, name } of await loadSignerNames(context, trx, uuid)) {
    const isNew = !people.some((one) => one.person === person && one.name.toLowerCase() === name.toLowerCase());
    if (isNew) people.push({ person, name, birthDate: null });
  }
  return people;
}
