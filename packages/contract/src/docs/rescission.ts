import * as desk from '../console-api/rescissions.ts';
import * as rescission from '../rescission.ts';
import { docs } from './docs.ts';
import { LOAN, NOW, OTHER, PERSON, WRITTEN } from './samples.ts';

const params = { uuid: LOAN };

export const rescissionDocs = [
  docs(
    rescission.readRescission,
    'My right to cancel',
    '`endsAt` is midnight of the third business day after the last of signature, notice and disclosure, in the time of the property; Saturdays count (12 CFR 1026.2(a)(6), 1026.15(a)(3)). Null while an owner has no notice: then the right is open (calls AP-14).',
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
  docs(
    rescission.rescind,
    'Cancel the loan',
    "One owner cancels for all, free of charge. The name is the owner's own; the server's clock decides whether it came in time, and a window that was left open is told kindly (calls AP-14).",
    {
      params,
      body: { noticeVersion: '1', typedName: 'Ana Ruiz' },
      reply: { ...WRITTEN, receivedAt: NOW },
    },
  ),
  docs(
    rescission.readTimeline,
    'What happened, and what comes next',
    'From the signatures to the first payment: days that are known, and those that are expected, as the note says (calls AP-15).',
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
  docs(
    rescission.readPayout,
    'Where my money goes',
    'Dollars. Before the money has left, the figures of the papers and of the creditors as they stand, and the day that is planned or to be expected (calls AP-15).',
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
  docs(
    rescission.confirmNonRescission,
    'Say that I am not cancelling',
    'After the period, with E-SIGN consent: when every owner has said so, nobody waits for letters any longer (12 CFR 1026.15(c); calls AP-16).',
    {
      params,
      body: { noticeVersion: '1', typedName: 'Ana Ruiz' },
      reply: { ...WRITTEN, receivedAt: NOW },
    },
  ),
  docs(
    desk.enterRescission,
    'A letter or a fax cancels the loan',
    'It counts from the day on which it was sent: in time it ends the file, also while the money waits; once the money was sent it is LATE and a person has 20 days. `documentUuid` is its scan, of the same person (calls ST-27).',
    {
      params,
      body: { personUuid: PERSON, sentAt: NOW, how: 'LETTER', documentUuid: OTHER },
      reply: { ...WRITTEN, rescissionUuid: OTHER, kind: 'IN_TIME', dueOn: '2026-03-23' },
    },
  ),
  docs(
    desk.settleRescission,
    'A rescission is settled',
    'The deed is released and everything was given back, or the owner has the answer to a wish that came late: the task of 20 days closes (12 CFR 1026.15(d); calls ST-27).',
    {
      params: { uuid: LOAN, rescissionUuid: OTHER },
      body: { comment: 'Release recorded; nothing had been paid.' },
      reply: WRITTEN,
    },
  ),
];
