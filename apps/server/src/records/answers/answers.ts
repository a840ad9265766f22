import { putForFile, type Executor, type Vault } from '../../kernel/db/index.ts';
import { loadContact } from './contact-store.ts';
import { readCreditMatch } from './credit-match.ts';
import { loadApplicationDetail, replaceRefs } from './details.ts';
import type { Applicant, Home } from './given-answers.ts';

/** A borrower's current answers about themselves and the home, which are sealed in the vault. */
export interface Answers {
  readonly applicant: Applicant;
  readonly home: Home;
}

/** Seals a new version of the borrower's answers about themselves. Returns its reference in the vault. */
export const saveApplicant = (vault: Vault, trx: Executor, uuid: string, applicant: Applicant): Promise<string> =>
  putForFile(vault, trx, uuid, 'applicant', applicant);
/** Seals a new version of the borrower's answers about the home. Returns its reference in the vault. */
export const saveHome = (vault: Vault, trx: Executor, uuid: string, home: Home): Promise<string> =>
  putForFile(vault, trx, uuid, 'home', home);

/** Replaces the home with a corrected one. Returns its reference. */
export async function replaceHome(vault: Vault, trx: Executor, uuid: string, home: Home, at: Date): Promise<string> {
  const property = await saveHome(vault, trx, uuid, home);
  await replaceRefs(trx, uuid, { property_ref: property, updated_at: at });
  return property;
}

/** Returns the current answers of a loan. */
export async function readAnswers(vault: Vault, trx: Executor, uuid: string): Promise<Answers> {
  const row = await loadApplicationDetail(trx, uuid);
  return {
    applicant: await vault.get<Applicant>(trx, 'applicant', row.profile_ref),
    home: await vault.get<Home>(trx, 'home', row.property_ref),
  };
}

/**
 * Returns the digits that the borrower gave (all nine on credit/social, all or the last four on start/contact), or
 * null.
 */
export async function findGivenSsn(vault: Vault, trx: Executor, uuid: string): Promise<string | null> {
  const match = await readCreditMatch({ vault }, trx, uuid);
  const ref = match?.ssn ?? (await loadContact(vault, trx, uuid)).ssn;
  return ref === null ? null : vault.get<string>(trx, 'ssn', ref);
}
