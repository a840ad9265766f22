import { WINBACK_REASONS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { H } from './paths.ts';
import { date, dollars, fraction, instant, line, onLoan, text, uuid, version, whole } from './shapes/base.ts';
import { hardConsentRequests } from './shapes/consent.ts';
import { choice, offerSet, quote, shown } from './shapes/offer.ts';
import { refund, write, written } from './shapes/status.ts';

const QUOTE_REFUSALS = ['draw-out-of-range', 'offer-expired', 'choice-unknown'] as const;
const CHOICE = ['OFFER_SELECTION', 'REVISED_OFFER_SELECTION'] as const;

/** OF-1. The present offers, the debts that may be paid off, the choice so far. */
export const readOffers = call({
  id: 'OF-1',
  tag: 'offers',
  method: 'GET',
  path: `${H}/offers`,
  auth: 'borrower',
  params: onLoan,
  reply: z.extend(offerSet, { version }),
  errors: [],
});

/** OF-1 history. Every change of the offers, oldest first. */
export const readOfferHistory = call({
  id: 'OF-1 history',
  tag: 'offers',
  method: 'GET',
  path: `${H}/offers/history`,
  auth: 'borrower',
  params: onLoan,
  reply: z.array(
    z.strictObject({
      at: instant,
      offerSetId: line,
      because: z.array(z.string()),
      before: z.nullish(quote),
      after: z.nullish(quote),
    }),
  ),
  errors: [],
});

/** OF-2. The server's figures for a choice; stores nothing. */
export const quoteOffer = call({
  id: 'OF-2',
  tag: 'offers',
  method: 'POST',
  path: `${H}/offers/quotes`,
  auth: 'borrower',
  params: onLoan,
  body: choice,
  reply: quote,
  errors: QUOTE_REFUSALS,
});

/** OF-3. Keeps the choice so far, a draft and no fact: the version stays. */
export const selectOffer = call({
  id: 'OF-3',
  tag: 'offers',
  method: 'PUT',
  path: `${H}/offers/selection`,
  auth: 'borrower',
  params: onLoan,
  body: choice,
  reply: z.extend(quote, written),
  errors: [...QUOTE_REFUSALS, 'payoff-not-possible'],
  rules: { ifMatch: 'required', openAt: CHOICE },
});

/** OF-4. Confirms the choice: it alone records OfferSelected, with the hard pull's consent or without. */
export const confirmOffer = call({
  id: 'OF-4',
  tag: 'offers',
  method: 'POST',
  path: `${H}/offers/confirmation`,
  auth: 'borrower',
  params: onLoan,
  body: z.extend(choice, { shown, consentRequests: z.nullish(hardConsentRequests) }),
  reply: z.extend(quote, written),
  errors: ['quote-changed', 'consent-outdated', ...QUOTE_REFUSALS, 'payoff-not-possible'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: CHOICE },
});

/** OF-5 requote. Asks for another choice: the offers are open again. Before the submission the summary is made again, at the final offer the closing documents. */
export const askForAnotherDraw = call({
  id: 'OF-5 requote',
  tag: 'offers',
  method: 'POST',
  path: `${H}/offers/requote`,
  auth: 'borrower',
  params: onLoan,
  body: z.strictObject({ reason: z.literal('ANOTHER_DRAW') }),
  reply: write({}),
  errors: [],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['APP_SUBMISSION', 'FINAL_OFFER'] },
});

/** OF-5 final-acceptance. Accepts the final offer of the present papers, once each of them was read. */
export const acceptFinalOffer = call({
  id: 'OF-5 final-acceptance',
  tag: 'offers',
  method: 'POST',
  path: `${H}/offers/final-acceptance`,
  auth: 'borrower',
  params: onLoan,
  body: z.strictObject({ offerSetId: line, shown }),
  reply: write({}),
  errors: ['quote-changed', 'documents-unread'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['FINAL_OFFER'] },
});

const terms = z.strictObject({
  lineAmount: dollars,
  maxDraw: z.nullish(dollars),
  monthlyPayment: z.nullish(dollars),
  rate: z.nullish(fraction),
});
const largestDraw = z.strictObject({ amount: dollars, term: whole, originationFee: fraction });
const ACTS = ['ACCEPT', 'REFUSE', 'PAY_OFF_LIEN'] as const;

/** OF-6 get. The smaller line that works, beside the one asked for. */
export const readWinback = call({
  id: 'OF-6 get',
  tag: 'offers',
  method: 'GET',
  path: `${H}/offers/winback`,
  auth: 'borrower',
  params: onLoan,
  reply: z.strictObject({
    reason: z.enum(WINBACK_REASONS),
    before: z.nullish(terms),
    after: terms,
    /** The largest draw of all with its term and fee, and that of the choice that the offers open with. */
    most: z.nullish(largestDraw),
    usual: z.nullish(largestDraw),
    acts: z.array(z.enum(ACTS)),
    keptUntil: z.nullish(date),
    version,
  }),
  errors: ['not-at-this-step'],
});

/** OF-6. Accepts or refuses the smaller line, or pays off a lien for a larger one. "Not now" is no call. */
export const answerWinback = call({
  id: 'OF-6 post',
  tag: 'offers',
  method: 'POST',
  path: `${H}/offers/winback`,
  auth: 'borrower',
  params: onLoan,
  body: z.discriminatedUnion('answer', [
    z.strictObject({ answer: z.literal('ACCEPT') }),
    z.strictObject({ answer: z.literal('REFUSE'), confirmed: z.literal(true) }),
    z.strictObject({ answer: z.literal('PAY_OFF_LIEN'), liabilityUuid: uuid }),
  ]),
  reply: write({}),
  errors: ['payoff-not-possible'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['CLTV_LIEN_POSITION_REQUALIFY'] },
});

/** OF-7. "Stop here" at a re-offer: a worse one is declined, any other withdrawn; a fee that is due back goes first. */
export const refuseReoffer = call({
  id: 'OF-7',
  tag: 'offers',
  method: 'POST',
  path: `${H}/offers/refusal`,
  auth: 'borrower',
  params: onLoan,
  body: z.strictObject({ confirmed: z.literal(true), comment: z.nullish(text) }),
  reply: write({ refund: z.nullish(refund) }),
  errors: [],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['REVISED_OFFER_SELECTION'] },
});
