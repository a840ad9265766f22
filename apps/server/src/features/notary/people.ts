import { BORROWER } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { OpenedLoan } from '../../kernel/http/index.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { reachSigner } from '../../records/named-signers/index.ts';
import { signingPeople } from '../signing/index.ts';
import type { NotaryParty } from './store.ts';

/** Returns the calling party: the borrower on their own loan, a signer on the one they sign for. */
export const toNotaryParty = ({ uuid, audience }: Pick<OpenedLoan, 'uuid' | 'audience'>): NotaryParty => ({
  uuid,
  person: audience,
});

/** Returns a signer's name and address, only for the notary. */
export async function loadNotarySigner(
  context: Context,
  trx: Executor,
  loan: ApplicationRow,
  person: string,
): Promise<{ name: string; email: string }> {
  const name = (await signingPeople(context, trx, loan)).find((one) => one.person === person)?.name ?? '';
  if (person !== BORROWER)
    return {
      name,
      email: (await reachSigner(context.vault, trx, loan.uuid, person))?.email ?? 'not-given@example.invalid',
    };
  const { applicant } = await readAnswers(context.vault, trx, loan.uuid);
  return { name, email: applicant.email };
}
