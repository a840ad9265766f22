import type { changeSignerContact, removeSigner, Request } from '@lintel/contract';
import {
  conditionsOpenFor,
  hasSignedDeed,
  hasSignedNote,
  SIGNER_REMOVAL_REASONS,
  TAKEN_BACK,
  type Fact,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan, factsOfTypes, toFact } from '../../loan-file/index.ts';
import { indexFile } from '../../records/file-index/index.ts';
import {
  emailIndex,
  changeContact,
  changeSigner,
  findSigner,
  type SignerRecord,
} from '../../records/named-signers/index.ts';
import { insertNote } from '../../records/staff-acts/index.ts';
import { endConsent } from '../signing/index.ts';
import { createInvitation } from './invitations.ts';
import { checkSignerContact } from './name.ts';
import { requireCanSign } from './open.ts';

/** Returns a signer who was named for this loan, even one who was removed. Refuses any other with `not-found`. */
async function requireNamedSigner(
  { vault }: Pick<Context, 'vault'>,
  { trx, uuid }: LockedLoan,
  person: string,
): Promise<SignerRecord> {
  const signer = await findSigner(vault, trx, person);
  return signer?.uuid === uuid ? signer : refuse('not-found');
}

type Change = Request<typeof changeSignerContact>['body'] & { readonly firstName?: string; readonly lastName?: string };

/** Corrects a signer's contact data until they have an account. After that only they can. */
export async function saveSignerContact(
  context: Context,
  loan: LockedLoan,
  person: string,
  body: Change,
): Promise<readonly Fact[]> {
  const signer = await requireNamedSigner(context, loan, person);
  requireCanSign(loan.file, person);
  if (signer.identityUuid !== null) return refuse('signer-opened', { name: signer.firstName });
  const contact = { email: body.email ?? null, phoneNumber: body.phoneNumber ?? null };
  await checkSignerContact(context, loan, person, contact);
  const named = {
    ...signer,
    firstName: body.firstName ?? signer.firstName,
    lastName: body.lastName ?? signer.lastName,
  };
  await changeContact(context.vault, loan.trx, named, contact, emailIndex(context, contact.email));
  await indexFile(context, loan.trx, loan.uuid);
  await createInvitation(context, loan.trx, person, 'INVITE');
  return [];
}

/** Sends a signer a reminder with a new link, as the borrower or staff request. */
export async function inviteSignerAgain(context: Context, loan: LockedLoan, person: string): Promise<readonly Fact[]> {
  await requireNamedSigner(context, loan, person);
  requireCanSign(loan.file, person);
  await createInvitation(context, loan.trx, person, 'REMIND');
  return [];
}

/** Removes a signer for the borrower, if the invitation wasn't opened. The borrower's comment is stored sealed. */
export async function withdrawSigner(
  context: Context,
  loan: LockedLoan,
  person: string,
  { reason, identityUuid }: { reason: string; identityUuid: string },
): Promise<readonly Fact[]> {
  const signer = await requireNamedSigner(context, loan, person);
  requireCanSign(loan.file, person);
  if (loan.file.signers[person]?.opened) return refuse('signer-opened', { name: signer.firstName });
  await insertNote(context, loan.trx, {
    application: loan.uuid,
    staff: identityUuid,
    about: `signer:${person}`,
    text: reason,
  });
  return recordSignerRemoval(context, loan, person, TAKEN_BACK, 'BORROWER');
}

/**
 * Removes a signer for staff. A signer who has signed any current document can't be removed: the closing must be voided
 * first.
 */
export async function removeSignerForStaff(
  context: Context,
  loan: LockedLoan,
  person: string,
  { reason, comment, staff }: Request<typeof removeSigner>['body'] & { staff: string },
): Promise<readonly Fact[]> {
  await requireNamedSigner(context, loan, person);
  if (reason == null || !Object.hasOwn(SIGNER_REMOVAL_REASONS, reason)) return refuse('reason-missing');
  if (loan.file.ended !== null || !Object.hasOwn(loan.file.signers, person)) return refuse('request-cancelled');
  if (hasSignedDeed(loan.file, person) || hasSignedNote(loan.file, person)) return refuse('already-signed');
  if (comment)
    await insertNote(context, loan.trx, { application: loan.uuid, staff, about: `signer:${person}`, text: comment });
  return recordSignerRemoval(context, loan, person, reason, 'STAFF');
}

/**
 * Removes a signer from the file: waives the signer's open conditions, ends the E-SIGN consent, which doesn't pass to a
 * person named in their place, and queues a message to the signer.
 */
async function recordSignerRemoval(
  context: Context,
  loan: LockedLoan,
  person: string,
  reason: string,
  by: 'BORROWER' | 'STAFF',
): Promise<readonly Fact[]> {
  const { trx, uuid, file } = loan;
  await changeSigner(trx, person, {
    removed_at: await loanNow(context, trx),
    removed_because: reason,
    remind_at: null,
  });
  await indexFile(context, trx, uuid);
  const signerRow = await requireNamedSigner(context, loan, person);
  await context.jobs.queueBackgroundJob(trx, 'signer-removed', `${person}:${signerRow.round}`);
  const rows = await factsOfTypes(trx, uuid, ['ConditionPosted']);
  const open = conditionsOpenFor(file, rows.map(toFact), person);
  return [
    ...open.map((id): Fact => ({ type: 'ConditionCleared', data: { id, how: 'WAIVED', by: 'server' } })),
    ...(await endConsent(context, loan, person, reason)),
    { type: 'SignerRemoved', data: { signer: person, reason, by } },
  ];
}
