import * as codes from '../console-api/offer-codes.ts';
import * as offerCodes from '../offer-codes.ts';
import * as prepop from '../prepop.ts';
import { describeCall } from './docs.ts';
import { ADDRESS, EMAIL, NAME, NOW, PHONE } from './samples.ts';

const AFFILIATE = { abVersion: 'b', appIndicator: 'web', liveOffers: '3' };
const ANSWERS = { email: EMAIL, phoneNumber: PHONE, income: 96_000, employmentType: 'FULL_TIME' as const };

/**
 * Documents the calls about answers that a partner or a mailed offer fills in, and the import of offer codes,
 * for the OpenAPI description.
 */
export const prefillDocs = [
  describeCall(
    prepop.readPrepop,
    'Get the prefilled answers of a partner',
    "Found by the HttpOnly cookie that the partner's link set. 204 when there are none. The page that opens after the link fills in the same answers, once.",
    { reply: { ...ANSWERS, name: NAME, address: ADDRESS, affiliate: AFFILIATE } },
  ),
  describeCall(
    prepop.storePrepop,
    'Store answers for a visitor of a partner',
    "Called by the partner's server with its key in the header `x-partner-key`, never by a browser. `link` works once and for 7 days. It contains a token and no personal data. The answers are stored encrypted.",
    {
      body: {
        ...ANSWERS,
        name: { firstName: NAME.firstName, middleName: '', lastName: NAME.lastName, suffix: NAME.suffix },
        address: { ...ADDRESS, street2: '' },
        affiliate: AFFILIATE,
      },
      reply: {
        link: 'https://lender.example/account/heloc/register-v2?prepop=NqT1mE5cX0bB2yq7HkqWJ6dV3sLr9uZa',
        expiresAt: NOW,
      },
    },
  ),
  describeCall(
    offerCodes.readOfferCode,
    'Look up an offer code',
    'Letter case, spaces and hyphens of the code are ignored. 404 for an unknown code, another lender’s, and one past its respond-by date.',
    {
      params: { code: 'SPRING-4821' },
      reply: {
        firstName: NAME.firstName,
        lastName: NAME.lastName,
        inHomeDate: '2026-03-02',
        offerCode: 'SPRING4821',
        respondByDate: '2026-04-30',
        ...ADDRESS,
      },
    },
  ),
  describeCall(
    codes.listOfferMailings,
    'Count offer codes by mailing',
    'One entry for each respond-by date, newest first. `isOver` is true once its codes no longer work.',
    { reply: [{ respondByDate: '2026-04-30', codes: 480, isOver: false }] },
  ),
  describeCall(
    codes.importOfferCodes,
    'Import offer codes',
    'Columns: offerCode, firstName, lastName, inHomeDate, respondByDate, street1, street2, city, state, zip. Dates are yyyy-mm-dd. At most 500 rows. A wrong row refuses the file with 400, and each error names row and column.',
    {
      body: {
        csv: 'offerCode,firstName,lastName,inHomeDate,respondByDate,street1,street2,city,state,zip\nSPRING-4821,Ana,Reyes,2026-03-02,2026-04-30,1600 Larimer Street,,Denver,CO,80202\n',
      },
      reply: { added: 1, changed: 0 },
    },
  ),
];
