import type { nameSigner, Request } from '@lintel/contract';
import type { Fact } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { emailKey, refuse, refuseFields } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { indexFile } from '../../records/file-index/index.ts';
import { emailIndex, saveSigner, loadSigners, type NamedSigner } from '../../records/named-signers/index.ts';
import { createInvitation } from './invitations.ts';
import { SIGNER } from './words.ts';

/**
 * Saves a signer whom the borrower or staff name, among the people whom the title requires, and invites them
 * (AdditionalSignerNamed). Name and address stay in the row; the fact contains only the person's ID.
 */
export async function recordNamedSigner(
  context: Context,
  loan: LockedLoan,
  { personUuid, role, ...given }: Request<typeof nameSigner>['body'],
  by: 'BORROWER' | 'STAFF',
): Promise<readonly Fact[]> {
  const { uuid, organisation, trx, file } = loan;
  if (file.signers[personUuid]) return refuse('signer-exists');
  if (!file.finalTitle.mustSign.some((one) => one.person === personUuid)) return refuse('choice-unknown');
  const { firstName, lastName, livesThere } = given;
  const contact = { email: given.email ?? null, phoneNumber: given.phoneNumber ?? null };
  await checkSignerContact(context, loan, personUuid, contact);
  await saveSigner(
    context.vault,
    trx,
    {
      uuid,
      organisation,
      person: personUuid,
      emailIndex: emailIndex(context, contact.email),
      at: await loanNow(context, trx),
    },
    { firstName, lastName, livesThere, ...contact },
  );
  await indexFile(context, trx, uuid);
  await createInvitation(context, trx, personUuid, 'INVITE');
  return [{ type: 'AdditionalSignerNamed', data: { signer: personUuid, role, by } }];
}

/**
 * Refuses a signer's contact without an address or phone, or with the borrower's or another signer's email: everyone
 * logs in with their own.
 */
export async function checkSignerContact(
  { vault }: Pick<Context, 'vault'>,
  { uuid, trx, file }: LockedLoan,
  person: string,
  { email, phoneNumber }: Pick<NamedSigner, 'email' | 'phoneNumber'>,
): Promise<void> {
  if (email === null && phoneNumber === null) refuseFields([{ field: 'email', message: SIGNER.unreachable }]);
  if (email === null) return;
  const { applicant } = await readAnswers(vault, trx, uuid);
  if (emailKey(email) === emailKey(applicant.email)) refuseFields([{ field: 'email', message: SIGNER.ownEmail }]);
  for (const other of (await loadSigners(vault, trx, uuid)).values()) {
    const isTheirs =
      other.person !== person &&
      file.signers[other.person] &&
      other.email !== null &&
      emailKey(other.email) === emailKey(email);
    if (isTheirs) refuseFields([{ field: 'email', message: SIGNER.sameEmail }]);
  }
}
