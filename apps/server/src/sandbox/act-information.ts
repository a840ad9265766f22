import { bodyOf, type Answer, type Client } from './client.ts';
import { readPapers } from './papers.ts';
import type { Persona } from './personas.ts';

interface At {
  readonly client: Client;
  readonly uuid: string;
  readonly base: string;
  readonly version: number;
  readonly persona: Persona;
}

const CONSENT_TYPES = '/service-application/api/v1/application/heloc/consent-types';

/** What a willing borrower does between the choice and the submission: an only owner who declines the demographic questions. */
export const INFORMATION_ACTS: Readonly<Record<string, (at: At) => Promise<Answer>>> = {
  COLLECT_ADDITIONAL_INFO: async ({ client, base, version, persona }) => {
    const { missing } = bodyOf('answers', await client.call('GET', `${base}/answers`)) as { missing: string[] };
    const details: Readonly<Record<string, unknown>> = {
      maritalStatus: persona.married ? 'MARRIED' : 'UNMARRIED',
      citizenship: 'US_CITIZEN',
      yearsAtAddress: 6,
      ownershipType: 'SOLE',
      ssn: persona.ssn ?? '666-00-0001',
    };
    return client.call(
      'PUT',
      `${base}/contact`,
      Object.fromEntries(missing.map((name) => [name, details[name]])),
      version,
    );
  },
  HMDA: async ({ client, base, version }) => {
    const { formVersion } = bodyOf('hmda', await client.call('GET', `${base}/hmda`));
    const declined = ['NOT_PROVIDED'];
    return client.call(
      'PUT',
      `${base}/hmda`,
      { formVersion, ethnicity: declined, race: declined, sex: declined },
      version,
    );
  },
  APP_SUBMISSION: async ({ client, uuid, base, version }) => {
    await readPapers(client, uuid);
    const texts = bodyOf('consents', await client.call('GET', CONSENT_TYPES)) as unknown as {
      type: string;
      version: string;
    }[];
    const { hardConsent } = bodyOf('summary', await client.call('GET', `${base}/app-summary`));
    const consent = texts
      .filter(({ type }) => type === 'HARD_CREDIT')
      .map(({ type, version: words }) => ({ type, version: words }));
    return client.call(
      'POST',
      `${base}/submission`,
      { certified: true, consentRequests: hardConsent === 'STANDS' ? [] : consent },
      version,
    );
  },
};
