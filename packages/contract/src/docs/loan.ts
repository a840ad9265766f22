import * as assets from '../assets.ts';
import * as credit from '../credit.ts';
import * as liens from '../liens.ts';
import * as loanFile from '../loan-file.ts';
import * as offers from '../offers.ts';
import * as property from '../property.ts';
import { describeCall } from './docs.ts';
import { ADDRESS, CHOICE, LOAN, NOW, OFFER_SET, OTHER, PROPERTY, QUOTE, STATUS, WRITE_REPLY } from './samples.ts';

const params = { uuid: LOAN };
const ASSET = { assetUuid: OTHER, type: 'SAVINGS', institution: 'Sample Bank', balance: 240_000 } as const;

/** Documents the calls about the status, credit, property, offers and assets of a loan, for the OpenAPI description. */
export const loanDocs = [
  describeCall(
    loanFile.readStatus,
    'Get the application status',
    'The status of the current gate, whose turn it is, and what comes next. Cached for 250 ms; meant to be polled.',
    {
      params,
      reply: { ...STATUS, version: 12 },
    },
  ),
  describeCall(
    credit.readCredit,
    'Get the credit result',
    '`ssnLast4` is the only part of the number ever returned. `late` lists the yyyy-MM months of late mortgage payments.',
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
  describeCall(
    credit.matchCredit,
    'Send the Social Security number',
    '9 digits; separators are dropped. It goes to the vault and the bureau, never into a fact, a log or a reply. At most twice.',
    {
      params,
      body: { ssn: '666-00-0001', name: null, previousAddress: null },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    credit.retryCredit,
    'Retry the credit pull',
    'After the credit file was unfrozen, at most 3 times in 24 hours. The consent stays valid: a pull without a report does not use it up.',
    {
      params,
      body: { liftedBureaus: ['Sample Bureau'] },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    property.readProperty,
    'My home',
    'Values in dollars. `candidates` when several parcels match the address.',
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
  describeCall(
    property.correctPropertyAddress,
    'Correct the address',
    "Within the application's state. Another state is refused on `state`.",
    { params, body: ADDRESS, reply: WRITE_REPLY },
  ),
  describeCall(property.chooseParcel, 'Choose the parcel', '`propertyId` of one of the candidates.', {
    params,
    body: { propertyId: 'P1' },
    reply: WRITE_REPLY,
  }),
  describeCall(
    property.correctParcel,
    'Send the parcel number',
    'Where the address found nothing, it starts the search again. At other steps, staff decide.',
    {
      params,
      body: { parcelNumber: 'R1234567890', documentUuids: [] },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(property.saveValueEstimate, 'Estimate the value', 'Dollars. Used until a broker values the home.', {
    params,
    body: { estimatedValue: 510_000, condition: 'GOOD', beds: 3, baths: 2.5, squareFeet: 1850 },
    reply: WRITE_REPLY,
  }),
  describeCall(
    offers.readOffers,
    'My offers',
    "Dollars and decimal fractions. `selection` is the current choice with the server's figures. `changed` is what a new pricing changed. `closing` is what the current closing documents also promise.",
    {
      params,
      reply: { ...OFFER_SET, version: 12 },
    },
  ),
  describeCall(offers.readOfferHistory, 'Get the offer history', 'Oldest first.', {
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
  describeCall(
    offers.quoteOffer,
    'Quote a choice',
    'Computed from the ids and the draw by the same function as in the browser. Stores nothing. `offer-expired`: the offer set is not the current one.',
    {
      params,
      body: CHOICE,
      reply: QUOTE,
    },
  ),
  describeCall(offers.saveDraftChoice, 'Save the current choice', 'A draft, not a fact: `version` does not change.', {
    params,
    body: CHOICE,
    reply: { ...WRITE_REPLY, ...QUOTE },
  }),
  describeCall(
    offers.confirmOffer,
    'Confirm the choice',
    '`shown` are the figures on the screen: compared, never stored. The borrower can consent to the hard pull here or at submission.',
    {
      params,
      body: {
        ...CHOICE,
        shown: { monthlyPayment: 751.42, rate: 0.0835, totalDraw: 87_541.5 },
        consentRequests: [{ type: 'HARD_CREDIT', version: '3' }],
      },
      reply: { ...WRITE_REPLY, ...QUOTE },
    },
  ),
  describeCall(
    offers.reopenOffers,
    'Request a different draw',
    'Reopens the choice within the same offers. The next choice makes a new document set and replaces the current documents.',
    {
      params,
      body: { reason: 'ANOTHER_DRAW' },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    offers.acceptFinalOffer,
    'Accept the final offer',
    '`shown` are the figures of the closing disclosure on the screen: compared, never stored. Refused until every document of the set is acknowledged.',
    {
      params,
      body: { offerSetId: CHOICE.offerSetId, shown: { monthlyPayment: 751.42, rate: 0.0835, totalDraw: 87_541.5 } },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    offers.readWinback,
    'Get the counteroffer',
    '`keptUntil` is null until the counteroffer notice is sent; 90 days from then.',
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
  describeCall(
    offers.answerWinback,
    'Answer the counteroffer',
    'Refusing means a denial of the line first requested, with its notice, so it needs a confirmation.',
    {
      params,
      body: { answer: 'ACCEPT' },
      reply: WRITE_REPLY,
    },
  ),
  describeCall(
    offers.refuseReoffer,
    'Stop at a changed offer',
    'Ends the application: declined if the new offer is worse, otherwise withdrawn. The reply names any fee to refund.',
    {
      params,
      body: { confirmed: true, comment: 'Too small for the roof.' },
      reply: { ...WRITE_REPLY, refund: null },
    },
  ),
  describeCall(assets.readAssets, 'My accounts', 'Balances and the monthly income they count as, in dollars.', {
    params,
    reply: { assets: [ASSET], countsForMonthlyIncome: 2000 },
  }),
  describeCall(assets.addAsset, 'Add an account', 'Balance in dollars. No account number is needed.', {
    params,
    body: { type: 'SAVINGS', institution: 'Sample Bank', balance: 240_000 },
    reply: { ...WRITE_REPLY, asset: ASSET },
  }),
  describeCall(assets.removeAsset, 'Remove an account', 'Only before continuing.', {
    params: { uuid: LOAN, assetUuid: OTHER },
    reply: WRITE_REPLY,
  }),
  describeCall(assets.completeAssets, 'Continue with the accounts', 'Without any account, it skips the step.', {
    params,
    body: { skip: false },
    reply: WRITE_REPLY,
  }),
  describeCall(
    liens.markPayoff,
    'Mark a debt for payoff',
    'Dollars. At the offer choice, offers are priced again and the reply has the new set. A mark never changes the status.',
    {
      params: { uuid: LOAN, liabilityUuid: OTHER },
      body: { status: 'MARKED_FOR_PAYOFF' },
      reply: { ...WRITE_REPLY, payoffTotal: 8200, monthlyFreed: 246, offers: OFFER_SET },
    },
  ),
];
