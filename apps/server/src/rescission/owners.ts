import { BORROWER, formatName, namesOnRecord, owners } from '@lintel/domain';
import { readAnswers } from '../application/answers.ts';
import type { Context } from '../context.ts';
import type { ApplicationRow } from '../loan-file/applications.ts';
import { signersShape } from '../signers/list.ts';
import { peopleOnTitle } from '../title/people.ts';
import { OTHER_OWNER } from './words.ts';

/** An owner as notices and screens name them. */
export interface Owner {
  readonly person: string;
  readonly firstName: string;
  /** In full; empty where nobody has said it. */
  readonly name: string;
}

/** Everybody who gets the notice and may cancel, the borrower first. */
export async function ownersOf(context: Context, row: ApplicationRow): Promise<Owner[]> {
  const { db, vault } = context;
  const { applicant } = await readAnswers(vault, db, row.uuid);
  const { signers } = await signersShape(context, row);
  const onTitle = await peopleOnTitle(vault, db, row.uuid);
  return owners(row.projection).map((person): Owner => {
    if (person === BORROWER) return { person, firstName: applicant.name.firstName, name: formatName(applicant.name) };
    const { firstName, lastName } = signers.find((one) => one.personUuid === person) ?? namesOnRecord(onTitle.find((one) => one.person === person)?.name);
    return { person, firstName: firstName || OTHER_OWNER, name: `${firstName} ${lastName}`.trim() };
  });
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** First names as "Ana and Luis". */
export const listed = (all: readonly Owner[]): string => LIST.format(all.map((one) => one.firstName));
