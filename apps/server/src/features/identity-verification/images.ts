import { sendIdentityImage, type Handler } from '@lintel/contract';
import { getStatus, photoType, type IdSide } from '@lintel/domain';
import type { Trx } from '../../kernel/context.ts';
import { type CallContext, refuse, refuseWith } from '../../kernel/http/index.ts';
import { lockApplication } from '../../loan-file/index.ts';
import { dropFile, receiveFile, type ReceivedFile } from '../../records/uploads/index.ts';
import { insertUpload, refuseWhenFull, dropUnsubmittedUploads } from '../documents/index.ts';
import { requireCheck } from './person.ts';
import { findCheck, loadImages, replaceImage, type CheckRow } from './store.ts';

type ImageUploadRequest = Parameters<Handler<typeof sendIdentityImage, CallContext<typeof sendIdentityImage>>>[0];

/** Saves one photo of a check and replaces the earlier one of that side. */
export async function saveImage(upload: ImageUploadRequest) {
  const { context, caller, loan, params } = upload;
  const check = await requireCheck(context, caller, loan, params.checkUuid);
  refuseSent(upload, check);
  return receiveFile(sendIdentityImage, upload, async (file, { side }) => {
    const image = await context.db.transaction().execute((trx) => saveImageRow(upload, trx, check, file, side));
    if (image.before !== null) await dropFile(context, image.before);
    return { imageUuid: image.uuid, advice: image.advice };
  });
}

async function saveImageRow(
  upload: ImageUploadRequest,
  trx: Trx,
  { uuid: checkUuid, person }: CheckRow,
  file: ReceivedFile,
  side: IdSide,
) {
  const { context, loan, idempotencyKey } = upload;
  await lockApplication(trx, loan.uuid);
  const check = (await findCheck(trx, { uuid: loan.uuid, person }, checkUuid)) ?? refuse('not-found');
  refuseSent(upload, check);
  const reader = { uuid: loan.uuid, audience: person };
  const press = `${checkUuid} ${idempotencyKey ?? ''}`;
  const known = (await loadImages(trx, checkUuid)).find((image) => image.press === press);
  if (known) return { uuid: known.uuid, advice: known.advice, before: null };
  await refuseWhenFull(trx, reader, file);
  const { uuid } = await insertUpload(
    context,
    trx,
    { reader, organisation: loan.organisation, type: photoType(check.id_type, side), note: null, press },
    file,
  );
  const before = await replaceImage(trx, check, { document: uuid, side, advice: file.advice, press });
  const [gone] = await dropUnsubmittedUploads(trx, reader, before === null ? [] : [before]);
  return { uuid, advice: [...file.advice], before: gone?.ref ?? null };
}

/** Refuses photos after the check was submitted. */
function refuseSent({ loan }: ImageUploadRequest, { state }: CheckRow): void {
  if (state !== 'OPEN') refuseWith('not-at-this-step', { status: getStatus(loan.projection), version: loan.version });
}
