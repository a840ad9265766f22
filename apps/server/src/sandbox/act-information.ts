import {
  answerHmda,
  readAnswers,
  readConsentTypes,
  readHmda,
  readSummary,
  saveContact,
  submitApplication,
} from '@lintel/contract';
import type { Act } from './act.ts';
import { readDocuments } from './read-documents.ts';

/**
 * The acts of a willing borrower between the choice of an offer and the submission, by status: a sole owner who
 * declines the demographic questions.
 */
export const INFORMATION_ACTS: Readonly<Record<string, Act>> = {
  COLLECT_ADDITIONAL_INFO: async ({ client, uuid, version, persona }) => {
    const { missing } = await client.send(readAnswers, { params: { uuid } });
    const details: Readonly<Record<string, unknown>> = {
      maritalStatus: persona.married ? 'MARRIED' : 'UNMARRIED',
      citizenship: 'US_CITIZEN',
      yearsAtAddress: 6,
      ownershipType: 'SOLE',
      ssn: persona.ssn ?? '666-00-0001',
    };
    return client.send(saveContact, {
      params: { uuid },
      version,
      body: Object.fromEntries(missing.map((name) => [name, details[name]])),
    });
  },
  HMDA: async ({ client, uuid, version }) => {
    const { formVersion } = await client.send(readHmda, { params: { uuid } });
    return client.send(answerHmda, {
      params: { uuid },
      version,
      body: { formVersion, ethnicity: ['NOT_PROVIDED'], race: ['NOT_PROVIDED'], sex: ['NOT_PROVIDED'] },
    });
  },
  APP_SUBMISSION: async ({ client, uuid, version }) => {
    await readDocuments(client, uuid);
    const texts = await client.send(readConsentTypes);
    const { hardConsent } = await client.send(readSummary, { params: { uuid } });
    const consents = texts.flatMap(({ type, version: words }) =>
      type === 'HARD_CREDIT' ? [{ type, version: words }] : [],
    );
    return client.send(submitApplication, {
      params: { uuid },
      version,
      body: { certified: true, consentRequests: hardConsent === 'STANDS' ? [] : consents },
    });
  },
};
