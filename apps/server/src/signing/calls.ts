import { giveEsignConsent, readEsignConsent, withdrawEsignConsent } from '@lintel/contract';
import { ESIGN_REQUIREMENTS, PAPER_FEE } from '@lintel/domain';
import type { FastifyRequest } from 'fastify';
import { readerOf } from '../documents/reader.ts';
import type { Feature } from '../feature.ts';
import { refuse } from '../http/errors.ts';
import { mount } from '../http/mount.ts';
import { record } from '../loan-file/record.ts';
import { written } from '../loan-file/written.ts';
import { consentGiven, consentWithdrawn, esignText, type From } from './consent.ts';
import { ensureSample, isCodeRight } from './sample.ts';

const fromOf = (organisation: string, request: FastifyRequest): From => ({ organisation, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' });

export const signing: Feature = {
  routes(app, context) {
    mount(app)(readEsignConsent)(async ({ loan, organisation }) => {
      const sample = await ensureSample(context, loan, readerOf(loan));
      return {
        ...esignText(organisation), sampleDocumentUuid: sample.document_uuid, requirements: ESIGN_REQUIREMENTS, paperFee: PAPER_FEE,
        givenAt: sample.given_at?.toISOString() ?? null, withdrawnAt: sample.withdrawn_at?.toISOString() ?? null,
      };
    });
    mount(app)(giveEsignConsent)(async ({ loan, body, by, organisation, request }) => {
      const reader = readerOf(loan);
      if (!(await isCodeRight(context, reader, body.demonstratedCode))) refuse('code-wrong');
      await record(context, loan.uuid, (seen) => consentGiven(context, seen, reader, body.version, fromOf(organisation, request)), by());
      return written(context, loan.uuid);
    });
    mount(app)(withdrawEsignConsent)(async ({ loan, body, by, organisation, request }) => {
      await record(context, loan.uuid, (seen) => consentWithdrawn(context, seen, readerOf(loan), body.reason, fromOf(organisation, request)), by());
      return written(context, loan.uuid);
    });
  },
};
