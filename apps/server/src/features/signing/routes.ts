import {
  adoptSignature,
  declineSigning,
  finishSigning,
  giveEsignConsent,
  readEsignConsent,
  readSigning,
  readSigningEvidence,
  reportSigningProblem,
  signDocument,
  withdrawEsignConsent,
} from '@lintel/contract';
import { ESIGN_REQUIREMENTS, PAPER_FEE } from '@lintel/domain';
import type { FastifyRequest } from 'fastify';
import type { Feature } from '../../kernel/feature.ts';
import { refuse, mount } from '../../kernel/http/index.ts';
import { record, loanReply } from '../../loan-file/index.ts';
import { setDocumentDownload, toReader } from '../../records/document-store/index.ts';
import { saveAdoptedSignature } from './adopt.ts';
import { loadCertificate, renderCertificate } from './certificate.ts';
import { recordConsent, recordWithdrawal, loadEsignText, type ConsentOrigin } from './consent.ts';
import { recordSigningDecline } from './decline.ts';
import { countUnfinished, refuseUnfinished } from './finish.ts';
import { makePackage } from './prepare.ts';
import { saveProblem } from './problems.ts';
import { ensureSample, isCodeRight } from './sample.ts';
import { loadSigning } from './shape.ts';
import { signOnScreen } from './sign.ts';
import { staffTasks } from './staff-tasks.ts';
import { WORDS } from './words.en.ts';

const toConsentOrigin = (organization: string, request: FastifyRequest): ConsentOrigin => ({
  organisation: organization,
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});

/** The E-SIGN consent, and the signing of the closing documents on a screen, with its evidence. */
export const signing: Feature = {
  staffTasks,
  work: { 'esign.prepare': makePackage },
  routes(app, context) {
    mount(app)(readSigning)(({ loan, caller }) => loadSigning(context, loan, caller.identityUuid));
    mount(app)(adoptSignature)(async ({ loan, body }) => ({
      signatureUuid: await saveAdoptedSignature(context, loan, body),
    }));
    mount(app)(signDocument)(async ({ loan, params, body, by, caller, request }) => {
      const { ip, userAgent } = toConsentOrigin(loan.organisation, request);
      const { file, reply, signed } = await signOnScreen(
        context,
        loan,
        params.documentUuid.toLowerCase(),
        body,
        { identityUuid: caller.identityUuid, ip, userAgent },
        by(),
      );
      const { toSign } = await countUnfinished(context, { ...loan, projection: file });
      return { ...reply, ...signed, remaining: toSign };
    });
    mount(app)(finishSigning)(async ({ loan }) => {
      await refuseUnfinished(context, loan);
      return loanReply(context, loan.uuid);
    });
    mount(app)(reportSigningProblem)(async ({ loan, body, by }) => {
      const { reply, result: problemUuid } = await saveProblem(
        context,
        loan,
        { ...body, documentUuid: body.documentUuid.toLowerCase() },
        by(),
      );
      return { ...reply, problemUuid };
    });
    mount(app)(readSigningEvidence)(async ({ loan, params, query, request, reply }) => {
      const uuid = params.evidenceUuid.toLowerCase();
      if (query.format !== 'pdf' && request.headers.accept !== 'application/pdf')
        return loadCertificate(context, loan, uuid);
      const page = (await renderCertificate(context, loan, uuid)) as Buffer<ArrayBuffer>;
      setDocumentDownload(reply, { title: WORDS.certificate, media_type: 'application/pdf' });
      return page;
    });
    mount(app)(declineSigning)(async ({ loan, body, by, caller }) =>
      recordSigningDecline(context, loan, body, caller.identityUuid, by()),
    );
    mount(app)(readEsignConsent)(async ({ loan, organisation }) => {
      const reader = toReader(loan);
      const sample = await ensureSample(context, loan, reader);
      return {
        ...(await loadEsignText(context.db, reader, loan.projection, organisation)),
        sampleDocumentUuid: sample.document_uuid,
        requirements: ESIGN_REQUIREMENTS,
        paperFee: PAPER_FEE,
        givenAt: sample.given_at?.toISOString() ?? null,
        withdrawnAt: sample.withdrawn_at?.toISOString() ?? null,
      };
    });
    mount(app)(giveEsignConsent)(async ({ loan, body, by, organisation, request }) => {
      const reader = toReader(loan);
      if (!(await isCodeRight(context, reader, body.demonstratedCode))) refuse('code-wrong');
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) =>
          recordConsent(context, lockedLoan, reader, body.version, toConsentOrigin(organisation, request)),
        by(),
      );
      return reply;
    });
    mount(app)(withdrawEsignConsent)(async ({ loan, body, by, caller, organisation, request }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) =>
          recordWithdrawal(
            context,
            lockedLoan,
            toReader(loan),
            { reason: body.reason, identityUuid: caller.identityUuid },
            toConsentOrigin(organisation, request),
          ),
        by(),
      );
      return reply;
    });
  },
};
