import { WINBACK_REASONS } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from './call.ts';
import { HELOC_API } from './paths.ts';
import { date, dollars, fraction, instant, line, loanParams, text, uuid, version, whole } from './shapes/base.ts';
import { hardConsentRequests } from './shapes/consent.ts';
import { choice, offerSet, quote, shownFigures } from './shapes/offer.ts';
import { refund, writeReply, writeReplyFields } from './shapes/status.ts';

const QUOTE_REFUSALS = ['draw-out-of-range', 'offer-expired', 'choice-unknown'] as const;
const CHOICE_STATUSES = ['OFFER_SELECTION', 'REVISED_OFFER_SELECTION'] as const;

/** Returns the current offers, the debts that can be paid off and the choice so far. */
export const readOffers = call({
  id: 'OF-1',
  tag: 'offers',
  method: 'GET',
  path: `${HELOC_API}/offers`,
  auth: 'borrower',
  params: loanParams,
  reply: z.extend(offerSet, { version }),
  errors: [],
});

/** Lists every change of the offers with its causes, oldest first. */
export const readOfferHistory = call({
  id: 'OF-1 history',
  tag: 'offers',
  method: 'GET',
  path: `${HELOC_API}/offers/history`,
  auth: 'borrower',
  params: loanParams,
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

/** Returns the payment, rate and costs of a choice; saves nothing. */
export const quoteOffer = call({
  id: 'OF-2',
  tag: 'offers',
  method: 'POST',
  path: `${HELOC_API}/offers/quotes`,
  auth: 'borrower',
  params: loanParams,
  body: choice,
  reply: quote,
  errors: QUOTE_REFUSALS,
});

/** Saves the choice so far as a draft. Records no fact, so the version stays the same. */
export const saveDraftChoice = call({
  id: 'OF-3',
  tag: 'offers',
  method: 'PUT',
  path: `${HELOC_API}/offers/selection`,
  auth: 'borrower',
  params: loanParams,
  body: choice,
  reply: z.extend(quote, writeReplyFields),
  errors: [...QUOTE_REFUSALS, 'payoff-not-possible'],
  rules: { ifMatch: 'required', openAt: CHOICE_STATUSES },
});

/** Confirms the choice. Only this call records OfferSelected, with or without consent to the hard pull. */
export const confirmOffer = call({
  id: 'OF-4',
  tag: 'offers',
  method: 'POST',
  path: `${HELOC_API}/offers/confirmation`,
  auth: 'borrower',
  params: loanParams,
  body: z.extend(choice, { shown: shownFigures, consentRequests: z.nullish(hardConsentRequests) }),
  reply: z.extend(quote, writeReplyFields),
  errors: ['quote-changed', 'consent-outdated', ...QUOTE_REFUSALS, 'payoff-not-possible'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: CHOICE_STATUSES },
});

/**
 * Reopens the offers for another choice. Before submission this regenerates the summary, at the final offer the closing
 * documents.
 */
export const reopenOffers = call({
  id: 'OF-5 requote',
  tag: 'offers',
  method: 'POST',
  path: `${HELOC_API}/offers/requote`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ reason: z.literal('ANOTHER_DRAW') }),
  reply: writeReply({}),
  errors: [],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['APP_SUBMISSION', 'FINAL_OFFER'] },
});

/** Accepts the final offer of the current documents, once each of them was read. */
export const acceptFinalOffer = call({
  id: 'OF-5 final-acceptance',
  tag: 'offers',
  method: 'POST',
  path: `${HELOC_API}/offers/final-acceptance`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ offerSetId: line, shown: shownFigures }),
  reply: writeReply({}),
  errors: ['quote-changed', 'documents-unread'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['FINAL_OFFER'] },
});

const lineTerms = z.strictObject({
  lineAmount: dollars,
  maxDraw: z.nullish(dollars),
  monthlyPayment: z.nullish(dollars),
  rate: z.nullish(fraction),
});
const largestDraw = z.strictObject({ amount: dollars, term: whole, originationFee: fraction });
const WINBACK_ACTIONS = ['ACCEPT', 'REFUSE', 'PAY_OFF_LIEN'] as const;

/** Returns the smaller line that is possible, next to the one requested. */
export const readWinback = call({
  id: 'OF-6 get',
  tag: 'offers',
  method: 'GET',
  path: `${HELOC_API}/offers/winback`,
  auth: 'borrower',
  params: loanParams,
  reply: z.strictObject({
    reason: z.enum(WINBACK_REASONS),
    before: z.nullish(lineTerms),
    after: lineTerms,
    /** The largest draw of any offer. */
    most: z.nullish(largestDraw),
    /** The largest draw of the offer selected by default. */
    usual: z.nullish(largestDraw),
    acts: z.array(z.enum(WINBACK_ACTIONS)),
    keptUntil: z.nullish(date),
    version,
  }),
  errors: ['not-at-this-step'],
});

/** Accepts or refuses the smaller line, or pays off a lien to get a larger one. "Not now" sends no call. */
export const answerWinback = call({
  id: 'OF-6 post',
  tag: 'offers',
  method: 'POST',
  path: `${HELOC_API}/offers/winback`,
  auth: 'borrower',
  params: loanParams,
  body: z.discriminatedUnion('answer', [
    z.strictObject({ answer: z.literal('ACCEPT') }),
    z.strictObject({ answer: z.literal('REFUSE'), confirmed: z.literal(true) }),
    z.strictObject({ answer: z.literal('PAY_OFF_LIEN'), liabilityUuid: uuid }),
  ]),
  reply: writeReply({}),
  errors: ['payoff-not-possible'],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['CLTV_LIEN_POSITION_REQUALIFY'] },
});

/**
 * Refuses a reoffer: if it is worse the application is declined, otherwise withdrawn. FeeRefunded is recorded first
 * when a fee must be refunded.
 */
export const refuseReoffer = call({
  id: 'OF-7',
  tag: 'offers',
  method: 'POST',
  path: `${HELOC_API}/offers/refusal`,
  auth: 'borrower',
  params: loanParams,
  body: z.strictObject({ confirmed: z.literal(true), comment: z.nullish(text) }),
  reply: writeReply({ refund: z.nullish(refund) }),
  errors: [],
  rules: { idempotency: 'required', ifMatch: 'required', openAt: ['REVISED_OFFER_SELECTION'] },
});
