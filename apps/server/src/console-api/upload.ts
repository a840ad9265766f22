import { addFileDocument as call, type HandlerReply } from '@lintel/contract';
import { insertUpload, findUpload, type NewUpload } from '../features/documents/index.ts';
import { type CallContext, refuse } from '../kernel/http/index.ts';
import { lockApplication, loanNow } from '../loan-file/index.ts';
import { append } from '../records/audit/index.ts';
import { changeDocument } from '../records/document-store/index.ts';
import { decidedEntry, loadFileDocuments, resolveAudience, loadPeople } from '../records/staff-acts/index.ts';
import { receiveFile } from '../records/uploads/index.ts';

/** Adds the scan of a document that came by mail. It is on the file right away, and no one can remove it. */
export async function addMailedDocument(callContext: CallContext<typeof call>): Promise<HandlerReply<typeof call>> {
  const { context, loan, idempotencyKey, requestId, caller } = callContext;
  return receiveFile(call, callContext, async (file, { type, personUuid }) => {
    const reader = { uuid: loan.uuid, audience: await resolveAudience(context, loan, personUuid) };
    const upload: NewUpload = {
      reader,
      organisation: loan.organisation,
      type,
      note: null,
      press: `desk ${caller.identityUuid} ${idempotencyKey ?? ''}`,
    };
    const uuid = await context.db.transaction().execute(async (trx) => {
      await lockApplication(trx, loan.uuid);
      const known = await findUpload(trx, upload);
      if (known) return known.uuid;
      const document = await insertUpload(context, trx, upload, file);
      await changeDocument(trx, document.uuid, { submitted_at: await loanNow(context, trx) });
      await append(trx, [
        decidedEntry({ caller, loan, requestId }, { act: 'document.add', document: document.uuid, type }),
      ]);
      return document.uuid;
    });
    const all = await loadFileDocuments(context.db, loan, await loadPeople(context, context.db, loan));
    return all.find((one) => one.uuid === uuid) ?? refuse('not-found');
  });
}
