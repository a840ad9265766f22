import * as calls from '../application-information.ts';
import { withdrawApplication } from '../application-withdrawal.ts';
import { docs } from './docs.ts';
import { ADDRESS, LOAN, OTHER, WRITTEN } from './samples.ts';

const params = { uuid: LOAN };

export const applicationInformationDocs = [
  docs(
    calls.saveContact,
    'Give the details still missing',
    'Only what AP-1 names in `missing`; what is known already is left alone. `ssn` is 9 digits or the last 4 and goes to the vault. An absent `mailingAddress` is the home address. `missing` of the reply is empty once all is there (calls AP-2).',
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
      reply: { ...WRITTEN, missing: [] },
    },
  ),
  docs(
    calls.readHmda,
    'The demographic form',
    'The notice of 12 CFR 1003, appendix B. Answers that were given are never answered again, to nobody (calls AP-3).',
    {
      params,
      reply: {
        formVersion: '2018-01',
        notice: 'The purpose of collecting this information is to help ensure that all applicants are treated fairly.',
        answered: false,
      },
    },
  ),
  docs(
    calls.answerHmda,
    'Answer the demographic form',
    'Codes of the loan application register, or NOT_PROVIDED, in each list at least one; a text beside a box counts as its tick. Nothing of it reaches a fact, a log or a rule of credit (calls AP-3, 12 CFR 1003.4(a)(10)).',
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
      reply: WRITTEN,
    },
  ),
  docs(
    calls.readSummary,
    'My application on one page',
    'Rows are words ready to be shown, the same lines as the summary document. `changeLocation` is null where nothing can be changed at this step, and everywhere once submitted (calls AP-4).',
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
  docs(
    calls.submitApplication,
    'Submit my application',
    'The consent to the hard pull is sent unless one from the choice stands unspent; one consent is one pull. `documents-unread` until every disclosure and the summary are acknowledged (calls AP-5, D10).',
    {
      params,
      body: { certified: true, consentRequests: [{ type: 'HARD_CREDIT', version: '3' }] },
      reply: WRITTEN,
    },
  ),
  docs(
    calls.askCorrection,
    'Ask for a correction',
    'After the submission and before anybody has signed: a person decides, and the file stays as it is until then (calls AP-10).',
    {
      params,
      body: { field: 'homeAddress', value: `${ADDRESS.street1}, Apt 2`, comment: 'The unit is missing.' },
      reply: { correctionUuid: OTHER, state: 'ASKED' },
    },
  ),
  docs(
    withdrawApplication,
    'Withdraw my application',
    'Until everybody has signed; after that an owner may rescind. `refund` is the appraisal fee that goes back to the card, in dollars: VA-1 shows it before. The comment is kept sealed, for the desk (calls AP-13).',
    {
      params,
      body: { reason: 'ANOTHER_LENDER', comment: null },
      reply: { ...WRITTEN, refund: { amount: 650, reason: 'IN_TIME' } },
    },
  ),
];
