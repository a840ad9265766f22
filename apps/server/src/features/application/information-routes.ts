import { answerHmda, askCorrection, readHmda, readSummary, saveContact, submitApplication } from '@lintel/contract';
import { HMDA_FORM_VERSION, HMDA_NOTICE } from '@lintel/domain';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { refuse, mount } from '../../kernel/http/index.ts';
import { record } from '../../loan-file/index.ts';
import { saveDemographics } from '../../records/demographics/index.ts';
import { loadSummaryReply } from '../application-summary/index.ts';
import { saveContactDetails, findMissingContact } from './contact.ts';
import { saveCorrectionRequest } from './corrections.ts';
import { recordSubmission } from './submission.ts';

/**
 * The calls from the chosen offer to the submission: details, the demographic form, the summary, and later corrections.
 */
export function informationRoutes(app: FastifyInstance, context: Context): void {
  mount(app)(saveContact)(async ({ loan, body, by }) => {
    const { reply } = await record(
      context,
      loan.uuid,
      (lockedLoan) => saveContactDetails(context, lockedLoan, loan.identity_uuid, body),
      by('contactGiven'),
    );
    return { ...reply, missing: await findMissingContact(context, context.db, loan.uuid) };
  });
  mount(app)(readHmda)(({ loan }) => ({
    formVersion: HMDA_FORM_VERSION,
    notice: HMDA_NOTICE,
    answered: loan.projection.demographicsAnswered,
  }));
  mount(app)(answerHmda)(async ({ loan, body, by }) => {
    const { reply } = await record(
      context,
      loan.uuid,
      (lockedLoan) => saveDemographics(context, lockedLoan, body),
      by('demographicsAnswered'),
    );
    return reply;
  });
  mount(app)(readSummary)(({ loan }) => loadSummaryReply(context, loan));
  mount(app)(submitApplication)(async ({ loan, body, by, organisation, request }) => {
    const from = { organisation, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    // Documents read in another window don't affect what is sent. Changed answers or a changed choice do.
    const { reply } = await record(
      context,
      loan.uuid,
      (lockedLoan) => recordSubmission(context, lockedLoan, body, from),
      by('pricingInputsVersion', 'selection', 'submissions'),
    );
    return reply;
  });
  mount(app)(askCorrection)(async ({ loan, body, by, idempotencyKey }) => {
    const { result: correctionUuid } = await saveCorrectionRequest(
      context,
      loan.uuid,
      body,
      idempotencyKey ?? refuse('idempotency-key-missing'),
      by(),
    );
    return { correctionUuid, state: 'ASKED' as const };
  });
}
