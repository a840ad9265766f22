import { acknowledgeOnPaper, addFileDocument, changeLetter, readLetterCover, sendLetter } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../kernel/context.ts';
import { mount } from '../kernel/http/index.ts';
import { loanReply } from '../loan-file/index.ts';
import { uploadRoutes } from '../records/uploads/index.ts';
import { setAttachmentHeaders } from './download-headers.ts';
import { renderLetterCover, recordLetterChange, mailLetter, enterPaperAcknowledgment } from './letters.ts';
import { addMailedDocument } from './upload.ts';

/** Mounts the calls about mail: scans of received documents, letters to send, documents signed on paper. */
export async function mountLetters(app: FastifyInstance, context: Context): Promise<void> {
  await uploadRoutes(app, (forms) => mount(forms)(addFileDocument)((request) => addMailedDocument(request)));
  mount(app)(sendLetter)(async (request) => {
    const { reply, result: letterUuid } = await mailLetter(request, request.body);
    return { ...reply, letterUuid };
  });
  mount(app)(changeLetter)(async (request) => {
    await recordLetterChange(request, request.params.letterUuid, request.body);
    return loanReply(context, request.loan.uuid);
  });
  mount(app)(readLetterCover)(async (request) => {
    const content = await renderLetterCover(request, request.params.letterUuid);
    setAttachmentHeaders(request.reply, { uuid: request.params.letterUuid, media_type: 'application/pdf' });
    return content;
  });
  mount(app)(acknowledgeOnPaper)((request) =>
    enterPaperAcknowledgment(request, request.params.documentUuid, request.body),
  );
}
