import { randomUUID } from 'node:crypto';
import {
  BORROWER,
  formatDateInProse,
  calendarDay,
  hasSignedDeed,
  isPresent,
  JOIN_MINUTES,
  notaryHours,
} from '@lintel/domain';
import type { Context } from '../context.ts';
import { refuse } from '../http/errors.ts';
import { loanNow } from '../loan-file/clock.ts';
import type { OpenedLoan } from '../loan-file/ownership.ts';
import { homeOf, zoneOfHome } from '../property/home.ts';
import { stageOf } from '../signers/own-status.ts';
import { papersFor } from '../signing/package.ts';
import { opened } from '../vendors/notary/port.ts';
import { atOnce } from './offices.ts';
import { signerOf, whoOf } from './people.ts';
import { bookingBy, changeSession, keepSession, lastSession, urlOf, type SessionRow } from './store.ts';
import { NOT_KNOWN } from './words.ts';

interface Joined {
  readonly row: SessionRow;
  readonly url: string;
}

/** Joins a notary by video. A session that is open is gone on with; one about papers that changed is over. */
export async function joinNotary(
  context: Context,
  loan: OpenedLoan,
  bookingUuid: string | null,
  origin: string,
): Promise<Joined> {
  const { db, vault } = context;
  const who = whoOf(loan);
  const { projection: file } = loan;
  if (!isPresent(file, file.notary?.papers) || hasSignedDeed(file, who.person) || file.notary?.mode !== 'REMOTE')
    refuse('not-at-this-step');
  if (who.person !== BORROWER && (await stageOf(db, loan, who.person)) !== 'NOTARY') refuse('not-at-this-step');
  const now = await loanNow(context, db);
  const last = await lastSession(db, who);
  if (last && last.ended_at === null) {
    if (last.papers === file.papers) return { row: last, url: urlOf(vault, last) };
    await changeSession(db, last.uuid, { state: 'ENDED', ended_because: 'PAPERS_CHANGED', ended_at: now });
  }
  const booking =
    bookingUuid === null ? undefined : ((await bookingBy(vault, db, who, bookingUuid)) ?? refuse('not-found'));
  const zone = await zoneOfHome(context, db, loan.uuid);
  const saidIn = (at: Date): string =>
    `${formatDateInProse(calendarDay(at.toISOString(), zone))}, ${at.toLocaleTimeString('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })}`;
  if (booking) {
    if (booking.cancelled_at || booking.kind !== 'ELECTRONIC') return refuse('not-found');
    const from = new Date(booking.starts_at.getTime() - JOIN_MINUTES * 60_000);
    if (now < from) return refuse('too-early', { date: saidIn(from) });
  } else {
    const { zone: theirs, week } = context.vendors.notary.hours;
    const { isOpen, opensAt } = notaryHours(week, theirs, now.toISOString());
    if (!isOpen) return refuse('notary-closed', { time: opensAt ? saidIn(new Date(opensAt)) : NOT_KNOWN });
  }
  const uuid = randomUUID();
  // A further signer comes back to a page of their own: on the borrower's their session ends (ledger SIGNER-003).
  const back = who.person === BORROWER ? `${loan.uuid}/notary/session?` : 'heloc-signer/sign?at=session&';
  const answer = await openAt(
    context,
    loan,
    uuid,
    booking?.uuid ?? null,
    `${origin}/account/heloc/${back}session=${uuid}`,
  );
  if (answer.outcome === 'CLOSED')
    return refuse('notary-closed', { time: answer.opensAt ? saidIn(new Date(answer.opensAt)) : NOT_KNOWN });
  const row = await keepSession(vault, db, {
    uuid,
    application_uuid: loan.uuid,
    person: who.person,
    papers: file.papers,
    booking_uuid: booking?.uuid ?? null,
    state: answer.state,
    queue_position: answer.queuePosition,
    ended_because: null,
    started_at: now,
    ended_at: null,
    url: answer.url,
  });
  return { row, url: urlOf(vault, row) };
}

async function openAt(context: Context, loan: OpenedLoan, uuid: string, bookingId: string | null, returnUrl: string) {
  const { gateway, notary } = context.vendors;
  const { audience, organisation } = loan;
  const signer = await signerOf(context, context.db, loan, audience);
  const {
    address: { state },
  } = await homeOf(context, context.db, loan.uuid);
  // What needs no notary was signed before: the deed is what is left.
  const papers = (await papersFor(context.db, loan.uuid, audience)).filter(
    (paper) => paper.signedBy === 'NOTARY' && paper.signedAt === null,
  );
  if (papers.length === 0) return refuse('not-at-this-step');
  const key = `notary-session:${uuid}`;
  const call = {
    kind: 'notary',
    op: 'notary.open',
    key,
    organisation,
    applicationUuid: loan.uuid,
    attempt: 1,
  } as const;
  const request = {
    organisation,
    sessionId: uuid,
    bookingId,
    signer,
    state,
    papers: papers.map(({ document, title, sha256 }) => ({ document, title, sha256 })),
    returnUrl,
  };
  const answer = await atOnce(() => gateway.ask(call, notary.provider, opened, (meta) => notary.open(request, meta)));
  return answer;
}
