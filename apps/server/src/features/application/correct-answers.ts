import type { decideCorrection, Request } from '@lintel/contract';
import { savePerson } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import {
  saveApplicant,
  readAnswers,
  replaceRefs,
  type Applicant,
  toPerson,
  toPlace,
} from '../../records/answers/index.ts';
import { indexFile } from '../../records/file-index/index.ts';

type Correction = Extract<Request<typeof decideCorrection>['body'], { outcome: 'ACCEPTED' }>['change'];

/**
 * Corrects the name or addresses of a submitted application and its profile, after staff accepted the borrower's
 * request. Records no fact, because price and title don't change.
 */
export async function correctAnswers(
  context: Pick<Context, 'vault' | 'keys' | 'onIndexed'>,
  trx: Executor,
  { uuid, identity_uuid: identity }: Pick<ApplicationRow, 'uuid' | 'identity_uuid'>,
  change: Correction,
  correctedAt: Date,
): Promise<void> {
  const { applicant } = await readAnswers(context.vault, trx, uuid);
  const corrected = correctedApplicant(applicant, change);
  await savePerson(context, trx, identity, toPerson(corrected));
  await replaceRefs(trx, uuid, {
    profile_ref: await saveApplicant(context.vault, trx, uuid, corrected),
    updated_at: correctedAt,
  });
  await indexFile(context, trx, uuid);
}

function correctedApplicant(applicant: Applicant, { name, homeAddress, mailingAddress }: Correction): Applicant {
  const { name: was } = applicant;
  return {
    ...applicant,
    ...(name
      ? {
          name: {
            firstName: name.firstName.trim(),
            middleName: (name.middleName ?? '').trim(),
            lastName: name.lastName.trim(),
            suffix: name.suffix ?? was.suffix,
          },
        }
      : {}),
    ...(homeAddress ? { homeAddress: toPlace(homeAddress) } : {}),
    ...(mailingAddress ? { mailingAddress: toPlace(mailingAddress) } : {}),
  };
}
