import { addConditionDocument, type HandlerReply } from '@lintel/contract';
import { MAX_FILES } from '@lintel/domain';
import { type CallContext, refuse } from '../../kernel/http/index.ts';
import { lockApplication } from '../../loan-file/index.ts';
import { append } from '../../records/audit/index.ts';
import { toReader } from '../../records/document-store/index.ts';
import { receiveFile } from '../../records/uploads/index.ts';
import { insertUpload, refuseWhenFull, toUploadReply, findUpload, type NewUpload } from '../documents/index.ts';
import { attachToCondition } from './attach-uploads.ts';
import { loadOwnCondition } from './list.ts';

/** Receives a borrower's file for one open condition. The same idempotency key is the same document. */
export async function addDocument(
  call: CallContext<typeof addConditionDocument>,
  id: string,
): Promise<HandlerReply<typeof addConditionDocument>> {
  const { context, loan, caller, idempotencyKey, requestId } = call;
  const reader = toReader(loan);
  if ((await loadOwnCondition(context.db, loan, reader, id)).condition.state !== 'OPEN')
    return refuse('condition-closed');
  return receiveFile(addConditionDocument, call, async (file, { type }) => {
    const upload: NewUpload = {
      reader,
      organisation: loan.organisation,
      type,
      note: null,
      press: idempotencyKey ?? '',
    };
    const row = await context.db.transaction().execute(async (trx) => {
      const locked = (await lockApplication(trx, loan.uuid)) ?? refuse('not-found');
      const known = await findUpload(trx, upload);
      if (known) return known;
      const { condition, documents } = await loadOwnCondition(trx, locked, reader, id);
      if (condition.state !== 'OPEN') return refuse('condition-closed');
      if (documents.filter((one) => one.submitted_at === null).length >= MAX_FILES)
        return refuse('too-many-files', { n: MAX_FILES });
      await refuseWhenFull(trx, reader, file);
      const document = await insertUpload(context, trx, upload, file);
      await attachToCondition(trx, { application: loan.uuid, condition: id }, [document.uuid]);
      await append(trx, [
        {
          event: 'document.uploaded',
          actor: caller.identityUuid,
          organisation: loan.organisation,
          application: loan.uuid,
          requestId,
          about: { document: document.uuid, type, condition: id },
        },
      ]);
      return document;
    });
    return toUploadReply(call, row, file);
  });
}
