import * as calls from '../application-information.ts';
import { withdrawApplication } from '../application-withdrawal.ts';
import { describeCall } from './docs.ts';
import { ADDRESS, LOAN, OTHER, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };

/**
 * Documents the calls about the application's details, demographic form, summary, submission, corrections and
 * withdrawal, for the OpenAPI description.
 */
export const applicationInformationDocs = [
  describeCall(
    calls.saveContact,
    'Add missing application details',
    'Accepts only the fields that the read of the answers lists in `missing`; known fields do not change. `ssn` is 9 digits or the last 4 and is stored in the vault. Without `mailingAddress`, the home address is used. `missing` in the reply is empty once everything is there.',
    {
      params,
      body: {
        maritalStatus: 'UNMARRIED',
        citizenship: 'US_CITIZEN',
        mailingAddress: null,
        yearsAtAddress: 6,
        ownershipType: 'JOINT',
        coOwners: [{ firstName: 'Ben', lastName: 'Ruiz' }],
        phoneNumber: null,
        ssn: '666-00-0001',
      },
      reply: { ...WRITE_REPLY, missing: [] },
    },
  ),
  describeCall(
    calls.readHmda,
    'Get the demographic form',
    'The notice of 12 CFR 1003, appendix B. Saved answers are never returned to anyone.',
    {
      params,
      reply: {
        formVersion: '2018-01',
        notice: 'The purpose of collecting this information is to help ensure that all applicants are treated fairly.',
        answered: false,
      },
    },
  ),
  describeCall(
    calls.answerHmda,
    'Submit the demographic form',
    'Each list has at least one code of the loan application register, or NOT_PROVIDED. Text next to a checkbox counts as checking it. Nothing here reaches a fact, a log or a credit rule (12 CFR 1003.4(a)(10)).',
    {
      params,
      body: {
        formVersion: '2018-01',
        ethnicity: ['1', '14'],
        ethnicityOther: 'Colombian',
        race: ['21', '5'],
        raceOther: { tribe: '', asian: '', pacificIslander: '' },
        sex: ['NOT_PROVIDED'],
      },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    calls.readSummary,
    'Get the application summary',
    'Rows are text ready to display, the same lines as in the summary document. `changeLocation` is null where nothing can be changed at this step, and everywhere after submission.',
    {
      params,
      reply: {
        sections: [
          {
            title: 'Income',
            rows: [{ label: 'A year, before taxes', value: '$120,000' }],
            changeLocation: `/account/heloc/${LOAN}/start/profile?change=income`,
            changesOffer: false,
          },
        ],
        documentUuid: OTHER,
        documentState: 'READY',
        hardConsent: 'NEEDED',
        documentsRead: false,
      },
    },
  ),
  describeCall(
    calls.submitApplication,
    'Submit the application',
    'Send the hard pull consent unless an unused one from the offer choice exists; one consent allows one pull. Answers `documents-unread` until every disclosure and the summary are acknowledged.',
    {
      params,
      body: { certified: true, consentRequests: [{ type: 'HARD_CREDIT', version: '3' }] },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    calls.askCorrection,
    'Request a correction',
    'Between submission and the first signature. Staff decide, and the file does not change until then.',
    {
      params,
      body: { field: 'homeAddress', value: `${ADDRESS.street1}, Apt 2`, comment: 'The unit is missing.' },
      reply: { correctionUuid: OTHER, state: 'ASKED' },
    },
  ),
  describeCall(
    withdrawApplication,
    'Withdraw the application',
    'Until everyone has signed; after that, an owner can rescind. `refund` is the appraisal fee returned to the card, in dollars; the read of the valuation shows it beforehand. The comment is stored sealed, for staff.',
    {
      params,
      body: { reason: 'ANOTHER_LENDER', comment: null },
      reply: { ...WRITE_REPLY, refund: { amount: 650, reason: 'IN_TIME' } },
    },
  ),
];
