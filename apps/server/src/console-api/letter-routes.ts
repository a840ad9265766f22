import {
  acknowledgeOnPaper,
  addFileDocument,
  changeLetter,
  decideCorrection,
  decideReconsideration,
  readLetterCover,
  sendLetter,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../kernel/context.ts';
import { mount } from '../kernel/http/index.ts';
import { loanReply } from '../loan-file/index.ts';
import { uploadRoutes } from '../records/uploads/index.ts';
import { asAttachment } from './as-attachment.ts';
import { recordCorrectionDecision } from './corrections.ts';
import { renderLetterCover, recordLetterChange, mailLetter, enterPaperAcknowledgment } from './letters.ts';
import { recordReconsiderationDecision } from './reconsiderations.ts';
import { addMailedDocument } from './upload.ts';

/**
 * Mounts the calls about mail: scans of received documents, letters to send, documents signed on paper. Also those with
 * which staff decide on corrections and reconsiderations.
 */
export async function mountLetters(app: FastifyInstance, context: Context): Promise<void> {
  await uploadRoutes(app, (forms) => mount(forms)(addFileDocument)((asked) => addMailedDocument(asked)));
  mount(app)(sendLetter)(async (asked) => {
    const { reply, result: letterUuid } = await mailLetter(asked, asked.body);
    return { ...reply, letterUuid };
  });
  mount(app)(changeLetter)(async (asked) => {
    await recordLetterChange(asked, asked.params.letterUuid, asked.body);
    return loanReply(context, asked.loan.uuid);
  });
  mount(app)(readLetterCover)(async (asked) => {
    const content = await renderLetterCover(asked, asked.params.letterUuid);
    asAttachment(asked.reply, { uuid: asked.params.letterUuid, media_type: 'application/pdf' });
    return content;
  });
  mount(app)(acknowledgeOnPaper)((asked) => enterPaperAcknowledgment(asked, asked.params.documentUuid, asked.body));
  mount(app)(decideReconsideration)((asked) =>
    recordReconsiderationDecision(asked, asked.params.reconsiderationUuid, asked.body),
  );
  mount(app)(decideCorrection)((asked) => recordCorrectionDecision(asked, asked.params.correctionUuid, asked.body));
}
