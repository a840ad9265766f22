import { explainReview } from '../application-explanation.ts';
import * as liens from '../liens.ts';
import { readPayoff } from '../payoff.ts';
import { correctOwnership } from '../property.ts';
import { describeCall } from './docs.ts';
import { LIABILITY, LOAN, NOW, OTHER, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const LIEN = {
  ...LIABILITY,
  creditorName: 'Sample Savings',
  kind: 'LIEN',
  position: 1,
  monetaryBalance: 180_000,
  source: 'CREDIT',
  required: false,
  answer: 'CORRECT',
  comment: null,
  proofState: null,
  proofs: [],
} as const;
const LIST = {
  liens: [LIEN],
  debts: [LIABILITY],
  unanswered: [],
  payoffTotal: 8200,
  monthlyFreed: 246,
  effect: {
    homeValue: 520_000,
    lineAmount: 87_541.5,
    owed: 267_541.5,
    owedShare: 0.5145,
    draw: 85_000,
    cashToBorrower: 76_800,
    monthlyPayment: 751.42,
    monthlyChange: 505.42,
  },
};

/** Documents the calls about liens, payoffs and explanations, for the OpenAPI description. */
export const liensDocs = [
  describeCall(
    liens.readLiens,
    "Get the home's liens",
    'Liens from the credit report, the county and the borrower, in dollars. `unanswered` must be empty to confirm.',
    { params, reply: { ...LIST, version: 12 } },
  ),
  describeCall(
    liens.answerLien,
    'Answer a lien',
    "`NOT_MINE` and `PAID_OFF` still count: a condition blocks closing until staff accept the proof, sent now or with the condition. `documentUuids` are the caller's own uploads that were scanned and are clean.",
    {
      params: { uuid: LOAN, liabilityUuid: OTHER },
      body: { answer: 'CORRECT', comment: null, documentUuids: [] },
      reply: { ...WRITE_REPLY, ...LIST },
    },
  ),
  describeCall(liens.addLien, 'Add a lien', 'Dollars. It counts like the others.', {
    params,
    body: { creditorName: 'Sample Credit Union', monetaryBalance: 12_000, monthlyPayment: 150, position: 2 },
    reply: { ...WRITE_REPLY, ...LIST },
  }),
  describeCall(liens.removeLien, 'Remove a lien', 'Only one that the borrower added.', {
    params: { uuid: LOAN, liabilityUuid: OTHER },
    reply: { ...WRITE_REPLY, ...LIST },
  }),
  describeCall(
    liens.confirmLiens,
    'Confirm the liens',
    "Records every answer and mark in one fact. If they change the offer's figures, offers are priced again in the same transaction.",
    { params, reply: WRITE_REPLY },
  ),
  describeCall(
    readPayoff,
    'Get the payoff figures',
    'Dollars. `perDiem` is added for each day after the figures. They are valid until `goodThrough`; after that, new ones are requested.',
    {
      params,
      reply: [
        {
          liabilityUuid: OTHER,
          creditorName: 'Sample Card',
          askedAt: NOW,
          expectedBy: '2026-03-05',
          amount: 8214.4,
          perDiem: 5.13,
          goodThrough: '2026-04-02',
          state: 'RECEIVED',
        },
      ],
    },
  ),
  describeCall(
    explainReview,
    'Send an explanation',
    'At most 500 characters. For a late payment, it is the requested answer. A payoff letter goes to staff as it is. Anything else is a note for the reviewer.',
    {
      params,
      body: {
        about: 'DELINQUENCY',
        answer: 'EXPLAINED',
        text: 'The payment was returned once; it was made the week after.',
        documentUuids: [],
      },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    correctOwnership,
    'Confirm how title is held',
    '`sideWithTitle`: the land records are right. Otherwise, a document is needed.',
    {
      params,
      body: { ownershipType: 'JOINT', sideWithTitle: true, documentUuids: [] },
      reply: WRITE_REPLY,
    },
  ),
];
