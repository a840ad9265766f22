import * as desk from '../console-api/rescissions.ts';
import * as rescission from '../rescission.ts';
import { describeCall } from './docs.ts';
import { LOAN, NOW, OTHER, PERSON, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };

/**
 * Documents the calls about the right to cancel, the timeline and the disbursement, and the console's rescissions,
 * for the OpenAPI description.
 */
export const rescissionDocs = [
  describeCall(
    rescission.readRescission,
    'Get the right to cancel',
    "`endsAt` is midnight of the third business day after the last of signature, notice and disclosure, in the property's time zone; Saturdays count (12 CFR 1026.2(a)(6), 1026.15(a)(3)). Null while an owner does not have the notice; the right stays open until then.",
    {
      params,
      reply: {
        owed: true,
        canCancel: true,
        canConfirm: false,
        endsAt: '2026-03-07T07:00:00Z',
        satisfiedAt: '2026-03-10T06:00:00Z',
        lastDay: '2026-03-06',
        satisfiedOn: '2026-03-09',
        fundingOn: null,
        soonerOn: null,
        zone: 'Mountain Time',
        arithmetic: 'Signed on Tuesday, March 3; March 4, March 5 and March 6 are three business days.',
        notice: {
          version: '1',
          text: ['You may cancel this transaction, without cost, within three business days.'],
          documentUuid: OTHER,
        },
        owners: [{ firstName: 'Ana', isYou: true, noticeHow: 'ELECTRONIC', noticeAt: NOW, confirmedAt: null }],
        postalAddress: ['PO Box 100', 'Boise, ID 83702'],
        faxNumber: '2085550199',
        version: 90,
      },
    },
  ),
  describeCall(
    rescission.rescind,
    'Cancel the loan',
    "One owner cancels for everyone, free of charge. The name is the owner's own. The server's clock decides whether it was in time, and the error of a late one gives the date.",
    {
      params,
      body: { noticeVersion: '1', typedName: 'Ana Ruiz' },
      reply: { ...WRITE_REPLY, receivedAt: NOW },
    },
  ),
  describeCall(
    rescission.readTimeline,
    'Get the closing timeline',
    'From the signatures to the first payment: known days and expected days, as the note says.',
    {
      params,
      reply: [
        { label: 'You signed', owner: 'YOU', on: '2026-03-03', state: 'DONE', note: null },
        {
          label: 'Your right to cancel ends',
          owner: 'YOU',
          on: '2026-03-06',
          state: 'NOW',
          note: 'At midnight, Mountain Time.',
        },
      ],
    },
  ),
  describeCall(
    rescission.readDisbursement,
    'Get the payout',
    'Dollars. Before the money is sent: the current figures of the documents and the creditors, and the planned or expected day.',
    {
      params,
      reply: {
        to: 'ACCOUNT',
        account: { bankName: 'First Sample Bank', mask: '4821' },
        draw: 85_000,
        toBorrower: 73_760,
        payoffs: [{ creditorName: 'Sample Card', mask: '4321', amount: 11_240, paidOn: null }],
        sentOn: '2026-03-10',
        stage: 'CREDITED',
        fundingOn: '2026-03-10',
        firstPaymentOn: '2026-04-10',
        nextPaymentOn: '2026-04-10',
        monthlyPayment: 751.42,
        version: 96,
      },
    },
  ),
  describeCall(
    rescission.confirmNonRescission,
    'Confirm not canceling',
    'After the cancellation period, with E-SIGN consent. Once every owner has confirmed, we no longer wait for mailed cancellations (12 CFR 1026.15(c)).',
    {
      params,
      body: { noticeVersion: '1', typedName: 'Ana Ruiz' },
      reply: { ...WRITE_REPLY, receivedAt: NOW },
    },
  ),
  describeCall(
    desk.enterRescission,
    'Record a cancellation by letter or fax',
    'It counts from the day it was sent; the 20 days run from `receivedAt`. In time, it ends the file, even while the money is waiting. Once the money was sent, it is LATE and staff have 20 days to reply. `documentUuid` is its scan, of the same person.',
    {
      params,
      body: { personUuid: PERSON, sentAt: NOW, receivedAt: NOW, how: 'LETTER', documentUuid: OTHER },
      reply: { ...WRITE_REPLY, rescissionUuid: OTHER, kind: 'IN_TIME', dueOn: '2026-03-23' },
    },
  ),
  describeCall(
    desk.settleRescission,
    'Settle a rescission',
    'The deed is released and everything was returned, or the owner has the reply to a late cancellation. Closes the 20-day task (12 CFR 1026.15(d)).',
    {
      params: { uuid: LOAN, rescissionUuid: OTHER },
      body: { comment: 'Release recorded; nothing had been paid.' },
      reply: WRITE_REPLY,
    },
  ),
];
