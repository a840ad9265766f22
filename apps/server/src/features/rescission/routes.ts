import {
  confirmNonRescission,
  enterRescission,
  readDisbursement,
  readRescission,
  readTimeline,
  rescind,
  settleRescission,
} from '@lintel/contract';
import type { FastifyRequest } from 'fastify';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { sweepWhileListening } from '../../kernel/jobs/index.ts';
import { cancelOnline, type ClientInfo } from './cancel.ts';
import { recordNonRescission } from './confirm.ts';
import { creditorWords, lastDayWords, marginWords, rescissionNoticeWords } from './gate-words.ts';
import { recordNoticeDeliveries } from './notices.ts';
import { loadPayout } from './payout.ts';
import { setCancelPeriodWhenDue } from './period.ts';
import { mailUnreadNotices, sendNotices } from './send-notices.ts';
import { loadRescission } from './shape.ts';
import { staffTasks } from './staff-tasks.ts';
import { enterRescissionLetter, recordRescissionSettlement } from './staff.ts';
import { loadTimeline } from './timeline.ts';

const toClientInfo = ({ ip, headers }: FastifyRequest): ClientInfo => ({
  ip,
  userAgent: headers['user-agent']?.slice(0, 300) ?? null,
});

/**
 * Routes and jobs of the right to cancel: notices, cancellation, confirmations, staff's letters and settlement; also
 * the timeline and disbursement.
 */
export const rescission: Feature = {
  staffTasks,
  work: { 'notices.send': sendNotices },
  followUps: [recordNoticeDeliveries, setCancelPeriodWhenDue],
  words: {
    'rescission-notice': rescissionNoticeWords,
    rescission: lastDayWords,
    'mail-margin': marginWords,
    'payoff-renew': creditorWords,
    'pay-creditors': creditorWords,
  },
  routes(app, context) {
    mount(app)(readRescission)(({ loan }) => loadRescission(context, loan));
    mount(app)(rescind)(async ({ loan, body, by, request }) => {
      const { reply, result: receivedAt } = await cancelOnline(context, loan, body, toClientInfo(request), by());
      return { ...reply, receivedAt: receivedAt.toISOString() };
    });
    mount(app)(readTimeline)(({ loan }) => loadTimeline(context, loan));
    mount(app)(readDisbursement)(async ({ loan }) => (await loadPayout(context, loan)) ?? undefined);
    mount(app)(confirmNonRescission)(async ({ loan, body, by, request }) => {
      const { reply, result: receivedAt } = await recordNonRescission(context, loan, body, toClientInfo(request), by());
      return { ...reply, receivedAt: receivedAt.toISOString() };
    });
    mount(app)(enterRescission)((action) => enterRescissionLetter(action, action.body));
    mount(app)(settleRescission)((action) =>
      recordRescissionSettlement(action, action.params.rescissionUuid, action.body),
    );
    sweepWhileListening(app, context, 'the notices of the right to cancel', () => mailUnreadNotices(context));
  },
};
