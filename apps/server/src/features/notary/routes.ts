import {
  bookNotary,
  cancelNotaryBooking,
  changeNotaryBooking,
  changeNotaryKind,
  checkNotaryDevice,
  giveAttorneyOpinion,
  readAttorneyOpinion,
  readNotary,
  readNotaryCalendar,
  readNotaryOffices,
  readNotarySession,
  readNotarySlots,
  readWetSignings,
  recordWetSigning,
  startNotarySession,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import type { Feature } from '../../kernel/feature.ts';
import { refuse, mount, getRequestOrigin } from '../../kernel/http/index.ts';
import { loanNow, loanReply } from '../../loan-file/index.ts';
import { loadHome } from '../../records/home/index.ts';
import { makeNotaryPlan } from '../../records/notary-plan/index.ts';
import { openAttorneyTask, submitAttorneyOpinion, loadAttorneyOpinion } from './attorney.ts';
import { cancelBookedSlot, moveNotaryBooking, bookNotarySlot } from './book.ts';
import { buildCalendarEntry } from './calendar.ts';
import { switchToInPerson } from './change-kind.ts';
import { ownerNoticeWords, waitWords } from './gate-words.ts';
import { loadOfficesNear } from './offices.ts';
import { loadNotaryOverview } from './overview.ts';
import { recordOwnerNoticeRead, deliverOwnerNotices } from './owner-notice.ts';
import { toNotaryParty } from './people.ts';
import { joinNotary } from './sessions.ts';
import { toBookingReply, toSessionReply } from './shapes.ts';
import { loadFreeSlots } from './slots.ts';
import { staffTasks } from './staff-tasks.ts';
import { loadBooking, saveDeviceCheck, findSession } from './store.ts';
import { notaryWebhooks } from './webhooks.ts';
import { saveWetSignings, loadWetSignings } from './wet-signing.ts';

/**
 * Signing a deed before a notary: the plan and its wait, times and places, video sessions, signing in ink, and an
 * attorney's opinion where a state requires one.
 */
export const notary: Feature = {
  staffTasks,
  work: { 'notices.owners': deliverOwnerNotices, 'notary.plan': makeNotaryPlan, 'staff.attorney': openAttorneyTask },
  followUps: [recordOwnerNoticeRead],
  webhooks: notaryWebhooks,
  words: { 'owner-notice': ownerNoticeWords, 'waiting-period': waitWords },
  routes(app, context) {
    mountMeeting(app, context);
    mountSessions(app, context);
    mountStaffCalls(app, context);
  },
};

function mountMeeting(app: FastifyInstance, context: Context): void {
  mount(app)(readNotary)(({ loan }) => loadNotaryOverview(context, loan));
  mount(app)(readNotarySlots)(({ loan, query }) => loadFreeSlots(context, loan, query));
  mount(app)(bookNotary)(async ({ loan, body, by }) => {
    const { reply, booking } = await bookNotarySlot(context, loan, body, by());
    return { ...reply, booking: toBookingReply(booking) };
  });
  mount(app)(changeNotaryBooking)(async ({ loan, params, body, by }) => {
    const { reply, booking } = await moveNotaryBooking(
      context,
      loan,
      params.bookingUuid.toLowerCase(),
      body.slotId,
      by(),
    );
    return { ...reply, booking: toBookingReply(booking) };
  });
  mount(app)(cancelNotaryBooking)(async ({ loan, params, by }) =>
    cancelBookedSlot(context, loan, params.bookingUuid.toLowerCase(), by()),
  );
  mount(app)(readNotaryCalendar)(async ({ loan, params, reply }) => {
    const booking =
      (await loadBooking(context.vault, context.db, toNotaryParty(loan), params.bookingUuid.toLowerCase())) ??
      refuse('not-found');
    reply
      .header('content-type', `text/calendar; charset=utf-8; method=${booking.cancelled_at ? 'CANCEL' : 'PUBLISH'}`)
      .header('content-disposition', 'attachment; filename="notary.ics"');
    return buildCalendarEntry(booking);
  });
  mount(app)(readNotaryOffices)(async ({ loan, query }) => {
    const { address } = await loadHome(context, context.db, loan.uuid);
    return [
      ...(await loadOfficesNear(context, loan.organisation, address.state, query.zip ?? address.zip.slice(0, 5))),
    ];
  });
  mount(app)(changeNotaryKind)(async ({ loan, body, by }) => {
    return switchToInPerson(context, loan, body.fee, by('closingSet', 'notary', 'disclosedNotary'));
  });
}

function mountSessions(app: FastifyInstance, context: Context): void {
  mount(app)(checkNotaryDevice)(async ({ loan, body }) => {
    await saveDeviceCheck(context.db, toNotaryParty(loan), { ...body, checked_at: await loanNow(context, context.db) });
  });
  mount(app)(startNotarySession)(async ({ loan, body, request }) => {
    const { row, url } = await joinNotary(
      context,
      loan,
      body.bookingUuid?.toLowerCase() ?? null,
      getRequestOrigin(context, request, loan.organisation),
    );
    return {
      ...(await loanReply(context, loan.uuid)),
      ...toSessionReply(row),
      mode: 'redirect' as const,
      roomToken: null,
      iceServers: [],
      url,
    };
  });
  mount(app)(readNotarySession)(async ({ loan, params }) =>
    toSessionReply(
      (await findSession(context.db, toNotaryParty(loan), params.sessionUuid.toLowerCase())) ?? refuse('not-found'),
    ),
  );
}

function mountStaffCalls(app: FastifyInstance, context: Context): void {
  mount(app)(readWetSignings)(({ loan }) => loadWetSignings(context, loan));
  mount(app)(recordWetSigning)(async (action) => {
    const { reply, signed } = await saveWetSignings(action, action.body);
    return { ...reply, signed };
  });
  mount(app)(readAttorneyOpinion)(({ caller, loan }) => loadAttorneyOpinion(context, caller, loan));
  mount(app)(giveAttorneyOpinion)((action) => submitAttorneyOpinion(action, action.body));
}
