import {
  confirmNonRescission,
  enterRescission,
  readPayout,
  readRescission,
  readTimeline,
  rescind,
  settleRescission,
} from '@lintel/contract';
import type { FastifyRequest } from 'fastify';
import type { Feature } from '../../kernel/feature.ts';
import { mount } from '../../kernel/http/index.ts';
import { whileListening } from '../../kernel/jobs/index.ts';
import { cancelOnline, type ClientInfo } from './cancel.ts';
import { confirmNot } from './confirm.ts';
import { creditorWords, lastDayWords, marginWords, unnoticedNames } from './gate-words.ts';
import { recordNoticeDeliveries } from './notices.ts';
import { loadPayout } from './payout.ts';
import { periodSet } from './period.ts';
import { postUnread, sendNotices } from './send-notices.ts';
import { loadRescission } from './shape.ts';
import { staffTasks } from './staff-tasks.ts';
import { enterRescissionLetter, recordRescissionSettlement } from './staff.ts';
import { loadTimeline } from './timeline.ts';

const toClientInfo = ({ ip, headers }: FastifyRequest): ClientInfo => ({
  ip,
  userAgent: headers['user-agent']?.slice(0, 300) ?? null,
});

/** The right to cancel, from its notices to the owners' confirmations, and the page after the signing. */
export const rescission: Feature = {
  staffTasks,
  work: { 'notices.send': sendNotices },
  followUps: [recordNoticeDeliveries, periodSet],
  words: {
    'rescission-notice': unnoticedNames,
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
    mount(app)(readPayout)(async ({ loan }) => (await loadPayout(context, loan)) ?? undefined);
    mount(app)(confirmNonRescission)(async ({ loan, body, by, request }) => {
      const { reply, result: receivedAt } = await confirmNot(context, loan, body, toClientInfo(request), by());
      return { ...reply, receivedAt: receivedAt.toISOString() };
    });
    mount(app)(enterRescission)((asked) => enterRescissionLetter(asked, asked.body));
    mount(app)(settleRescission)((asked) => recordRescissionSettlement(asked, asked.params.rescissionUuid, asked.body));
    whileListening(app, context, 'the notices of the right to cancel', () => postUnread(context));
  },
};
