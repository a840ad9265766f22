import * as originators from '../console-api/originators.ts';
import { describeCall } from './docs.ts';
import { ADDRESS, EMAIL, NAME, OTHER, PHONE } from './samples.ts';

const INPUT = {
  kind: 'OFFICER' as const,
  name: 'Olivia Grant',
  nmlsId: '2000001',
  phone: PHONE,
  email: EMAIL,
  licensedStates: ['CO', 'UT'],
  enforceLicensedStates: true,
  repliesWithinHours: 2,
};
const ORIGINATOR = { ...INPUT, originatorUuid: OTHER, active: true, staff: null, version: 1 };
const PARAMS = { originatorUuid: OTHER };

/** Documents the calls about the lender's list of loan officers, brokers and referrals, for the OpenAPI description. */
export const consoleOriginatorDocs = [
  describeCall(originators.listOriginators, 'List loan officers', 'Active and inactive, by name.', {
    reply: [ORIGINATOR],
  }),
  describeCall(
    originators.addOriginator,
    'Add a loan officer',
    'An NMLS ID that is already listed is an error of the field `nmlsId`.',
    { body: INPUT, reply: ORIGINATOR },
  ),
  describeCall(
    originators.changeOriginator,
    'Change a loan officer',
    'With `active` false, their links stop working and borrowers no longer see them.',
    { params: PARAMS, body: { ...INPUT, active: false }, reply: { ...ORIGINATOR, active: false, version: 2 } },
  ),
  describeCall(
    originators.linkOriginator,
    'Link a loan officer to a teammate',
    'With `staffUuid` null, unlinks them: the teammate sees no borrowers from then on. A teammate who already has a record is an error of the field `staffUuid`.',
    {
      params: PARAMS,
      body: { staffUuid: OTHER },
      reply: { ...ORIGINATOR, staff: { staffUuid: OTHER, name: 'Olivia Grant' }, version: 2 },
    },
  ),
  describeCall(
    originators.importOriginators,
    'Import loan officers',
    'Columns: kind, name, nmlsId, phone, email, licensedStates, enforceLicensedStates, repliesWithinHours. At most 500 rows. A wrong row refuses the file with 400, and each error names row and column.',
    {
      body: {
        csv: 'kind,name,nmlsId,phone,email,licensedStates,enforceLicensedStates\nOFFICER,Olivia Grant,2000001,3035550151,olivia@example.com,CO UT,yes\n',
      },
      reply: { added: 1, changed: 0 },
    },
  ),
  describeCall(
    originators.addReferral,
    'Add a referral',
    'Stored encrypted. `expiresOn` is the last day on which the link fills in this data.',
    {
      params: PARAMS,
      body: {
        name: { firstName: NAME.firstName, middleName: '', lastName: NAME.lastName, suffix: NAME.suffix },
        address: { ...ADDRESS, street2: '' },
        phoneNumber: PHONE,
        email: EMAIL,
      },
      reply: { referralUuid: OTHER, expiresOn: '2026-06-01' },
    },
  ),
];
