import {
  acknowledgeValuationNotice,
  askReconsideration,
  bookAppraisal,
  orderValuation,
  payAppraisal,
  readValuation,
} from '@lintel/contract';
import { endOfDay, formatDateInProse, formatMoney } from '@lintel/domain';
import type { Feature } from '../../kernel/feature.ts';
import { mount, getRequestOrigin } from '../../kernel/http/index.ts';
import { loanNow, pacificDay, type GateWords, record, loanReply } from '../../loan-file/index.ts';
import { bookVisit } from './book.ts';
import { loadRefundPeriod } from './disclosures.ts';
import { buildRefundFacts } from './fees.ts';
import { orderAppraisal, orderRemoteValuation, quoteAppraisal } from './jobs.ts';
import { saveNoticeAcknowledgment, placeValuationOrder } from './order.ts';
import { findValuationOrder } from './orders.ts';
import { refundAppraisal, queuePromisedRefund } from './paid.ts';
import { openPaymentPage } from './payments.ts';
import { saveReconsiderationRequest } from './reconsider.ts';
import { staffTasks } from './staff-tasks.ts';
import { loadValuationReply } from './state.ts';
import { valuationWebhooks } from './webhooks.ts';

/**
 * Fills the sentence of the step `appraisal-payment` with the appraisal's price and its refund deadline. A deadline in
 * the past isn't shown.
 */
const quoteWords: GateWords = async (context, trx, uuid) => {
  const order = await findValuationOrder(context.vault, trx, uuid, 'ONSITE_APPRAISAL');
  const now = await loanNow(context, trx);
  const { until, ends } = await loadRefundPeriod(trx, uuid, now);
  const midnight = new Date(endOfDay(pacificDay(now)));
  return {
    ...(order && { fee: formatMoney(order.feeCents / 100) }),
    ...(ends > now && { date: formatDateInProse(until) }),
    until: ends > now && ends < midnight ? ends : midnight,
  };
};

/** Ordering, paying and booking a valuation of the home, its results, and the reconsideration of a value. */
export const valuation: Feature = {
  beforeEnd: [(loan, context) => buildRefundFacts(context, loan)],
  staffTasks,
  work: {
    'valuation.order': orderRemoteValuation,
    'valuation.quoteAppraisal': quoteAppraisal,
    'valuation.orderAppraisal': orderAppraisal,
  },
  webhooks: valuationWebhooks,
  backgroundJobs: { 'refund-appraisal': refundAppraisal },
  followUps: [queuePromisedRefund],
  words: { 'appraisal-payment': quoteWords },
  routes(app, context) {
    mount(app)(readValuation)(({ loan }) => loadValuationReply(context, loan));
    mount(app)(orderValuation)(async ({ loan, body, by }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) => placeValuationOrder(context, lockedLoan, body),
        by('valuation'),
      );
      return reply;
    });
    mount(app)(acknowledgeValuationNotice)(async ({ loan, body, by }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) => saveNoticeAcknowledgment(context, lockedLoan, body),
        by(),
      );
      return reply;
    });
    mount(app)(payAppraisal)(async ({ loan, body, request }) => {
      const link = await openPaymentPage(
        context,
        loan,
        body.fee,
        getRequestOrigin(context, request, loan.organisation),
      );
      return { ...(await loanReply(context, loan.uuid)), link };
    });
    mount(app)(bookAppraisal)(async ({ loan, body, by }) => {
      await bookVisit(context, loan, body.slotId, by());
      return loanReply(context, loan.uuid);
    });
    mount(app)(askReconsideration)(async ({ loan, body, by, idempotencyKey }) => {
      const { reply } = await record(
        context,
        loan.uuid,
        (lockedLoan) => saveReconsiderationRequest(context, lockedLoan, body, idempotencyKey ?? ''),
        by(),
      );
      return reply;
    });
  },
};
