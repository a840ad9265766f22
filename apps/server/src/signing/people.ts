import { BORROWER, deedSigners, formatName, type LoanFile, type PaperSigner } from '@lintel/domain';
import { readAnswers } from '../application/answers.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { readPerson } from '../profile/person.ts';
import { signersShape } from '../signers/list.ts';
import { peopleOnTitle } from '../title/people.ts';
import type { ApplicationRow } from '../loan-file/applications.ts';

/** A person of a loan as papers name them, and as calls do. */
export interface Named extends PaperSigner {
  readonly personUuid: string;
  readonly firstName: string;
}

/** Everybody who signs the deed, the borrower first, by their names. */
export async function signingPeople(context: Context, trx: Executor, loan: ApplicationRow): Promise<Named[]> {
  const file: LoanFile = loan.projection;
  const { applicant } = await readAnswers(context.vault, trx, loan.uuid);
  const own = await readPerson(context, trx, loan.identity_uuid);
  const { signers } = await signersShape(context, loan);
  const onTitle = await peopleOnTitle(context.vault, trx, loan.uuid);
  return deedSigners(file).map((person): Named => {
    if (person === BORROWER) return { person, name: formatName(applicant.name), role: 'BORROWER', personUuid: own?.uuid ?? loan.identity_uuid, firstName: applicant.name.firstName };
    const named = signers.find((one) => one.signerUuid === person);
    const name = named ? `${named.firstName} ${named.lastName}` : (onTitle.find((one) => one.person === person)?.name ?? 'Owner');
    return { person, name, role: file.signers[person]?.role ?? 'CO_DEEDER', personUuid: person, firstName: named?.firstName ?? name };
  });
}
