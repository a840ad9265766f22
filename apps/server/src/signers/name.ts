import type { nameSigner, Request } from '@lintel/contract';
import type { Fact } from '@lintel/domain';
import { readAnswers } from '../application/answers.ts';
import type { Context, Seen } from '../context.ts';
import { refuse, refuseFields } from '../http/errors.ts';
import { loanNow } from '../loan-file/clock.ts';
import { keepSigner } from './store.ts';
import { SIGNER } from './words.ts';

/** The borrower names somebody whom the title asks for: AdditionalSignerNamed. Name and address stay in the row, the fact has the person alone. */
export async function signerNamed(context: Context, { uuid, trx, file }: Seen, { personUuid, role, ...given }: Request<typeof nameSigner>['body']): Promise<readonly Fact[]> {
  if (file.signers[personUuid]) return refuse('signer-exists');
  if (!file.finalTitle.mustSign.some((one) => one.person === personUuid)) return refuse('choice-unknown');
  const { firstName, lastName, livesThere } = given;
  const [email, phoneNumber] = [given.email ?? null, given.phoneNumber ?? null];
  if (email === null && phoneNumber === null) return refuseFields([{ field: 'email', message: SIGNER.unreachable }]);
  const { applicant } = await readAnswers(context.vault, trx, uuid);
  if (email?.toLowerCase() === applicant.email.toLowerCase()) return refuseFields([{ field: 'email', message: SIGNER.ownEmail }]);
  await keepSigner(context.vault, trx, uuid, personUuid, { firstName, lastName, email, phoneNumber, livesThere }, await loanNow(context, trx));
  return [{ type: 'AdditionalSignerNamed', data: { signer: personUuid, role, by: 'BORROWER' } }];
}
