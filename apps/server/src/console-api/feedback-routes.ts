import { exportFeedback, listFeedback } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { formatFeedbackCsv, listFeedbackPage } from '../features/feedback/index.ts';
import type { Context } from '../kernel/context.ts';
import { mount } from '../kernel/http/index.ts';
import { setCsvHeaders } from './download-headers.ts';

/** Mounts the calls that list and export borrowers' and signers' feedback about the lender's product. */
export function mountFeedback(app: FastifyInstance, context: Context): void {
  mount(app)(listFeedback)(({ caller, query }) => listFeedbackPage(context, caller, query));
  mount(app)(exportFeedback)(async ({ caller, query, reply }) => {
    const content = await formatFeedbackCsv(context, caller, query);
    setCsvHeaders(reply, query.kind === 'CEO' ? 'ceo-feedback' : 'leave-survey');
    return content;
  });
}
