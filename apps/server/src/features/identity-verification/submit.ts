import type { Request, submitIdentityCheck } from '@lintel/contract';
import {
  answerIdCondition,
  BORROWER,
  missingSides,
  answerSignerIdCondition,
  signerCheckAttempt,
  getStatus,
  type Fact,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { sealContext } from '../../kernel/db/index.ts';
import { refuse, refuseWith } from '../../kernel/http/index.ts';
import { loanNow, type LockedLoan } from '../../loan-file/index.ts';
import { changeDocument } from '../../records/document-store/index.ts';
import { findCheck, loadImages, markSent, type CheckRow } from './store.ts';

/** The barcode and the text lines (MRZ) that the device read from the ID. */
export interface DeviceReading {
  readonly barcode: string | null;
  readonly mrz: string | null;
}

export const checkSealContext = (checkUuid: string): string => sealContext('identity_check', checkUuid);

/** Submits the photos of a check, for its step or for the condition that asked for them. */
export async function submitPhotos(
  context: Context,
  loan: LockedLoan,
  { uuid: checkUuid, person }: CheckRow,
  read: Request<typeof submitIdentityCheck>['body'],
): Promise<readonly Fact[]> {
  const { uuid, file, version, trx } = loan;
  const check = (await findCheck(trx, { uuid, person }, checkUuid)) ?? refuse('not-found');
  if (check.state !== 'OPEN') return refuseWith('not-at-this-step', { status: getStatus(file), version });
  const images = await loadImages(trx, checkUuid);
  if (
    missingSides(
      check.id_type,
      images.map((image) => image.side),
    ).length > 0
  )
    return refuse('images-missing');
  const at = await loanNow(context, trx);
  for (const image of images) await changeDocument(trx, image.uuid, { submitted_at: at });
  const codes: DeviceReading = { barcode: read.barcode ?? null, mrz: read.mrz ?? null };
  const isBorrower = person === BORROWER;
  await markSent(trx, checkUuid, {
    attempt: isBorrower ? file.identity.attempt : signerCheckAttempt(file, person),
    sent_at: at,
    ...context.vault.seal(checkSealContext(checkUuid), codes),
  });
  const documents = images.map((image) => image.uuid);
  if (check.condition_uuid !== null)
    return [{ type: 'ConditionAnswered', data: { id: check.condition_uuid, documents } }];
  if (!isBorrower) {
    await context.jobs.queueBackgroundJob(trx, 'check-signer', checkUuid);
    return answerSignerIdCondition(file, person, documents);
  }
  return [{ type: 'IdentityDocumentsSubmitted', data: { documents } }, ...answerIdCondition(file, documents)];
}
