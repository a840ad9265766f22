import type { Request, saveContact } from '@lintel/contract';
import { missingContactDetails, ssnOrLastFourField, type ContactDetail, type Fact } from '@lintel/domain';
import * as z from 'zod/mini';
import { savePerson } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { putForFile, type Executor } from '../../kernel/db/index.ts';
import { refuse, refuseFields } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan } from '../../loan-file/index.ts';
import {
  saveApplicant,
  readAnswers,
  loadContact,
  storeContact,
  type Contact,
  replaceRefs,
  type Applicant,
  toPerson,
  toPlace,
  findGivenSsn,
} from '../../records/answers/index.ts';
import { indexFile } from '../../records/file-index/index.ts';
import { CONTACT_ERRORS } from './words.ts';

type ContactRequest = Request<typeof saveContact>['body'];

/** Returns which contact details are missing, which the page `start/contact` must still ask for. */
export async function findMissingContact(
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<ContactDetail[]> {
  const { applicant } = await readAnswers(vault, trx, uuid);
  const contact = await loadContact(vault, trx, uuid);
  return missingContactDetails({
    ...contact,
    ownershipType: applicant.ownershipType,
    coOwners: contact.coOwners.length,
    phoneNumber: applicant.phoneNumbers[0]?.number ?? null,
    ssnLastFour: (await findGivenSsn(vault, trx, uuid))?.slice(-4) ?? null,
  });
}

/**
 * Saves the given contact details, and returns a fact once none is missing. The Social Security number goes to the
 * vault, never into a fact.
 */
export async function saveContactDetails(
  context: Context,
  { uuid, trx }: LockedLoan,
  identity: string,
  given: ContactRequest,
): Promise<readonly Fact[]> {
  const { vault } = context;
  await refuseKnown(context, trx, uuid, given);
  const { applicant } = await readAnswers(vault, trx, uuid);
  const at = await loanNow(context, trx);
  const contact = mergeContact(
    await loadContact(vault, trx, uuid),
    given,
    given.ssn ? await putForFile(vault, trx, uuid, 'ssn', parseSsn(given.ssn)) : null,
  );
  const changed = mergeApplicant(applicant, given);
  if (changed !== applicant) {
    await savePerson(context, trx, identity, toPerson(changed));
    await replaceRefs(trx, uuid, { profile_ref: await saveApplicant(vault, trx, uuid, changed), updated_at: at });
  }
  const ref = await storeContact(vault, trx, uuid, contact, at);
  await indexFile(context, trx, uuid);
  return (await findMissingContact(context, trx, uuid)).length === 0
    ? [{ type: 'ContactDetailsGiven', data: { contact: ref } }]
    : [];
}

function parseSsn(ssn: string): string {
  const parsed = z.safeParse(ssnOrLastFourField, ssn);
  return parsed.success ? parsed.data : refuse('ssn-invalid');
}

/** Refuses a phone or Social Security number that the file already has: a bureau or a code may have proved it. */
async function refuseKnown({ vault }: Context, trx: Executor, uuid: string, given: ContactRequest): Promise<void> {
  const { applicant } = await readAnswers(vault, trx, uuid);
  const errors = [
    ...(given.phoneNumber && applicant.phoneNumbers.length > 0
      ? [{ field: 'phoneNumber', message: CONTACT_ERRORS.known }]
      : []),
    ...(given.ssn && (await findGivenSsn(vault, trx, uuid)) !== null
      ? [{ field: 'ssn', message: CONTACT_ERRORS.known }]
      : []),
  ];
  if (errors.length > 0) refuseFields(errors);
}

function mergeContact(saved: Contact, given: ContactRequest, ssn: string | null): Contact {
  return {
    maritalStatus: given.maritalStatus ?? saved.maritalStatus,
    citizenship: given.citizenship ?? saved.citizenship,
    yearsAtAddress: given.yearsAtAddress ?? saved.yearsAtAddress,
    // Only a joint home has other owners, so another ownership type removes them.
    coOwners: given.ownershipType && given.ownershipType !== 'JOINT' ? [] : (given.coOwners ?? saved.coOwners),
    ssn: ssn ?? saved.ssn,
  };
}

function mergeApplicant(
  applicant: Applicant,
  { mailingAddress, ownershipType, phoneNumber }: ContactRequest,
): Applicant {
  if (!mailingAddress && !ownershipType && !phoneNumber) return applicant;
  return {
    ...applicant,
    ...(mailingAddress ? { mailingAddress: toPlace(mailingAddress) } : {}),
    ...(ownershipType ? { ownershipType } : {}),
    ...(phoneNumber ? { phoneNumbers: [{ type: 'MOBILE', number: phoneNumber }] } : {}),
  };
}
