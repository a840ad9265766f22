import * as received from '../console-api/feedback.ts';
import * as feedback from '../feedback.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, OTHER } from './samples.ts';

const MESSAGE = 'The offer page answered every question I had.';
const PATHNAME = `/account/heloc/${LOAN}/product/select`;

/**
 * Documents the calls about messages to the chief executive and the leave survey, and the console's list of both,
 * for the OpenAPI description.
 */
export const feedbackDocs = [
  describeCall(
    feedback.sendFeedback,
    'Send feedback to the chief executive',
    '`topic` is one of "Improve our product" and "Give us a compliment". `message` has 10 to 1000 characters and is stored encrypted. `marketingConsent`: the lender may quote it.',
    {
      body: {
        applicationUuid: LOAN,
        topic: 'Give us a compliment',
        message: MESSAGE,
        marketingConsent: true,
        pathname: PATHNAME,
        productType: 'HELOC',
      },
      reply: { uuid: OTHER },
    },
  ),
  describeCall(
    feedback.sendLeaveSurvey,
    'Answer the survey before a logout',
    '`pathname` is one of the four pages that ask: liens, product/select, identity or signing/sign of an application that the caller may open. `comment` is stored encrypted.',
    { body: { reason: 'LATER', comment: null, pathname: PATHNAME } },
  ),
  describeCall(
    received.listFeedback,
    'List feedback',
    'Newest first. `counts` covers the period, whatever the choice. Without files in which the caller has an interest.',
    {
      query: { kind: 'CEO' },
      reply: {
        items: [
          {
            uuid: OTHER,
            at: NOW,
            choice: 'Give us a compliment',
            message: MESSAGE,
            marketingConsent: true,
            pathname: PATHNAME,
            application: { uuid: LOAN, loanNumber: '1000001' },
          },
        ],
        counts: [{ choice: 'Give us a compliment', count: 1 }],
      },
    },
  ),
  describeCall(
    received.exportFeedback,
    'Export feedback',
    'A CSV attachment of at most 10,000 rows, newest first. The export is in the audit trail.',
    { query: { kind: 'CEO' }, reply: new Uint8Array([97, 116]) },
  ),
];
