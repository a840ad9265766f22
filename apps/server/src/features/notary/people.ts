import { BORROWER } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { OpenedLoan } from '../../kernel/http/index.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { findSignerContact } from '../../records/named-signers/index.ts';
import { loadSigningPeople } from '../signing/index.ts';
import type { NotaryParty } from './store.ts';

/** Returns the person who calls, the borrower or a signer, as the owner of notary bookings and sessions. */
export const toNotaryParty = ({ uuid, audience }: Pick<OpenedLoan, 'uuid' | 'audience'>): NotaryParty => ({
  uuid,
  person: audience,
});

/** Returns the name and email of the borrower or a signer, which only the notary platform gets. */
export async function loadNotarySigner(
  context: Context,
  trx: Executor,
  loan: ApplicationRow,
  person: string,
): Promise<{ name: string; email: string }> {
  const name = (await loadSigningPeople(context, trx, loan)).find((one) => one.person === person)?.name ?? '';
  if (person !== BORROWER)
    return {
      name,
      email: (await findSignerContact(context.vault, trx, loan.uuid, person))?.email ?? 'not-given@example.invalid',
    };
  const { applicant } = await readAnswers(context.vault, trx, loan.uuid);
  return { name, email: applicant.email };
}
