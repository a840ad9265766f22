import * as officer from '../console-api/officer.ts';
import { describeCall } from './docs.ts';
import { ADDRESS, EMAIL, LOAN, NAME, NOW, OTHER, PHONE } from './samples.ts';

const FILE = {
  uuid: LOAN,
  loanNumber: '100001',
  applicant: 'Ana Ruiz',
  step: 'Choosing your offer',
  owner: 'BORROWER' as const,
  since: NOW,
  createdAt: NOW,
  active: true,
  lineAmount: 87_542,
};
const INVITATION = {
  invitationUuid: OTHER,
  name: 'Ana Ruiz',
  sentAt: NOW,
  expiresOn: '2026-03-10',
  state: 'INVITED' as const,
};

/** Documents the calls about a loan officer's own pipeline and invitations, for the OpenAPI description. */
export const consoleOfficerDocs = [
  describeCall(
    officer.readOwnOriginator,
    'Get the caller’s loan officer record',
    '404 while no active one is linked.',
    {
      reply: {
        originatorUuid: OTHER,
        kind: 'OFFICER',
        name: 'Olivia Grant',
        nmlsId: '2000001',
        licensedStates: ['CO', 'UT'],
        enforceLicensedStates: true,
        statesServed: ['AZ', 'CO', 'UT'],
      },
    },
  ),
  describeCall(
    officer.listOwnPipeline,
    'List the caller’s own borrowers',
    'Open files, or with `closed` those that ended or are complete.',
    { query: { owner: 'BORROWER' }, reply: { items: [FILE], nextCursor: null, now: NOW } },
  ),
  describeCall(
    officer.readOwnFile,
    'Get one of the caller’s own borrowers',
    '404 for another loan officer’s file, as for one that doesn’t exist.',
    {
      params: { applicationUuid: LOAN },
      reply: {
        ...FILE,
        propertyCity: ADDRESS.city,
        propertyState: ADDRESS.state,
        text: 'Your offers are ready.',
        next: 'A few details about you',
        now: NOW,
      },
    },
  ),
  describeCall(officer.listOfficerInvitations, 'List the applications that the caller started', 'Newest first.', {
    query: {},
    reply: { items: [INVITATION], nextCursor: null },
  }),
  describeCall(
    officer.inviteBorrower,
    'Start an application for a borrower',
    'The values are stored encrypted. The emailed link works once, for 7 days.',
    {
      body: {
        name: { firstName: NAME.firstName, middleName: '', lastName: NAME.lastName, suffix: NAME.suffix },
        email: EMAIL,
        phoneNumber: PHONE,
        propertyAddress: { ...ADDRESS, street2: '' },
        occupancyType: 'HOME',
      },
      reply: INVITATION,
    },
  ),
];
