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
  type KeptSigner,
} from '../../records/named-signers/index.ts';
import { keepNote } from '../../records/staff-acts/index.ts';
import { consentEnded } from '../signing/index.ts';
import { invite } from './invitations.ts';
import { refuseContact } from './name.ts';
import { refuseWhenOver } from './open.ts';

/** Somebody who was named for this loan, also one who was removed. */
async function namedOn(
  { vault }: Pick<Context, 'vault'>,
  { trx, uuid }: LockedLoan,
  person: string,
): Promise<KeptSigner> {
  const signer = await findSigner(vault, trx, person);
  return signer?.uuid === uuid ? signer : refuse('not-found');
}

type Change = Request<typeof changeSignerContact>['body'] & { readonly firstName?: string; readonly lastName?: string };

/** Corrects a signer's contact data until they have an account; from then on only they can. */
export async function contactChanged(
  context: Context,
  seen: LockedLoan,
  person: string,
  body: Change,
): Promise<readonly Fact[]> {
  const signer = await namedOn(context, seen, person);
  refuseWhenOver(seen.file, person);
  if (signer.identityUuid !== null) return refuse('signer-opened', { name: signer.firstName });
  const contact = { email: body.email ?? null, phoneNumber: body.phoneNumber ?? null };
  await refuseContact(context, seen, person, contact);
  const named = {
    ...signer,
    firstName: body.firstName ?? signer.firstName,
    lastName: body.lastName ?? signer.lastName,
  };
  await changeContact(context.vault, seen.trx, named, contact, emailIndex(context, contact.email));
  await indexFile(context, seen.trx, seen.uuid);
  await invite(context, seen.trx, person, 'INVITE');
  return [];
}

/** Sends a reminder with a new link. */
export async function invitedAgain(context: Context, seen: LockedLoan, person: string): Promise<readonly Fact[]> {
  await namedOn(context, seen, person);
  refuseWhenOver(seen.file, person);
  await invite(context, seen.trx, person, 'REMIND');
  return [];
}

/** The borrower takes back whom they named, until the invitation was opened. Their words are kept sealed. */
export async function takenBack(
  context: Context,
  seen: LockedLoan,
  person: string,
  { reason, identityUuid }: { reason: string; identityUuid: string },
): Promise<readonly Fact[]> {
  const signer = await namedOn(context, seen, person);
  refuseWhenOver(seen.file, person);
  if (seen.file.signers[person]?.opened) return refuse('signer-opened', { name: signer.firstName });
  await keepNote(context, seen.trx, {
    application: seen.uuid,
    staff: identityUuid,
    about: `signer:${person}`,
    text: reason,
  });
  return removed(context, seen, person, TAKEN_BACK, 'BORROWER');
}

/** Removes a signer for staff. One who has signed anything of the present papers stays: that closing is voided first. */
export async function removedByStaff(
  context: Context,
  seen: LockedLoan,
  person: string,
  { reason, comment, staff }: Request<typeof removeSigner>['body'] & { staff: string },
): Promise<readonly Fact[]> {
  await namedOn(context, seen, person);
  if (reason == null || !Object.hasOwn(SIGNER_REMOVAL_REASONS, reason)) return refuse('reason-missing');
  if (seen.file.ended !== null || !Object.hasOwn(seen.file.signers, person)) return refuse('request-cancelled');
  if (hasSignedDeed(seen.file, person) || hasSignedNote(seen.file, person)) return refuse('already-signed');
  if (comment)
    await keepNote(context, seen.trx, { application: seen.uuid, staff, about: `signer:${person}`, text: comment });
  return removed(context, seen, person, reason, 'STAFF');
}

/** The file goes on without them: what they were still asked for, or had said, holds nothing up any more, and their consent to screens is not that of whoever is named in their place. */
async function removed(
  context: Context,
  seen: LockedLoan,
  person: string,
  reason: string,
  by: 'BORROWER' | 'STAFF',
): Promise<readonly Fact[]> {
  const { trx, uuid, file } = seen;
  await changeSigner(trx, person, {
    removed_at: await loanNow(context, trx),
    removed_because: reason,
    remind_at: null,
  });
  await indexFile(context, trx, uuid);
  const gone = await namedOn(context, seen, person);
  await context.jobs.errand(trx, 'signer-removed', `${person}:${gone.round}`);
  const rows = await factsOfTypes(trx, uuid, ['ConditionPosted']);
  const open = conditionsOpenFor(file, rows.map(toFact), person);
  return [
    ...open.map((id): Fact => ({ type: 'ConditionCleared', data: { id, how: 'WAIVED', by: 'server' } })),
    ...(await consentEnded(context, seen, person, reason)),
    { type: 'SignerRemoved', data: { signer: person, reason, by } },
  ];
}
