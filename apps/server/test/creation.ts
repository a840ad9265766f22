import { createHeloc, type SentBodyOf } from '@lintel/contract';
import type { TestApp } from './app.ts';

/** A test's changes to an otherwise valid request that creates an application. */
export interface CreationChange {
  readonly street1?: string;
  readonly state?: string;
  readonly zip?: string;
  readonly dob?: string;
  readonly firstName?: string;
  readonly employmentType?: SentBodyOf<typeof createHeloc>['employmentType'];
  /** A consent that is left out. */
  readonly without?: string;
  /** Version of the texts that were agreed to. */
  readonly version?: string;
}

/** Builds the request body that creates an application, as the registration sends it. */
export function buildCreation(email: string, change: CreationChange = {}): SentBodyOf<typeof createHeloc> {
  const { street1 = '1600 Larimer Street', state = 'CO', zip = '80202', version = '2026-11-1' } = change;
  const address = { street1, street2: '', city: 'Denver', state, zip };
  const accepted = (['PRIVACY', 'TERMS', 'COMMUNICATIONS'] as const).filter((type) => type !== change.without);
  return {
    consentListRequest: accepted.map((type) => ({ type, version, optInOut: 'OPT_IN' })),
    ...(change.without === 'SOFT_CREDIT' ? {} : { consentRequests: [{ type: 'SOFT_CREDIT', version }] }),
    income: { incomeCoDeeders: 0, incomePrimary: 96_000, incomeOther: 0 },
    profileRequest: {
      name: { firstName: change.firstName ?? 'Ana', lastName: 'Reyes' },
      dob: change.dob ?? '1984-03-09',
      email,
      phoneNumbers: [{ type: 'MOBILE', number: '3035550142' }],
      addresses: [{ type: 'HOME', ...address }],
    },
    propertyListedForSale: false,
    propertyRequest: { address, occupancyType: 'HOME' },
    publish: true,
    employmentType: change.employmentType ?? 'FULL_TIME',
  };
}

/** Creates an ordinary application as the registration does, and returns it with its borrower. */
export async function newLoan(
  server: TestApp,
  organisation?: string,
): Promise<{ uuid: string } & Awaited<ReturnType<TestApp['createBorrower']>>> {
  const borrower = await server.createBorrower(organisation);
  const { uuid } = await server.send(createHeloc, {
    query: { state: 'CO' },
    token: borrower.token,
    body: buildCreation(borrower.email),
  });
  return { uuid, ...borrower };
}
