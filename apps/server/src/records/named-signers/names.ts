import { BORROWER, formatList, formatName, namesOnRecord, stillToSign, type LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readApplication, type GateWords } from '../../loan-file/index.ts';
import { readAnswers } from '../answers/index.ts';
import { peopleOnTitle } from '../title-people/index.ts';
import { loadSigners } from './signers.ts';
import { NAMES } from './words.ts';

export interface PersonName {
  readonly firstName: string;
  /** The full name, or empty when it is unknown. */
  readonly name: string;
}

/**
 * Returns the names of a loan's people: the borrower as on the application, others as they were named to sign, or else
 * as the land records have them.
 */
export async function loadPersonNames(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<(person: string) => PersonName> {
  const { applicant } = await readAnswers(vault, trx, uuid);
  const named = await loadSigners(vault, trx, uuid);
  const onTitle = await peopleOnTitle(vault, trx, uuid);
  return (person) => {
    if (person === BORROWER) return { firstName: applicant.name.firstName, name: formatName(applicant.name) };
    const { firstName, lastName } =
      named.get(person) ?? namesOnRecord(onTitle.find((one) => one.person === person)?.name);
    return { firstName: firstName || NAMES.CO_OWNER, name: `${firstName} ${lastName}`.trim() };
  };
}

/** Returns everyone who is currently named to sign, as they were named. */
export async function loadSignerNames(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<{ person: string; name: string }[]> {
  const present = [...(await loadSigners(vault, trx, uuid)).values()].filter(({ removedAt }) => removedAt === null);
  return present.map(({ person, firstName, lastName }) => ({ person, name: `${firstName} ${lastName}`.trim() }));
}

/** Fills "{names}" in a gate's text with the first names of the people whom the file waits for. */
export const namesWords =
  (awaited: (file: LoanFile) => readonly string[]): GateWords =>
  async (context, trx, uuid) => {
    const row = await readApplication(trx, uuid);
    const people = row ? awaited(row.projection) : [];
    if (people.length === 0) return {};
    const getPersonName = await loadPersonNames(context, trx, uuid);
    // Sorted by name, because the order of IDs in a stored file is arbitrary.
    return {
      names: formatList(
        people
          .map((person) => getPersonName(person).firstName)
          .toSorted((one, other) => one.localeCompare(other, 'en')),
      ),
    };
  };

/** Fills "{names} still must sign" at a gate of the additional signers. */
export const unsignedWords = (gate: 'note-others' | 'deed-others' | 'deed-manual-others'): GateWords =>
  namesWords((file) => stillToSign(file, gate));
