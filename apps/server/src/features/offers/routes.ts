import {
  acceptFinalOffer,
  answerWinback,
  reopenOffers,
  confirmOffer,
  quoteOffer,
  readOfferHistory,
  readOffers,
  readWinback,
  refuseReoffer,
  saveDraftChoice as saveDraftChoiceCall,
} from '@lintel/contract';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { record } from '../../loan-file/index.ts';
import { checkedQuote, findLatestSet } from '../../records/offer-sets/index.ts';
import { loadRefundDue } from '../valuation/index.ts';
import { recordFinalAcceptance } from './accept-final.ts';
import { causeWords } from './cause.ts';
import { confirmChoice, saveDraftChoice } from './confirm.ts';
import { loadOfferHistory } from './history.ts';
import { loadOfferSet } from './offer-set.ts';
import { priceLater, priceWhenDue } from './price.ts';
import { recordStop } from './stop-here.ts';
import { recordWinbackAnswer, loadWinback } from './winback.ts';

/**
 * Prices offers, shows them, and records the borrower's choice, the final offer's acceptance and the answer to a
 * smaller line.
 */
export const offers: Feature = {
  work: { 'offers.price': priceLater },
  words: { rechoose: causeWords },
  followUps: [priceWhenDue],
  routes(app, context) {
    mount(app)(readOffers)(async ({ loan }) => ({
      ...(await loadOfferSet(context, context.db, loan.uuid, loan.projection)),
      version: loan.version,
    }));
    mount(app)(readOfferHistory)(({ loan }) => loadOfferHistory(context, loan.uuid));
    mount(app)(quoteOffer)(
      async ({ loan, body }) => checkedQuote(await findLatestSet(context.vault, context.db, loan.uuid), body).quote,
    );
    mount(app)(saveDraftChoiceCall)(async ({ loan, body, by }) => {
      const { reply, result } = await saveDraftChoice(
        context,
        loan.uuid,
        body,
        by('offers', 'selection', 'markedPayoffs'),
      );
      return { ...reply, ...result };
    });
    mount(app)(confirmOffer)(async ({ loan, body, by, organisation, request }) => {
      const from = { organisation, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      const { reply, result } = await confirmChoice(
        context,
        loan.uuid,
        body,
        from,
        by('offers', 'selection', 'markedPayoffs'),
      );
      return { ...reply, ...result };
    });
    mount(app)(reopenOffers)(async ({ loan, by }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        () => [{ type: 'DrawChangeAsked', data: {} }],
        by('closingSet', 'closingDisclosureSet', 'finalOfferAcceptedSet', 'selection'),
      );
      return reply;
    });
    mount(app)(acceptFinalOffer)(async ({ loan, body, by }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) => recordFinalAcceptance(context, lockedLoan, body),
        by('offers', 'selection', 'closingSet', 'closingDisclosureSet', 'finalOfferAcceptedSet'),
      );
      return reply;
    });
    mount(app)(readWinback)(async ({ loan }) => ({
      ...(await loadWinback(context, context.db, loan.uuid, loan.projection)),
      version: loan.version,
    }));
    mount(app)(answerWinback)(async ({ loan, body, by }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) => recordWinbackAnswer(context, lockedLoan, body),
        by('offers'),
      );
      return reply;
    });
    mount(app)(refuseReoffer)(async ({ loan, body, by }) => {
      const refund = await loadRefundDue(context, context.db, loan.uuid, loan.projection);
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) => recordStop(context, lockedLoan, body.comment ?? null),
        by('offers', 'selection'),
      );
      return { ...reply, refund };
    });
  },
};
