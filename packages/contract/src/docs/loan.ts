import * as assets from '../assets.ts';
import * as credit from '../credit.ts';
import * as liens from '../liens.ts';
import * as loanFile from '../loan-file.ts';
import * as offers from '../offers.ts';
import * as property from '../property.ts';
import { docs } from './docs.ts';
import { ADDRESS, CHOICE, LOAN, NOW, OFFER_SET, OTHER, PROPERTY, QUOTE, STATUS, WRITTEN } from './samples.ts';

const params = { uuid: LOAN };
const ASSET = { assetUuid: OTHER, type: 'SAVINGS', institution: 'Sample Bank', balance: 240_000 } as const;

export const loanDocs = [
  docs(
    loanFile.readStatus,
    'Where my application stands',
    'The status of the current gate, whose turn it is, what comes next. Fresh for 250 ms; polled.',
    {
      params,
      reply: { ...STATUS, version: 12 },
    },
  ),
  docs(
    credit.readCredit,
    'How the credit pull went',
    '`ssnLast4` is all that is ever answered of the number; `late` are months yyyy-MM of mortgage payments (calls CR-1).',
    {
      params,
      reply: {
        pull: 'SOFT',
        result: 'FROZEN',
        bureaus: [
          { name: 'Sample Bureau', phoneNumber: '8005550100', url: 'https://example.com/freeze', blocked: true },
        ],
        attemptsLeft: 3,
        nextTryAt: null,
        ssnLast4: null,
        late: [],
      },
    },
  ),
  docs(
    credit.matchCredit,
    'Give my Social Security number',
    '9 digits, separators are dropped; it goes to the vault and to the bureau, never into a fact, a log or an answer. Twice in all (calls CR-2).',
    {
      params,
      body: { ssn: '666-00-0001', name: null, previousAddress: null },
      reply: WRITTEN,
    },
  ),
  docs(
    credit.retryCredit,
    'Try the pull again',
    'After the file was unfrozen; 3 times in 24 hours. The consent stands: a pull that brought no report spends none (calls CR-2).',
    {
      params,
      body: { liftedBureaus: ['Sample Bureau'] },
      reply: WRITTEN,
    },
  ),
  docs(
    property.readProperty,
    'My home',
    'Values in dollars; `candidates` when several parcels match the address (calls PR-1).',
    {
      params,
      reply: {
        property: PROPERTY,
        estimate: { value: 520_000, low: 490_000, high: 550_000, asOf: '2026-03-03', source: 'Automated value' },
        candidates: [
          {
            propertyId: 'P1',
            address: ADDRESS,
            parcelNumber: 'R1234567890',
            ownerInitials: 'A. R.',
            lastSaleOn: '2014-06-30',
          },
        ],
        ownersOnTitle: ['Ana Ruiz'],
        ownership: { answered: 'SOLE', onTitle: 'SOLE' },
        version: 12,
      },
    },
  ),
  docs(
    property.correctPropertyAddress,
    'Correct the address',
    'In the state of the application; another state is refused on `state` (calls PR-2).',
    { params, body: ADDRESS, reply: WRITTEN },
  ),
  docs(property.chooseParcel, 'Choose my parcel', '`propertyId` of one of the candidates (calls PR-2).', {
    params,
    body: { propertyId: 'P1' },
    reply: WRITTEN,
  }),
  docs(
    property.correctParcel,
    'Give the parcel number',
    'Where the address alone found nothing it starts the search again; at the other steps staff decide (calls PR-3).',
    {
      params,
      body: { parcelNumber: 'R1234567890', documentUuids: [] },
      reply: WRITTEN,
    },
  ),
  docs(property.estimateValue, 'Estimate the value', 'Dollars; used until a broker has valued the home (calls PR-4).', {
    params,
    body: { estimatedValue: 510_000, condition: 'GOOD', beds: 3, baths: 2.5, squareFeet: 1850 },
    reply: WRITTEN,
  }),
  docs(
    offers.readOffers,
    'My offers',
    "Dollars and decimal fractions. `selection` is the choice so far with the server's own figures, `changed` what a new pricing moved, `closing` what the present papers of the closing promise besides.",
    {
      params,
      reply: { ...OFFER_SET, version: 12 },
    },
  ),
  docs(offers.readOfferHistory, 'How my offers changed', 'Oldest first (calls OF-1).', {
    params,
    reply: [
      {
        at: NOW,
        offerSetId: '2',
        because: ['Your income changed'],
        before: QUOTE,
        after: { ...QUOTE, offerSetId: '2' },
      },
    ],
  }),
  docs(
    offers.quoteOffer,
    'Figures for a choice',
    'Computed from the ids and the amount drawn by the same function as in the browser; stores nothing. `offer-expired`: the set is not the present one (calls OF-2).',
    {
      params,
      body: CHOICE,
      reply: QUOTE,
    },
  ),
  docs(offers.selectOffer, 'Keep my choice so far', 'A draft, no fact: `version` stays (calls OF-3).', {
    params,
    body: CHOICE,
    reply: { ...WRITTEN, ...QUOTE },
  }),
  docs(
    offers.confirmOffer,
    'Confirm my choice',
    '`shown` are the figures on the screen: compared, never taken over. The hard pull may be consented to here or at submission (calls OF-4).',
    {
      params,
      body: {
        ...CHOICE,
        shown: { monthlyPayment: 751.42, rate: 0.0835, totalDraw: 87_541.5 },
        consentRequests: [{ type: 'HARD_CREDIT', version: '3' }],
      },
      reply: { ...WRITTEN, ...QUOTE },
    },
  ),
  docs(
    offers.askForAnotherDraw,
    'Ask for another draw',
    'Opens the choice again within the same offers; the next choice makes a new paper set, and the present papers count no more (calls OF-5, loan-file section 6).',
    {
      params,
      body: { reason: 'ANOTHER_DRAW' },
      reply: WRITTEN,
    },
  ),
  docs(
    offers.acceptFinalOffer,
    'Accept the final offer',
    '`shown` are the figures of the closing disclosure on the screen: compared, never taken over. Refused until every paper of the set is acknowledged (calls OF-5).',
    {
      params,
      body: { offerSetId: CHOICE.offerSetId, shown: { monthlyPayment: 751.42, rate: 0.0835, totalDraw: 87_541.5 } },
      reply: WRITTEN,
    },
  ),
  docs(
    offers.readWinback,
    'The smaller line that works',
    '`keptUntil` is null until the counter-offer notice is posted: then 90 days (calls OF-6, loan-file section 7).',
    {
      params,
      reply: {
        reason: 'DTI',
        before: { lineAmount: 120_000 },
        after: { lineAmount: 60_000, maxDraw: 58_000, monthlyPayment: 512.1, rate: 0.0835 },
        acts: ['ACCEPT', 'REFUSE'],
        keptUntil: null,
        version: 12,
      },
    },
  ),
  docs(
    offers.answerWinback,
    'Answer the smaller line',
    'A refusal is a denial of the line first asked for, with its notice, so it is confirmed (calls OF-6, loan-file section 6).',
    {
      params,
      body: { answer: 'ACCEPT' },
      reply: WRITTEN,
    },
  ),
  docs(
    offers.refuseReoffer,
    'Stop at a changed offer',
    'Ends the application: declined when the new offer is worse, withdrawn otherwise. A fee that is due back is named (calls OF-7).',
    {
      params,
      body: { confirmed: true, comment: 'Too small for the roof.' },
      reply: { ...WRITTEN, refund: null },
    },
  ),
  docs(assets.readAssets, 'My accounts', 'Balances and what they count for a month, in dollars (calls AS-1).', {
    params,
    reply: { assets: [ASSET], countsForMonthlyIncome: 2000 },
  }),
  docs(assets.addAsset, 'Add an account', 'Balance in dollars; no account number is asked (calls AS-1).', {
    params,
    body: { type: 'SAVINGS', institution: 'Sample Bank', balance: 240_000 },
    reply: { ...WRITTEN, asset: ASSET },
  }),
  docs(assets.removeAsset, 'Take an account away', 'Only before going on (calls AS-1).', {
    params: { uuid: LOAN, assetUuid: OTHER },
    reply: WRITTEN,
  }),
  docs(assets.completeAssets, 'Go on with my accounts', 'Without any account it is a skip (calls AS-1).', {
    params,
    body: { skip: false },
    reply: WRITTEN,
  }),
  docs(
    liens.markPayoff,
    'Mark a debt to be paid off',
    'Dollars; at the choice the price is made again and the new set comes along. A mark never moves the status (calls LI-5).',
    {
      params: { uuid: LOAN, liabilityUuid: OTHER },
      body: { status: 'MARKED_FOR_PAYOFF' },
      reply: { ...WRITTEN, payoffTotal: 8200, monthlyFreed: 246, offers: OFFER_SET },
    },
  ),
];
