import * as valuation from '../valuation.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, OTHER, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };

/** Documents the calls about the valuation of the home, for the OpenAPI description. */
export const valuationDocs = [
  describeCall(
    valuation.readValuation,
    "Get the home's valuation",
    'Dollars. `dueBack` is how much of an appraisal fee we would refund if the borrower stopped now. `refundableUntil` is the third business day after the disclosures and the booklet arrived (12 CFR 1026.40(h)).',
    {
      params,
      reply: {
        bpo: 'BPO_PROCESSING',
        kind: 'ONSITE_APPRAISAL',
        fee: 650,
        notice: null,
        value: null,
        orderedAt: NOW,
        expectedBy: '2026-03-12',
        visit: null,
        slots: [{ slotId: 'A-1', from: '2026-03-05T16:00:00Z', to: '2026-03-05T18:00:00Z' }],
        payment: {
          paymentUuid: OTHER,
          amount: 650,
          charged: 'CARD',
          state: 'PAID',
          paidOn: '2026-03-03',
          refundableUntil: '2026-03-06',
          refundedOn: null,
        },
        dueBack: { amount: 650, reason: 'IN_TIME' },
        reconsideration: null,
        version: 12,
      },
    },
  ),
  describeCall(
    valuation.orderValuation,
    'Order a valuation',
    '`fee` as shown, in dollars. It is deducted from the line at closing, never charged to a card. In Texas, confirm the notice first.',
    {
      params,
      body: {
        kind: 'BPO',
        fee: 180,
        accessContact: { name: 'Ana Ruiz', phoneNumber: '2085550123', notes: 'The gate is open.' },
      },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    valuation.acknowledgeValuationNotice,
    'Confirm the valuation notice',
    "The state's notice by its version. The fair market value itself is confirmed with the closing documents.",
    {
      params,
      body: { noticeVersion: '2026-11-1' },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    valuation.payAppraisal,
    'Pay for the appraisal',
    "Opens the payment service's page, which leads back to the application. Repeating it returns the same page while that is open.",
    {
      params,
      body: { fee: 650 },
      reply: {
        ...WRITE_REPLY,
        link: {
          linkUuid: OTHER,
          mode: 'redirect',
          url: 'https://pay.example.com/p/1',
          expiresAt: NOW,
          token: null,
          scriptUrl: null,
        },
      },
    },
  ),
  describeCall(
    valuation.bookAppraisal,
    'Schedule the appraiser',
    'One of the `slots`. The same call reschedules the visit.',
    {
      params,
      body: { slotId: 'A-1' },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(valuation.askReconsideration, 'Question the valuation', 'At most 2,000 characters. Staff review it.', {
    params,
    body: { text: 'The second bathroom of 2024 is not in it.', documentUuids: [] },
    reply: WRITE_REPLY,
  }),
];
