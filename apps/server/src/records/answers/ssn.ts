import type { Executor, Vault } from '../../kernel/db/index.ts';
import { contactOf } from './contact-store.ts';
import { readCreditMatch } from './credit-match.ts';

/** The digits that the borrower gave: all nine on credit/social, all or the last four on start/contact; null when none. */
export async function givenSsn(vault: Vault, trx: Executor, uuid: string): Promise<string | null> {
  const match = await readCreditMatch({ vault }, trx, uuid);
  const ref = match?.ssn ?? (await contactOf(vault, trx, uuid)).ssn;
  return ref === null ? null : vault.get<string>(trx, 'ssn', ref);
}
